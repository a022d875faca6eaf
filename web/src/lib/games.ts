// What each game brings to the browser, found by its folder: src/games/<id>/index.ts. A new game needs no list.

import type { Component } from 'svelte'
import type { Table } from './table.svelte'

export interface BoardProps {
  /** The position, the legal actions, and how a decision is made. */
  table: Table
}

/** The default export of src/games/<id>/index.ts. Everything is optional. */
export interface GameRoom {
  /** Draws the whole position and takes the decisions. Without it the plain board does. */
  board?: Component<BoardProps>
  /** The picture on the game's box in the lobby. */
  cover?: Component
  /** SVG <pattern> elements for the ground of the board; their ids begin with "<game>-ground-". */
  grounds?: Component
  /** A readable name of an action; without it the action's notation is shown. */
  actionName?: (table: Table, action: number) => string
  /** What a sentence calls the face with this group and id; without it, the name on the face. */
  nameInSentence?: (group: string, id: string) => string | undefined
  /** What everybody must know besides the question, such as that the game is about to end. */
  warning?: (table: Table) => string | undefined
  /** How the score sheet shows a line; whatever is left out comes from the catalogue. */
  scoreLine?: (table: Table, key: string) => ScoreLineLook
}

export interface ScoreLineLook {
  name?: string
  /** What the line counts, in one sentence. */
  text?: string
  icon?: string
  /** The id of a ground pattern, where that says more than an icon. */
  ground?: string
}

const modules = import.meta.glob<{ default: GameRoom }>('../games/*/index.ts', { eager: true })

/** By the id of the game. */
export const rooms: ReadonlyMap<string, GameRoom> = new Map(
  Object.entries(modules).map(([path, module]) => [path.split('/').at(-2) ?? '', module.default]),
)

export function room(game: string): GameRoom {
  return rooms.get(game) ?? {}
}

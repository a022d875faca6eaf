// What each game brings to the browser, found by its folder: src/games/<id>/index.ts. A new game needs no list.

import type { Component } from 'svelte'
import { loadIcons } from './icons'
import type { Beat } from './story'
import type { Table } from './table.svelte'
import type { LogEntry } from './types'

export interface BoardProps {
  /** The position, the legal actions, and how a decision is made. */
  table: Table
}

type Board = Component<BoardProps>

/** The default export of src/games/<id>/index.ts. Everything is optional. */
export interface GameRoom {
  /** Loads what draws the whole position and takes the decisions. Without it the plain board does. */
  board?: () => Promise<{ default: Board }>
  /** The picture on the game's box in the lobby. */
  cover?: Component
  /** SVG <pattern> elements for the ground of the board; their ids begin with "<game>-ground-". */
  grounds?: Component
  /** A readable name of an action; without it the action's notation is shown. */
  actionName?: (table: Table, action: number) => string
  /** What a sentence calls the face with this group and id; without it, the name on the face. */
  nameInSentence?: (group: string, id: string) => string | undefined
  /** What a sentence calls a value that only the notation uses, such as a place; without it, the value itself. */
  valueInSentence?: (parameter: string, value: string) => string | undefined
  /** What everybody must know besides the question, such as that the game is about to end. */
  warning?: (table: Table) => string | undefined
  /** How the score sheet shows a line; whatever is left out comes from the catalogue. */
  scoreLine?: (table: Table, key: string) => ScoreLineLook
  /** What is told of events that have just happened; without it nothing is. */
  story?: (table: Table, entries: LogEntry[]) => Beat[]
  /** The keys of this game's board. */
  keys?: () => KeyHelp[]
  /** The aids that the board shows, by name. The message "web-<game>-aid-<name>" says what each of them does. */
  aids?: readonly string[]
}

export interface ScoreLineLook {
  name?: string
  /** What the line counts, in one sentence. */
  text?: string
  icon?: string
  /** The id of a ground pattern, where that says more than an icon. */
  ground?: string
}

export interface KeyHelp {
  key: string
  /** What the key does. */
  text: string
}

const modules = import.meta.glob<{ default: GameRoom }>('../games/*/index.ts', { eager: true })

/** By the id of the game. */
export const rooms: ReadonlyMap<string, GameRoom> = new Map(
  Object.entries(modules).map(([path, module]) => [path.split('/').at(-2) ?? '', module.default]),
)

export function room(game: string): GameRoom {
  return rooms.get(game) ?? {}
}

/** The board of a game, if it has one, with the icons it draws. */
export async function loadBoard(game: string): Promise<Board | undefined> {
  const [module] = await Promise.all([room(game).board?.(), loadIcons(game)])
  return module?.default
}

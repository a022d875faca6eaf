// The drawing rooms of the games, found by their folder: src/games/<id>/index.ts. A fifth game needs no list.

import type { Component } from 'svelte'
import type { Table } from './table.svelte'

export interface BoardProps {
  /** Asks and answers: legal actions, looking, committing, lights. */
  table: Table
}

export interface GameRoom {
  /** Draws the whole position and takes the decisions. Without one the plain board does it. */
  board?: Component<BoardProps>
  /** The scene on the box. */
  cover?: Component
  /** A readable name of an action, better than its notation. */
  label?: (table: Table, action: number) => string
  /** A parameter of the log in words, where the engine's notation is for terminals. */
  spoken?: (value: string) => string
  /** The icon of a score line. */
  lineIcon?: (key: string) => string | undefined
  /** The ground pattern of a score line, where that says more than an icon. */
  lineGround?: (key: string) => string | undefined
}

const found = import.meta.glob<{ default: GameRoom }>('../games/*/index.ts', { eager: true })

const rooms = new Map<string, GameRoom>()
for (const [path, module] of Object.entries(found)) {
  rooms.set(path.split('/').at(-2) ?? '', module.default)
}

export function room(game: string): GameRoom {
  return rooms.get(game) ?? {}
}

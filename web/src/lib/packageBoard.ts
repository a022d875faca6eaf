// A board that a package of its own brings: a module of the server, written without any of ours. docs/adding-a-game.md
// describes what it is given; what is here must stay as it is there.

import { addressOf } from './base'
import { faces } from './faces.svelte'
import type { Table } from './table.svelte'
import { t, text } from './text.svelte'
import type { Params } from './types'

/** What the module's default export makes. */
export interface Drawing {
  /** Draws the table as it is; called again whenever something of the table that it has read is different. */
  draw(): void
  /** The page is left. */
  end?(): void
}

export type MakeBoard = (element: HTMLElement, table: BoardTable) => Drawing

/** The table as such a board has it. */
export interface BoardTable {
  /** What the seat sees, as the room's view.py makes it. */
  readonly view: unknown
  /** The seat from which the page shows the table; null for a spectator. */
  readonly seat: number | null
  /** Everybody's name and points, opponents without a seat last. */
  readonly rivals: { name: string; points: number }[]
  /** The seats that owe a decision. */
  readonly pending: readonly number[]
  readonly over: boolean
  readonly legal: readonly number[]
  readonly language: string
  /** The faces of the game, as the room's faces.py makes them. */
  readonly faces: unknown
  /** The number of an action, such as action('take', 2); null when there is none. */
  action(verb: string, ...words: (string | number)[]): number | null
  /** Makes an element stand for an action: looked at, pressed, and refused with a reason when it is not legal. */
  offer(element: HTMLElement | SVGElement, action: number | null): void
  /** Marks an element as an object that lines of the log speak of. */
  mark(element: HTMLElement | SVGElement, ref: string): void
  /** A sentence of the catalogues. */
  say(id: string, params?: Params): string
}

export function boardTable(shown: () => Table): BoardTable {
  return {
    get view() {
      return shown().view
    },
    get seat() {
      return shown().seat
    },
    get rivals() {
      const table = shown()
      return table.shownScores.map((score, seat) => ({ name: table.name(seat), points: score.total }))
    },
    get pending() {
      return shown().state?.pending ?? []
    },
    get over() {
      return shown().state?.over ?? false
    },
    get legal() {
      return shown().legal
    },
    get language() {
      return text.language
    },
    get faces() {
      return faces.document
    },
    action: (verb, ...words) => shown().vocabulary.spelled(verb, ...words),
    offer(element, action) {
      const table = shown()
      const legal = action !== null && table.legal.includes(action)
      const { onpointerenter, onfocus, onblur } = table.target(legal ? action : undefined)
      const target = element as HTMLElement
      set(target, 'action', legal ? String(action) : undefined)
      set(target, 'armed', legal && table.isArmed(action) ? '' : undefined)
      target.onpointerenter = onpointerenter
      target.onfocus = onfocus
      target.onblur = onblur
      target.onclick = (event) => table.attempt(action, event)
    },
    mark(element, ref) {
      set(element, 'ref', ref)
      set(element, 'lit', shown().lit(ref) ? '' : undefined)
    },
    say: (id, params) => t(id, params, shown().name),
  }
}

function set(element: HTMLElement | SVGElement, name: string, value: string | undefined): void {
  if (value === undefined) delete element.dataset[name]
  else element.dataset[name] = value
}

/** The board of a game, from the server. */
export async function importBoard(game: string): Promise<MakeBoard> {
  const address = addressOf(`/api/games/${encodeURIComponent(game)}/board/board.js`)
  const module = (await import(/* @vite-ignore */ address)) as { default?: unknown }
  if (typeof module.default !== 'function') throw new TypeError(`${address} has no function as its default export`)
  return module.default as MakeBoard
}

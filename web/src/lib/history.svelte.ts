// Looking back without leaving the game: everybody's points after each move, and the board as it was then.

import { loadPast, loadPoints } from './api'
import { Table } from './table.svelte'
import type { Analysis, StateMessage } from './types'

/** The move that cost most and the best one instead, in words and as the things that they are about. */
export interface Costly {
  ply: number
  played: string
  best: string
  refs: [string[], string[]]
}

export class History {
  /** Everybody's points by the number of moves; a moment that is not known yet is missing. */
  points = $state.raw<(readonly number[] | undefined)[]>([])
  /** The table as it was, while somebody looks back. */
  past = $state.raw<Table | null>(null)
  /** Where a finished game turned, once somebody asked; kept while the sheet that tells it is closed. */
  analysis = $state.raw<Analysis | null>(null)
  costly = $state.raw<Costly | null>(null)
  #rewinds = 0
  #asking = false
  // Answers for the moments of one table, which do not change until something is taken back.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #moments = new Map<number, Promise<StateMessage>>()

  constructor(readonly table: Table) {}

  /** The number of moves after which the board is shown; null while it is the game as it stands. */
  get at(): number | null {
    return this.past?.state?.ply ?? null
  }

  /** Takes note of a state, and asks for the moments that came between. */
  note({ ply, rewinds, scores }: StateMessage): void {
    if (rewinds !== this.#rewinds) {
      this.#rewinds = rewinds
      this.#moments.clear()
      this.points = this.points.slice(0, ply)
      this.back()
    }
    const points = [...this.points]
    points[ply] = scores.map((score) => score.total)
    this.points = points
    if (!this.#asking && this.#gaps()) void this.#fill()
  }

  #gaps(): boolean {
    return Array.from(this.points).some((moment) => moment === undefined)
  }

  async #fill(): Promise<void> {
    this.#asking = true
    try {
      const history = await loadPoints(this.table.id, this.table.key)
      if (history.rewinds === this.#rewinds) this.points = history.points
    } catch {
      // Without it the points of those moments are not shown.
    } finally {
      this.#asking = false
    }
  }

  /** By how much everybody's points changed between two moments; null while that is not known. */
  change(from: number, to: number): number[] | null {
    const [before, after] = [this.points[from], this.points[to]]
    return before && after ? after.map((points, seat) => points - (before[seat] ?? 0)) : null
  }

  /** Shows the board as it was after `ply` moves. */
  async look(ply: number): Promise<void> {
    const now = this.table.state
    if (!now) return
    if (ply >= now.ply) return this.back()
    const moment = Math.max(0, ply)
    let asked = this.#moments.get(moment)
    if (!asked) {
      asked = loadPast(this.table.id, this.table.key, moment)
      this.#moments.set(moment, asked)
      asked.catch(() => this.#moments.delete(moment))
    }
    const state = await asked
    if (state.rewinds !== this.#rewinds) return
    const past = this.past ?? this.#copy()
    past.show(state)
    this.past = past
  }

  back(): void {
    this.past = null
  }

  /** A table without a connection, seen from the same seat and lit by the same lines. */
  #copy(): Table {
    const past = new Table(this.table.id, this.table.key)
    past.game = this.table.game
    past.personSeat = this.table.seat
    past.wantedSeat = this.table.seat
    past.lights = this.table.lights
    return past
  }
}

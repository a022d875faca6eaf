// What a person decides with one click: usually one action, sometimes a chain of obvious ones. Each action of a chain is
// sent when the state before it has come, and all of them are taken back as one.

import type { StateMessage } from './types'

type Position = Pick<StateMessage, 'ply' | 'rewinds'>
type Situation = Position & Pick<StateMessage, 'pending' | 'legal'>

interface Sent extends Position {
  seat: number
  rest: number[]
  /** The action belongs to the same click as the one before it. */
  chained: boolean
  /** The server has confirmed it. Until then a new state may come from another tab of the same seat. */
  counts: boolean
}

export class Clicks {
  #sent: Sent | null = null
  // The clicks that were carried out, the latest last, each with the ply before it and the number of its moves.
  #made: { seat: number; ply: number; moves: number }[] = []

  /** An action was sent at this position; `rest` follows if all goes as expected. */
  send(seat: number, { ply, rewinds }: Position, rest: number[] = [], chained = false): void {
    this.#sent = { seat, ply, rewinds, rest, chained, counts: false }
  }

  /** What was sent counts; the next state shows it. */
  confirm(): void {
    if (this.#sent) this.#sent.counts = true
  }

  /** What was sent was refused, or nobody knows what became of it. */
  drop(): void {
    this.#sent = null
  }

  /** Takes note of a state. The actions to send now, the first of them at once; none when the chain ends or stops. */
  follow(state: Situation): number[] {
    const sent = this.#sent
    // What was taken back is no click any more.
    this.#made = this.#made.filter((click) => click.ply < state.ply)
    for (const click of this.#made) click.moves = Math.min(click.moves, state.ply - click.ply)
    // A state that shows the same position says only that somebody came or talked.
    if (!sent?.counts || (state.rewinds === sent.rewinds && state.ply <= sent.ply)) return []
    this.#sent = null
    if (state.rewinds !== sent.rewinds) return []
    const last = this.#made.at(-1)
    if (sent.chained && last) last.moves += 1
    else this.#made.push({ seat: sent.seat, ply: sent.ply, moves: 1 })
    const next = sent.rest[0]
    const asked = state.ply === sent.ply + 1 && state.pending.includes(sent.seat)
    const legal = next !== undefined && (state.legal[String(sent.seat)]?.includes(next) ?? false)
    return asked && legal ? sent.rest : []
  }

  /** How many moves the last click of a seat made. */
  movesOf(seat: number): number {
    return this.#made.findLast((click) => click.seat === seat)?.moves ?? 1
  }
}

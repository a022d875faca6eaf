// Deciding ahead of one's turn, on the board of a position that the server imagines.

import { loadAhead } from './api'
import { failureText } from './failure'
import { room } from './games'
import { Table } from './table.svelte'

/** A table without a connection, where a click is noted instead of played. */
class PlanTable extends Table {
  constructor(
    live: Table,
    readonly chosen: (actions: number[]) => void,
  ) {
    super(live.id, live.key)
    this.game = live.game
    this.personSeat = live.seat
    this.wantedSeat = live.seat
    this.lights = live.lights
  }

  override chain(actions: number[]): void {
    this.armed = null
    this.chosen(actions)
  }

  /** Nothing is previewed, for nobody knows whether it comes like that. */
  override look(action: number | null): void {
    if (this.peeked !== action && action !== this.armed) this.armed = null
    this.peeked = action
  }

  override askWhy(): void {}
}

export class Planner {
  /** The questions that are answered, each with its choices, the best first. */
  steps = $state.raw<number[][]>([])
  names = $state.raw<string[][]>([])
  trouble = $state('')
  readonly board: PlanTable
  /** Whether the board shows a position to choose from. */
  ready = $state(false)

  constructor(
    readonly live: Table,
    public auto: boolean,
  ) {
    this.board = new PlanTable(live, (actions) => void this.#choose(actions))
  }

  /** Shows the position in which the seat is asked after the answers so far. */
  async look(): Promise<void> {
    try {
      const { seat } = this.live
      if (seat === null) return
      const answered = this.steps.filter((choices) => choices.length)
      const expected = await loadAhead(this.live.id, this.live.key, { seat, steps: answered, auto: this.auto })
      // Who is at the table does not depend on the position.
      this.board.show({ ...expected, seats: this.live.state?.seats ?? expected.seats })
      this.steps = [...answered, []]
      this.names = [...this.names.slice(0, answered.length), []]
      this.trouble = ''
      this.ready = true
    } catch (error) {
      this.trouble = failureText(error)
    }
  }

  /** Notes a choice for the present question; what follows from one click at once belongs to the next questions. */
  async #choose(actions: number[]): Promise<void> {
    const [action, ...rest] = actions
    const choices = this.steps.at(-1) ?? []
    if (action === undefined || choices.includes(action)) return
    const name = room(this.board.state?.game ?? '').actionName?.(this.board, action) ?? ''
    const more = rest.map((next) => [next])
    this.steps = [...this.steps.slice(0, -1), [...choices, action], ...more]
    this.names = [...this.names.slice(0, -1), [...(this.names.at(-1) ?? []), name], ...more.map(() => [''])]
    if (rest.length) await this.look()
  }

  get count(): number {
    return this.steps.filter((choices) => choices.length).length
  }

  /** Keeps the plan at the server. */
  save(): void {
    this.live.plan(
      this.steps.filter((choices) => choices.length),
      this.auto,
    )
  }
}

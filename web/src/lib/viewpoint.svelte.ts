// The latest state of a table as the person at the screen sees it: from which seat, and what that seat sees and may do.

import { Vocabulary } from './actions'
import { loadGame } from './api'
import { botName } from './bots'
import { faces } from './faces.svelte'
import { loadBoard } from './games'
import { settings } from './settings.svelte'
import { t } from './text.svelte'
import type { GameDetail, MessageText, StateMessage } from './types'

/** Whether a person owes a decision for the seat: none who has chosen in secret, though they may choose anew, and none
 *  for whom a bot decides. */
export const owes = (state: StateMessage, seat: number): boolean =>
  state.pending.includes(seat) && !state.seats[seat]?.bot

export class Viewpoint {
  state = $state.raw<StateMessage | null>(null)
  /** The seat a hot-seat player wants to look from, until the game goes on. */
  wantedSeat = $state<number | null>(null)
  /** The seat of the person at the screen: who lifted the curtain or decided last. */
  personSeat = $state<number | null>(null)

  /** The game with its verbs, once it is loaded. */
  game = $state.raw<GameDetail | null>(null)
  vocabulary = $derived(new Vocabulary(this.game?.verbs ?? []))

  /** The name of the owner's component set that the table plays with; empty for ours. */
  get editionName(): string {
    return this.game?.editions.find((choice) => choice.edition === this.state?.edition)?.name ?? ''
  }

  /** Whether all that the board draws from is here. */
  get ready(): boolean {
    const state = this.state
    return state !== null && this.game !== null && faces.belongTo(state.game, state.edition)
  }

  /** Loads the game and its faces, the faces again when the language changes. To be called while a page is set up. */
  keepLoaded(failed: (error: unknown) => void): void {
    const game = $derived(this.state?.game)
    const edition = $derived(this.state?.edition)
    $effect(() => {
      if (game !== undefined && edition !== undefined) this.#load(game, edition, settings.language).catch(failed)
    })
  }

  async #load(game: string, edition: string, language: string): Promise<void> {
    // The board comes meanwhile; the page that draws it says so when it does not.
    loadBoard(game).catch(() => undefined)
    const [detail] = await Promise.all([loadGame(game, edition), faces.load(game, edition, language)])
    this.game = detail
  }

  /** The seat from which the page shows the table, if possible one that must decide; null for a spectator. */
  get seat(): number | null {
    const state = this.state
    if (!state || state.mine.length === 0) return null
    const mine = state.mine
    const due = mine.filter((seat) => owes(state, seat))
    const open = due.length ? due : mine
    if (this.wantedSeat !== null && mine.includes(this.wantedSeat)) return this.wantedSeat
    return this.personSeat !== null && open.includes(this.personSeat) ? this.personSeat : (open[0] ?? null)
  }

  // Whether a seat of this browser sees what another one of it does not.
  #secrets = $derived.by(() => {
    const views = this.state?.mine.map((seat) => JSON.stringify(this.state?.views[String(seat)])) ?? []
    return views.some((view) => view !== views[0])
  })

  /** Whether a curtain hides the page, because it would show the person at the screen another's secrets. */
  get covered(): boolean {
    return settings.curtain && this.#secrets && !this.state?.over && this.seat !== this.personSeat
  }

  get view(): unknown {
    return this.state?.views[this.seat === null ? 'watch' : String(this.seat)]
  }

  get legal(): number[] {
    return this.seat === null ? [] : (this.state?.legal[String(this.seat)] ?? [])
  }

  get myTurn(): boolean {
    return this.state !== null && this.seat !== null && owes(this.state, this.seat)
  }

  get prompt(): MessageText | null {
    return this.state?.prompts[this.seat === null ? 'watch' : String(this.seat)] ?? null
  }

  /** The seat whose decision can be taken back: the one shown before others of this browser. */
  get undoSeat(): number | null {
    const may = this.state?.mine.filter((seat) => this.state?.undo[String(seat)]) ?? []
    return may.find((seat) => seat === this.seat) ?? may[0] ?? null
  }

  name = (seat: number): string => {
    const info = this.state?.seats[seat]
    // Opponents without a seat, such as virtual players, follow the seats.
    if (!info && this.state) return t(`${this.state.game}-opponent`, { number: seat - this.state.seats.length + 1 })
    if (info?.name) return info.name
    if (info?.kind === 'bot') return this.#botName(seat, info.level ?? 'deputy')
    return t('player-name', { number: seat + 1 })
  }

  /** Several bots of the same level are numbered from the second one on. */
  #botName(seat: number, level: string): string {
    const before = this.state?.seats.slice(0, seat).filter((info) => info.kind === 'bot' && info.level === level) ?? []
    return before.length ? `${botName(level)} ${before.length + 1}` : botName(level)
  }
}

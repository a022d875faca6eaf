// One table as the page sees it: the latest state, the connection, which is renewed when it breaks, and the two steps of
// a decision, preview and commit.

import { tick } from 'svelte'
import { Vocabulary } from './actions'
import { loadGame } from './api'
import { faces } from './faces.svelte'
import { fly, places } from './flight'
import { joined } from './log'
import { settings } from './settings.svelte'
import { bell, fanfare, knock } from './sound'
import { t } from './text.svelte'
import type {
  Cell,
  ClientMessage,
  GameDetail,
  HintMessage,
  MessageText,
  PreviewMessage,
  ReasonInfo,
  ScoreSheet,
  ServerMessage,
  StateMessage,
} from './types'

export type Connection = 'connecting' | 'open' | 'lost' | 'forbidden' | 'unknown' | 'refused'

/** Cells and cards of one seat that a score line or a reason points at. */
export interface Highlight {
  seat: number
  cells: Cell[]
  cards: number[]
  bad?: boolean
}

// Close codes that trying again would not change: not understood, other rules or cards, too many people.
const REFUSED = [4400, 4409, 4429]

// The refusal of a message that was made for an earlier ply.
const STALE = 'table-stale'

export class Table {
  state = $state.raw<StateMessage | null>(null)
  connection = $state<Connection>('connecting')
  thinking = $state<number | null>(null)
  /** The action looked at: under the pointer, in focus or tapped once. */
  peeked = $state<number | null>(null)
  /** The action tapped once, which the next tap commits. */
  armed = $state<number | null>(null)
  preview = $state.raw<PreviewMessage | null>(null)
  reason = $state.raw<ReasonInfo | null>(null)
  notice = $state('')
  hint = $state.raw<HintMessage | null>(null)
  hinting = $state(false)
  highlight = $state.raw<Highlight | null>(null)
  /** The seat a hot-seat player wants to look from. */
  wantedSeat = $state<number | null>(null)
  /** The seat of the person at the screen: who lifted the curtain or decided last. */
  personSeat = $state<number | null>(null)

  #socket: WebSocket | null = null
  #tries = 0
  #closed = false
  #timer: ReturnType<typeof setTimeout> | undefined
  // A cache of answers. The page draws `preview`, so the cache itself need not be reactive.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #previews = new Map<string, PreviewMessage>()
  #peekTimer: ReturnType<typeof setTimeout> | undefined
  /** A move or an undo is on its way; only then does the person hear that it came too late. */
  #moving = false

  /** The game with its verbs, once it is loaded. */
  game = $state.raw<GameDetail | null>(null)
  vocabulary = $derived(new Vocabulary(this.game?.verbs ?? []))

  constructor(
    readonly id: string,
    readonly key: string,
  ) {}

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
    const [detail] = await Promise.all([loadGame(game, edition), faces.load(game, edition, language)])
    this.game = detail
  }

  /** The seat from which the page shows the table, if possible one that must decide; null for a spectator. */
  get seat(): number | null {
    const state = this.state
    if (!state || state.mine.length === 0) return null
    const mine = state.mine
    const due = mine.filter((seat) => state.pending.includes(seat))
    const open = due.length ? due : mine
    // Whoever has chosen in secret may come back to choose anew.
    const asked = due.length ? mine.filter((seat) => state.legal[String(seat)]?.length) : mine
    if (this.wantedSeat !== null && asked.includes(this.wantedSeat)) return this.wantedSeat
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

  liftCurtain(): void {
    this.personSeat = this.seat
    this.wantedSeat = null
    this.#clearChoice()
  }

  get view(): unknown {
    return this.state?.views[this.seat === null ? 'watch' : String(this.seat)]
  }

  get legal(): number[] {
    return this.seat === null ? [] : (this.state?.legal[String(this.seat)] ?? [])
  }

  /** Whether the seat owes a decision. One that has chosen in secret owes none, though it may choose anew. */
  get myTurn(): boolean {
    return this.seat !== null && (this.state?.pending.includes(this.seat) ?? false)
  }

  get prompt(): MessageText | null {
    return this.state?.prompts[this.seat === null ? 'watch' : String(this.seat)] ?? null
  }

  /** The seat whose decision can be taken back: the one shown before others of this browser. */
  get undoSeat(): number | null {
    const may = this.state?.mine.filter((seat) => this.state?.undo[String(seat)]) ?? []
    return may.find((seat) => seat === this.seat) ?? may[0] ?? null
  }

  /** The scores to show: those of the preview while one is looked at. */
  get shownScores(): ScoreSheet[] {
    return this.previewed?.scores ?? this.state?.scores ?? []
  }

  /** The preview of the action looked at, once it has come. */
  get previewed(): PreviewMessage | null {
    const { preview } = this
    const asked = preview?.action === this.peeked && preview?.seat === this.seat
    return asked && preview?.ply === this.state?.ply ? preview : null
  }

  /** What the action looked at changes for its own seat; null while that is not known. */
  get gain(): number | null {
    const change = this.previewed?.changes.find((change) => change.seat === this.seat)
    return this.previewed ? (change?.total ?? 0) : null
  }

  /** The highlight, if it is at this seat. */
  highlightOf(seat: number): Highlight | null {
    return this.highlight?.seat === seat ? this.highlight : null
  }

  name = (seat: number): string => {
    const info = this.state?.seats[seat]
    // Opponents without a seat, such as virtual players, follow the seats.
    if (!info && this.state) return t(`${this.state.game}-opponent`, { number: seat - this.state.seats.length + 1 })
    if (info?.name) return info.name
    if (info?.kind === 'bot') return t(`bot-${info.level ?? 'deputy'}`)
    return t('player-name', { number: seat + 1 })
  }

  /** Shows a state that did not come over the connection, as a replay does. */
  show(state: StateMessage): void {
    this.#accept(state)
  }

  // Looking and committing

  look(action: number | null): void {
    if (this.peeked === action) return
    this.peeked = action
    if (action !== this.armed) this.armed = null
    if (action !== null) this.#clearRefusal()
    this.#askPreview(action)
  }

  /** Asks what an action would change. */
  #askPreview(action: number | null): void {
    clearTimeout(this.#peekTimer)
    if (action === null || this.seat === null || !this.state) return
    const cached = this.#previews.get(`${this.seat} ${action}`)
    if (cached) {
      this.preview = cached
      return
    }
    const position = this.#position(this.seat)
    // A pointer sweeping over the board should not ask for everything it crosses.
    this.#peekTimer = setTimeout(() => this.#send({ type: 'preview', ...position, action }), 50)
  }

  /** Attributes and handlers for an element that stands for an action: under the mouse or in focus it is previewed. */
  target(action: number | undefined) {
    const look = () => action !== undefined && this.look(action)
    return {
      'data-action': action,
      onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && look(),
      onfocus: look,
      onblur: () => action === this.peeked && this.look(null),
    }
  }

  /** A click, a tap or Enter on a legal target: shows it first and commits when it has been shown. */
  press(action: number, event?: Event): void {
    const touch = event instanceof PointerEvent && event.pointerType === 'touch'
    const direct = !touch && !settings.confirm
    if (direct || this.armed === action) {
      this.commit(action)
      return
    }
    this.look(action)
    this.armed = action
  }

  /** A click on whatever stands for an action: presses it when it is legal, else asks why it is not. */
  attempt(action: number | null, event?: Event): void {
    if (action === null) return
    if (this.legal.includes(action)) this.press(action, event)
    else this.askWhy(action)
  }

  commit(action: number): void {
    if (!this.state || this.seat === null || !this.legal.includes(action)) return
    this.personSeat = this.seat
    this.wantedSeat = null
    this.#moving = this.#send({ type: 'move', ...this.#position(this.seat), action })
    this.hint = null
    this.hinting = false
  }

  /** Asks why an action is not allowed. */
  askWhy(action: number): void {
    if (!this.state || this.seat === null) return
    this.#send({ type: 'why', ...this.#position(this.seat), action })
  }

  undo(whole = false): void {
    if (this.undoSeat === null) return
    this.#moving = this.#send({ type: whole ? 'restart' : 'undo', ...this.#position(this.undoSeat) })
  }

  askHint(): void {
    if (this.seat === null || !this.myTurn || this.hinting) return
    this.hinting = this.#send({ type: 'hint', ...this.#position(this.seat) })
  }

  /** Whether it was sent. */
  sendChat(text: string): boolean {
    return this.#send({ type: 'chat', text })
  }

  rename(seat: number, name: string): void {
    this.#send({ type: 'name', seat, name })
  }

  // The connection

  connect(): void {
    this.#closed = false
    // What was asked over the last connection will not be answered.
    this.hinting = false
    this.#moving = false
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const query = `key=${encodeURIComponent(this.key)}&lang=${settings.language}&log=new`
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live?${query}`)
    this.#socket = socket
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ServerMessage)
    socket.onopen = () => (this.connection = 'open')
    socket.onclose = (event) => {
      if (this.#closed || this.#socket !== socket) return
      if (event.code === 4403) this.connection = 'forbidden'
      else if (event.code === 4404) this.connection = 'unknown'
      else if (!this.state && REFUSED.includes(event.code)) this.connection = 'refused'
      else {
        this.connection = 'lost'
        // Quickly at first, then every five seconds, for as long as the page is open.
        this.#timer = setTimeout(() => this.connect(), Math.min(5000, 300 * 2 ** this.#tries))
        this.#tries += 1
      }
    }
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    clearTimeout(this.#peekTimer)
    this.#socket?.close()
  }

  /** The position that a request is about, as every request names it. */
  #position(seat: number): { seat: number; ply: number; rewinds: number } {
    return { seat, ply: this.state?.ply ?? 0, rewinds: this.state?.rewinds ?? 0 }
  }

  /** Whether it was sent. */
  #send(message: ClientMessage): boolean {
    const socket = this.#socket
    if (socket?.readyState !== WebSocket.OPEN) {
      this.notice = t('web-not-connected')
      return false
    }
    socket.send(JSON.stringify(message))
    return true
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'state':
        // The server accepts even connections that it then refuses, so only a state ends the waiting between tries.
        this.#tries = 0
        this.#accept(message)
        break
      case 'preview':
        if (message.ply !== this.state?.ply || this.#rewound(message)) break
        this.#previews.set(`${message.seat} ${message.action}`, message)
        this.preview = message
        break
      case 'why':
        if (message.reason && message.seat === this.seat && !this.#rewound(message)) this.#showReason(message.reason)
        break
      case 'refused':
        this.#accept(message.state)
        if (message.of.type === 'hint') this.hinting = false
        if (this.#moving || message.key !== STALE) this.#showReason(message)
        this.#moving = false
        break
      case 'hint':
        // The ply may have grown: while several seats choose in secret, others may have answered meanwhile.
        if (!this.hinting || message.seat !== this.seat || this.#rewound(message)) break
        this.hinting = false
        this.hint = message
        this.look(message.action)
        break
      case 'thinking':
        this.thinking = message.seat
        break
      case 'error':
        this.hinting = false
        this.notice = message.text
    }
  }

  /** Whether something was taken back between the position of a message and the one on the page. */
  #rewound(message: { rewinds: number }): boolean {
    return message.rewinds !== this.state?.rewinds
  }

  #accept(fresh: StateMessage): void {
    const last = this.state
    const next = { ...fresh, log: joined(last?.log ?? [], fresh) }
    const rewound = last !== null && this.#rewound(next)
    const moved = !last || rewound || last.ply !== next.ply
    const before = last && moved ? places() : null
    const asked = this.#question
    this.state = next
    if (!moved) return
    this.thinking = null
    this.#previews.clear()
    // While several seats choose in secret, another's choice must not close the preview of this one.
    if (rewound || asked === '' || asked !== this.#question) this.#clearChoice()
    else this.#askPreview(this.peeked)
    if (before) void tick().then(() => fly(before))
    if (!last) return
    knock()
    const mine = (state: StateMessage) => state.mine.some((seat) => state.pending.includes(seat))
    if (next.over && !last.over) fanfare()
    else if (mine(next) && !mine(last)) bell()
  }

  /** What this seat is asked, as one text to compare; empty when nothing is asked. */
  get #question(): string {
    return this.legal.length ? JSON.stringify([this.seat, this.prompt, this.legal]) : ''
  }

  #clearChoice(): void {
    clearTimeout(this.#peekTimer)
    this.#moving = false
    this.peeked = null
    this.armed = null
    this.preview = null
    this.hint = null
    this.hinting = false
    this.highlight = null
    this.#clearRefusal()
  }

  #showReason(reason: ReasonInfo): void {
    this.reason = reason
    if (this.seat !== null && reason.cells?.length) {
      this.highlight = { seat: this.seat, cells: reason.cells, cards: [], bad: true }
    }
  }

  #clearRefusal(): void {
    this.reason = null
    this.notice = ''
    if (this.highlight?.bad) this.highlight = null
  }
}

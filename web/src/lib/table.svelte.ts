// One table as the page has it: the viewpoint, what is asked of the server, and the two steps of a decision, preview and
// commit.

import { tick } from 'svelte'
import { Aids, type AidArgs } from './aids.svelte'
import { Clicks } from './chain'
import { noteServerTime } from './clock.svelte'
import { Connection, type ReceivedMessage } from './connection.svelte'
import { fly, places } from './flight'
import { room } from './games'
import { Lights } from './lights.svelte'
import { joinLogs, knownTo } from './log'
import { settings } from './settings.svelte'
import { bell, fanfare, knock } from './sound'
import { Story } from './story.svelte'
import { t } from './text.svelte'
import type {
  Cell,
  ClientMessage,
  HintMessage,
  LogEntry,
  PreviewMessage,
  ProposalInfo,
  ReasonInfo,
  ScoreSheet,
  StateMessage,
} from './types'
import { owes, Viewpoint } from './viewpoint.svelte'

/** Cells and cards of one seat that a score line or a reason points at. */
export interface Highlight {
  seat: number
  /** The key of the score line. */
  key?: string
  cells: Cell[]
  cards: number[]
  bad?: boolean
}

interface Move {
  type: 'move'
  seat: number
  ply: number
  rewinds: number
  action: number
}

// The refusal of a message that was made for an earlier ply.
const STALE = 'table-stale'

export class Table extends Viewpoint {
  thinking = $state<number | null>(null)
  /** The action looked at: under the pointer, in focus or tapped once. */
  peeked = $state<number | null>(null)
  /** What a click on it plays: the action itself, or a chain. */
  steps = $state.raw<number[]>([])
  /** The action tapped once, which the next tap commits. */
  armed = $state<number | null>(null)
  preview = $state.raw<PreviewMessage | null>(null)
  reason = $state.raw<ReasonInfo | null>(null)
  notice = $state('')
  /** The message that the notice is the text of, when the server has sent it. */
  noticeKey = $state('')
  hint = $state.raw<HintMessage | null>(null)
  hinting = $state(false)
  highlight = $state.raw<Highlight | null>(null)
  /** Who was the last to sit down and add to the deal, while the cards in sight were others. */
  #dealtFor = $state<number | null>(null)
  readonly story = new Story()
  lights = new Lights(() => this.story.refs)
  #connection: Connection
  #clicks = new Clicks()
  #aids = new Aids(({ seat, name, args }) =>
    Boolean(this.#connection.send({ type: 'aid', ...this.#position(seat), name, args })),
  )
  // The further actions of the chain that is armed.
  #armedRest = $state.raw<number[]>([])
  // Actions whose preview would tell nothing, or too much.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #plain = new Set<number>()
  // A cache of answers. The page draws `preview`, so the cache itself need not be reactive.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #previews = new Map<string, PreviewMessage>()
  #peekTimer: ReturnType<typeof setTimeout> | undefined
  /** What to look at once a free choice of a lesson has been taken back. */
  #better: number | null = null
  /** The message of a move or an undo that is on its way; only then does the person hear that it came too late. */
  #moving = ''
  /** The move that was clicked while the connection was lost, or that it lost on the way. */
  #unsent = $state.raw<Move | null>(null)

  constructor(
    readonly id: string,
    readonly key: string,
  ) {
    super()
    this.#connection = new Connection(
      id,
      key,
      (message) => this.#receive(message),
      () => this.#forgetAsked(),
    )
  }

  get connection() {
    return this.#connection.status
  }

  liftCurtain(): void {
    this.personSeat = this.seat
    this.#clearChoice()
  }

  /** The scores to show: those of the preview while one is looked at. */
  get shownScores(): ScoreSheet[] {
    return this.previewed?.scores ?? this.state?.scores ?? []
  }

  /** Where a click on what is looked at leads: the action itself, or the last one of a chain. */
  get goal(): number | null {
    return this.steps.at(-1) ?? null
  }

  /** The preview of the action looked at, once it has come. */
  get previewed(): PreviewMessage | null {
    const { preview } = this
    const asked = preview?.action === this.goal && preview?.seat === this.seat
    const telling = preview?.certain || !room(this.state?.game ?? '').certainPreviewsOnly
    return asked && telling && preview?.ply === this.state?.ply ? preview : null
  }

  /** What the action looked at changes for its own seat; null while that is not known. */
  get gain(): number | null {
    const change = this.previewed?.changes.find((change) => change.seat === this.seat)
    return this.previewed ? (change?.total ?? 0) : null
  }

  /** The goods that the action looked at gives or takes, by name. */
  tally(seat = this.seat): Record<string, number> {
    return this.previewed?.tally.find((change) => change.seat === seat)?.goods ?? {}
  }

  /** The highlight, if it is at this seat. */
  highlightOf(seat: number): Highlight | null {
    return this.highlight?.seat === seat ? this.highlight : null
  }

  /** Shows a state that did not come over the connection, as a replay does. */
  show(state: StateMessage): void {
    this.#accept(state)
  }

  // Looking and committing

  look(action: number | null, rest: number[] = []): void {
    const steps = action === null ? [] : [action, ...rest]
    if (this.peeked === action && String(this.steps) === String(steps)) return
    this.peeked = action
    this.steps = steps
    if (action !== this.armed) this.armed = null
    if (action !== null) this.#clearRefusal()
    // What a chain would bring is known when its steps are legal.
    this.#askPreview(rest.length ? null : action)
  }

  /** Asks what an action would change. */
  #askPreview(action: number | null): void {
    clearTimeout(this.#peekTimer)
    if (action === null || this.seat === null || !this.state || this.#plain.has(action)) return
    const cached = this.#previews.get(`${this.seat} ${action}`)
    if (cached) {
      this.preview = cached
      return
    }
    const position = this.#position(this.seat)
    // A pointer sweeping over the board should not ask for everything it crosses.
    this.#peekTimer = setTimeout(() => this.#send({ type: 'preview', ...position, action }), 50)
  }

  /**
   * Attributes and handlers for an element that stands for an action and what follows it with the same click: under
   * the mouse or in focus it is looked at. What it would change is asked too, unless `look` is false.
   */
  target(action: number | undefined, { look: asks = true, rest = [] as number[] } = {}) {
    if (action !== undefined && !asks) this.#plain.add(action)
    const look = () => action !== undefined && this.look(action, rest)
    return {
      'data-action': action,
      // Those that follow it, too.
      'data-steps': action === undefined ? undefined : [action, ...rest].join(' '),
      onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && look(),
      onfocus: look,
      onblur: () => action === this.peeked && this.look(null),
    }
  }

  /** Classes of an element that stands for an action: it can be chosen, it is looked at, the hint advises it. */
  marks(action: number | undefined) {
    const is = (other: number | null | undefined) => action !== undefined && action === other
    return { lit: action !== undefined, picked: is(this.peeked), hinted: is(this.hint?.action) }
  }

  /** A click, a tap or Enter on a legal target: shows it first and commits when it has been shown. */
  press(action: number, event?: Event, rest: number[] = []): void {
    const touch = event instanceof PointerEvent && event.pointerType === 'touch'
    const direct = !touch && !settings.confirm
    if (direct || this.isArmed(action, rest)) {
      this.chain([action, ...rest])
      return
    }
    this.arm(action, rest)
  }

  /** Shows an action, so that the next press commits it. */
  arm(action: number, rest: number[] = []): void {
    this.look(action, rest)
    this.armed = action
    this.#armedRest = rest
  }

  /** Whether the next press of this action commits it, followed by these. */
  isArmed(action: number, rest: number[] = []): boolean {
    return this.armed === action && String(this.#armedRest) === String(rest)
  }

  /** Whether a note of the lesson shows something now, so that no question needs to be in sight. */
  get noteLeads(): boolean {
    const lesson = this.state?.lesson
    return lesson?.kind === 'look' && lesson.at.length > 0
  }

  /** A click on whatever stands for an action: presses it when it is legal, else asks why it is not. */
  attempt(action: number | null, event?: Event, rest: number[] = []): void {
    if (action === null) return
    if (this.legal.includes(action)) this.press(action, event, rest)
    else this.askWhy(action)
  }

  commit(action: number): void {
    this.chain([action])
  }

  /** Plays actions one after the other, for as long as the same seat is asked and the next one is legal. */
  chain(actions: number[]): void {
    const [action, ...rest] = actions
    if (action === undefined || this.seat === null || !this.legal.includes(action)) return
    this.personSeat = this.seat
    this.wantedSeat = null
    this.story.clear()
    // The same question may come again, and must be looked at again.
    this.armed = null
    this.#move(this.seat, action, rest)
    this.hint = null
    this.hinting = false
  }

  #move(seat: number, action: number, rest: number[], chained = false): void {
    const position = this.#position(seat)
    // Kept until the server has answered. Sent twice it counts once.
    this.#unsent = { type: 'move', ...position, action }
    this.#moving = this.#connection.send(this.#unsent)
    if (this.#moving) this.#clicks.send(seat, position, rest, chained)
  }

  /** Whether a move waits for the connection to come back. */
  get waitsToSend(): boolean {
    return this.#unsent !== null && this.connection !== 'open'
  }

  /** After the connection came back: the move that it had lost, if it still answers the same question. */
  #sendAgain(): void {
    const move = this.#unsent
    if (!move || this.#moving) return
    this.#unsent = null
    const current = this.state?.ply === move.ply && this.state.rewinds === move.rewinds
    const legal = this.state?.legal[String(move.seat)]?.includes(move.action)
    if (current && legal && this.state?.pending.includes(move.seat)) this.#move(move.seat, move.action, [])
  }

  /** Asks why an action is not allowed. */
  askWhy(action: number): void {
    if (!this.state || this.seat === null) return
    this.#send({ type: 'why', ...this.#position(this.seat), action })
  }

  undo(whole = false): void {
    if (this.undoSeat === null) return
    const position = this.#position(this.undoSeat)
    const moves = this.#clicks.movesOf(this.undoSeat)
    this.#moving = this.#send(whole ? { type: 'restart', ...position } : { type: 'undo', ...position, moves })
  }

  askHint(): void {
    if (this.seat === null || !this.myTurn || !this.legal.length || this.hinting) return
    this.hinting = this.#send({ type: 'hint', ...this.#position(this.seat) }) !== ''
  }

  closeHint(): void {
    this.hint = null
    this.look(null)
  }

  /** Whether it was sent. */
  sendChat(text: string): boolean {
    return this.#send({ type: 'chat', text }) !== ''
  }

  rename(seat: number, name: string): void {
    this.#send({ type: 'name', seat, name })
  }

  /** Lets a bot decide for a seat where nobody is, as the host; with null none any more. */
  standIn(seat: number, level: string | null): void {
    this.#send({ type: 'stand-in', seat, level })
  }

  /** Takes the seat back from a bot, gives the game up, or calls it off. */
  doAtSeat(type: 'return' | 'resign' | 'abort', seat: number): void {
    this.#send({ type, seat })
  }

  /** Decides ahead: for each of the next questions some choices, the best first. */
  plan(steps: number[][], auto: boolean): void {
    if (this.seat !== null) this.#send({ type: 'plan', ...this.#position(this.seat), steps, auto })
  }

  /** Proposes something that everybody at the table must agree to. */
  propose(kind: ProposalInfo['kind'], about: number | null = null, level: string | null = null): void {
    const seat = this.seat ?? this.state?.mine[0]
    if (seat !== undefined) this.#send({ type: 'propose', ...this.#position(seat), kind, about, level })
  }

  vote(yes: boolean): void {
    const { proposal, mine } = this.state ?? {}
    if (proposal && mine?.[0] !== undefined) this.#send({ type: 'vote', seat: mine[0], kind: proposal.kind, yes })
  }

  // Lessons

  /** Goes on in a lesson when its note was read, or leaves the rest of it out. */
  readOn(toEnd = false): void {
    const lesson = this.state?.lesson
    if (!lesson || this.seat === null) return
    this.#send({ type: 'lesson', ...this.#position(this.seat), step: lesson.step, to_end: toEnd })
  }

  /** Takes a free choice of a lesson back and shows where more was to be had. */
  tryAgain(): void {
    const answer = this.state?.lesson?.answer
    if (!answer) return
    this.#better = answer.by_bot ? null : answer.action
    this.undo(answer.by_bot)
  }

  // Aids

  /** Whether an aid is wanted here: neither the host nor the person at the screen has switched it off. */
  hasAid(name: string): boolean {
    return (this.state?.aids ?? false) && settings.aids[`${this.state?.game}-${name}`] !== false
  }

  /** What an aid answers about the position on the page; undefined until it has, and for a spectator. */
  aid(name: string, args: AidArgs = {}): unknown {
    if (!this.state || this.seat === null || !this.hasAid(name)) return undefined
    return this.#aids.answer({ seat: this.seat, name, args }, this.state.ply)
  }

  /** Switches the aids or the hints of the whole table on or off, as its host. */
  switchAids(on: boolean, what: 'aids' | 'hints' = 'aids'): void {
    this.#send({ type: 'aids', on, what })
  }

  // Lines of the log and the objects they speak of

  /** Lights objects up; an empty list puts the lights out. */
  light(refs: readonly string[]): void {
    this.lights.light(refs)
  }

  lit(ref: string): boolean {
    return this.lights.lit(ref)
  }

  /** The last line of the log about an object. */
  lineOf(ref: string): LogEntry | undefined {
    return knownTo(this.seat, this.state?.log ?? []).findLast((entry) => entry.refs.includes(ref))
  }

  /** Attributes of an element that draws an object: lines of the log light it up, and it marks them. */
  object(ref: string) {
    return { 'data-ref': ref, 'data-lit': this.lit(ref) || undefined }
  }

  // The connection

  connect(): void {
    this.#connection.open()
  }

  close(): void {
    clearTimeout(this.#peekTimer)
    this.story.clear()
    this.#connection.close()
  }

  /** What was asked over the last connection will not be answered. */
  #forgetAsked(): void {
    this.hinting = false
    this.#moving = ''
    this.#clicks.drop()
    this.#aids.askAgain()
  }

  /** The move that was on its way was refused. */
  #forgetMove(): void {
    this.#moving = ''
    this.#unsent = null
    this.#clicks.drop()
  }

  /** The position that a request is about, as every request names it. */
  #position(seat: number): { seat: number; ply: number; rewinds: number } {
    return { seat, ply: this.state?.ply ?? 0, rewinds: this.state?.rewinds ?? 0 }
  }

  /** The id of the message; empty when it could not be sent. */
  #send(message: ClientMessage): string {
    const sent = this.#connection.send(message)
    if (!sent) this.notice = t('web-not-connected')
    return sent
  }

  #receive(message: ReceivedMessage): void {
    switch (message.type) {
      case 'state':
        this.#accept(message)
        this.#sendAgain()
        break
      case 'preview':
        if (message.ply !== this.state?.ply || this.#rewound(message)) break
        this.#previews.set(`${message.seat} ${message.action}`, message)
        this.preview = message
        break
      case 'why':
        if (message.reason && message.seat === this.seat && !this.#rewound(message)) this.#showReason(message.reason)
        break
      case 'aid':
        if (!this.#rewound(message)) this.#aids.receive(message)
        break
      case 'refused': {
        const isMove = this.#moving !== '' && this.#moving === message.id
        if (isMove) this.#forgetMove()
        this.#accept(message.state)
        // Nobody asked for an aid by hand, and the new state says whether there are any.
        if (message.of.type === 'aid') break
        if (message.of.type === 'hint') this.hinting = false
        if (isMove || message.key !== STALE) this.#showReason(message)
        break
      }
      case 'done':
        if (this.#moving !== message.id) break
        this.#moving = ''
        this.#unsent = null
        this.#clicks.confirm()
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
        if (this.#moving === message.id) this.#forgetMove()
        this.notice = message.text
        this.noticeKey = message.key
    }
  }

  /** Whether something was taken back between the position of a message and the one on the page. */
  #rewound(message: { rewinds: number }): boolean {
    return message.rewinds !== this.state?.rewinds
  }

  #accept(fresh: StateMessage): void {
    const last = this.state
    const next = { ...fresh, log: joinLogs(last?.log ?? [], fresh) }
    if (fresh.now !== undefined) noteServerTime(fresh.now)
    const rewound = last !== null && this.#rewound(next)
    const moved = !last || rewound || last.ply !== next.ply
    const before = last && moved ? places() : null
    const asked = this.#question
    const due = (state: StateMessage | null) => String(state?.mine.filter((seat) => owes(state, seat)))
    if (due(last) !== due(next)) this.wantedSeat = null
    this.state = next
    if (!moved) return
    this.thinking = null
    this.#previews.clear()
    // While several seats choose in secret, another's choice must not close the preview of this one.
    if (rewound || asked === '' || asked !== this.#question) {
      this.#clearChoice()
      this.#aids.clear()
    } else if (this.peeked === this.goal) this.#askPreview(this.peeked)
    if (before) void tick().then(() => fly(before))
    if (this.#better !== null && this.legal.includes(this.#better)) {
      const better = this.#better
      void tick().then(() => this.look(better))
    }
    this.#better = null
    const [action, ...rest] = this.#clicks.follow(next)
    if (action !== undefined && this.personSeat !== null) this.#move(this.personSeat, action, rest, true)
    if (!last) return
    if (rewound) {
      this.#noteDeal(last, next)
      this.story.clear()
    } else this.#tell(knownTo(this.seat, next.log).filter((entry) => entry.ply >= last.ply))
    knock()
    const mine = (state: StateMessage) => state.mine.some((seat) => owes(state, seat))
    if (next.over && !last.over) fanfare()
    else if (mine(next) && !mine(last)) bell()
  }

  /** That the cards are others than a moment ago; empty once the first move is made. */
  get dealtAnew(): string {
    if (this.#dealtFor === null || this.state?.ply) return ''
    return t('web-dealt-anew', { seat: this.#dealtFor }, this.name)
  }

  /** Before the first move a seat may add to the deal, and everybody gets other cards than those in sight. */
  #noteDeal(last: StateMessage, next: StateMessage): void {
    const added = Object.keys(next.entropy).find((seat) => !(seat in last.entropy) && !next.mine.includes(Number(seat)))
    if (added !== undefined) this.#dealtFor = Number(added)
  }

  #tell(entries: LogEntry[]): void {
    // A replay is a story already.
    if (!this.#connection.isOpen) return
    const { story } = room(this.state?.game ?? '')
    if (this.seat === null) this.story.forgetTold()
    this.story.add(entries, (entries, brief) => story?.(this, entries, brief) ?? [])
  }

  /** What this seat is asked, as one text to compare; empty when nothing is asked. */
  get #question(): string {
    return this.legal.length ? JSON.stringify([this.seat, this.prompt, this.legal]) : ''
  }

  #clearChoice(): void {
    clearTimeout(this.#peekTimer)
    this.peeked = null
    this.steps = []
    this.armed = null
    this.preview = null
    this.hint = null
    this.hinting = false
    this.highlight = null
    this.lights.clear()
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

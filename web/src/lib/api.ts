// The calls of the server's REST interface.

import { addressOf } from './base'
import { noteAnswer } from './offline.svelte'
import { settings } from './settings.svelte'
import type {
  Address,
  AheadRequest,
  Analysis,
  BotInfo,
  BranchRequest,
  CreatedTable,
  GameDetail,
  GameFaces,
  GameInfo,
  GuestAnswer,
  GuestRequest,
  InvitationInfo,
  KeyInfo,
  NewTableRequest,
  PointsHistory,
  Replay,
  RulesFigure,
  SheetResult,
  SitRequest,
  TableLink,
  TableSummary,
  StateMessage,
} from './types'

/** The server refused a request; the message is its sentence. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(text)
  }
}

export async function call(path: string, body?: unknown, secret = '', method = ''): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': settings.language }
  // Never in the address, which proxies write into their logs.
  if (secret) headers.Authorization = `Bearer ${secret}`
  const init: RequestInit = method ? { headers, method } : { headers }
  if (body !== undefined) {
    const plain = typeof body === 'string'
    init.method = 'POST'
    init.body = plain ? body : JSON.stringify(body)
    headers['Content-Type'] = plain ? 'text/plain' : 'application/json'
  }
  const answer = await fetch(addressOf(path), init)
  noteAnswer(answer)
  if (!answer.ok) {
    const doc: unknown = await answer.json().catch(() => null)
    const text = (doc as { error?: { text?: string } } | null)?.error?.text
    throw new Refusal(answer.status, text ?? `${answer.status} ${answer.statusText}`)
  }
  return answer
}

// Catalogues and facts about games do not change while the page is open.
const answers = new Map<string, Promise<unknown>>()

export function loadOnce<T>(path: string, read: (answer: Response) => Promise<T>): Promise<T> {
  let answer = answers.get(path) as Promise<T> | undefined
  if (!answer) {
    answer = call(path).then(read)
    answer.catch(() => answers.delete(path))
    answers.set(path, answer)
  }
  return answer
}

export const loadText = (language: string) => loadOnce(`/api/text/${language}`, (answer) => answer.text())

/** The bots that the host of the server has added to the levels. */
export const loadBots = () => loadOnce('/api/bots', async (answer) => (await answer.json()) as BotInfo[])

export const loadGames = () => loadOnce('/api/games', async (answer) => (await answer.json()) as GameInfo[])

/** The title of a game; its id where there is no such game. */
export async function loadTitle(game: string): Promise<string> {
  return (await loadGames()).find((entry) => entry.id === game)?.title ?? game
}

export const loadGame = (game: string, edition = '') =>
  loadOnce(
    `/api/games/${game}${edition ? `?edition=${encodeURIComponent(edition)}` : ''}`,
    async (answer) => (await answer.json()) as GameDetail,
  )

/** What the cards, goals and options of a game say, in one edition and one language. */
export const loadFaces = (game: string, edition: string, language: string) =>
  loadOnce(
    `/api/games/${game}/faces?${new URLSearchParams({ lang: language, edition }).toString()}`,
    async (answer) => (await answer.json()) as GameFaces,
  )

export const loadRules = (game: string, language: string) =>
  loadOnce(`/api/games/${game}/rules?lang=${language}`, (answer) => answer.text())

/** The figures of a game's rules. */
export const loadFigures = (game: string) =>
  loadOnce(`/api/games/${game}/figures`, async (answer) => (await answer.json()) as RulesFigure[])

export async function createTable(wanted: NewTableRequest): Promise<CreatedTable> {
  return (await (await call('/api/tables', wanted)).json()) as CreatedTable
}

/** The engine's score of a sheet that was filled in by hand. */
export async function scoreSheet(sheet: Record<string, unknown>): Promise<SheetResult> {
  return (await (await call('/api/score', sheet)).json()) as SheetResult
}

/** A table for the lesson of a game. */
export async function createLesson(game: string): Promise<CreatedTable> {
  return (await (await call(`/api/games/${game}/lesson`, {})).json()) as CreatedTable
}

/** A table as it is now. */
export async function loadState(table: string, secret: string): Promise<StateMessage> {
  return (await (await call(`/api/tables/${table}`, undefined, secret)).json()) as StateMessage
}

/** A table in a few words; `read` is the time of the line of chat that was read last. */
export async function loadSummary(table: string, secret: string, read: string): Promise<TableSummary> {
  const query = new URLSearchParams({ read }).toString()
  return (await (await call(`/api/tables/${table}/summary?${query}`, undefined, secret)).json()) as TableSummary
}

/** The position in which a seat will be asked next, as far as it can be expected, after these answers. */
export async function loadAhead(table: string, secret: string, wanted: AheadRequest): Promise<StateMessage> {
  return (await (await call(`/api/tables/${table}/ahead`, wanted, secret)).json()) as StateMessage
}

/** The table as this browser could see it after `ply` moves. */
export async function loadPast(table: string, secret: string, ply: number): Promise<StateMessage> {
  return (await (await call(`/api/tables/${table}/past?ply=${ply}`, undefined, secret)).json()) as StateMessage
}

/** Everybody's points after each number of moves. */
export async function loadPoints(table: string, secret: string): Promise<PointsHistory> {
  return (await (await call(`/api/tables/${table}/points`, undefined, secret)).json()) as PointsHistory
}

/** Where a finished game turned for a seat; asked again, it tells how far that is worked out. */
export async function analyse(table: string, secret: string, seat: number): Promise<Analysis> {
  return (await (await call(`/api/tables/${table}/analysis?seat=${seat}`, {}, secret)).json()) as Analysis
}

/** A table from the text of a record, and the page that shows it best. */
export async function openRecord(text: string): Promise<CreatedTable & { page: 'replay' | 'table' }> {
  const created = (await (await call('/api/records', text)).json()) as CreatedTable
  const state = await loadState(created.table, created.key)
  return { ...created, page: state.over ? 'replay' : 'table' }
}

/** A finished game as one state per ply, so that the boards can draw it. */
export async function loadReplay(table: string, secret: string): Promise<StateMessage[]> {
  const doc = (await (await call(`/api/tables/${table}/replay`, undefined, secret)).json()) as Replay
  const last = doc.frames.length - 1
  return doc.frames.map((frame, ply) => ({
    type: 'state',
    table: doc.table,
    game: doc.game,
    edition: doc.edition,
    options: doc.options,
    ply,
    rewinds: 0,
    over: ply === last,
    winners: ply === last ? doc.winners : [],
    ended: null,
    adjourned: false,
    abort: false,
    patience: 0,
    clock: null,
    proposal: null,
    commit: '',
    entropy: {},
    pending: frame.pending,
    seats: doc.seats.map((seat) => ({
      ...seat,
      present: true,
      free: false,
      bot: seat.level,
      colour: seat.seat,
      gone: false,
      resigned: false,
    })),
    mine: [],
    views: { watch: frame.view },
    legal: {},
    prompts: { watch: frame.prompt },
    scores: frame.scores,
    undo: {},
    plans: {},
    strict: false,
    practice: doc.practice,
    aids: false,
    hints: false,
    host: false,
    listed: false,
    club: null,
    muted: [],
    lesson: null,
    log: doc.log.filter((entry) => entry.ply <= ply),
    log_from: 0,
    chat: [],
    rematch: null,
  }))
}

export async function rematch(table: string, secret: string): Promise<TableLink> {
  const answer = await call(`/api/tables/${table}/rematch`, {}, secret)
  return (await answer.json()) as TableLink
}

export async function branch(table: string, secret: string, from: BranchRequest): Promise<CreatedTable> {
  return (await (await call(`/api/tables/${table}/branch`, from, secret)).json()) as CreatedTable
}

/** Saves the record of a finished game as a file. */
export async function saveRecord(table: string, secret: string, name: string): Promise<void> {
  const text = await (await call(`/api/tables/${table}/record`, undefined, secret)).blob()
  const link = document.createElement('a')
  link.href = URL.createObjectURL(text)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/**
 * Whether a key is an invitation, with which one looks before sitting down. Whoever sits already adds to the seed before
 * the first move, before any card is seen.
 */
export async function isInvitation(table: string, secret: string): Promise<boolean> {
  const info = (await (await call(`/api/tables/${table}/key`, undefined, secret)).json()) as KeyInfo
  if (info.entropy && !info.invitation) {
    await call(`/api/tables/${table}/deal`, { entropy: ownEntropy() }, secret).catch(() => null)
  }
  return info.invitation
}

/** Random letters of this browser's own for the seed, so that not even the server chooses the cards. */
function ownEntropy(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What somebody who is invited may know before sitting down. */
export async function loadInvitation(table: string, secret: string): Promise<InvitationInfo> {
  return (await (await call(`/api/tables/${table}/invitation`, undefined, secret)).json()) as InvitationInfo
}

/** Takes a seat; the answer has a key that nobody else knows. */
export async function sitDown(table: string, secret: string, wish: SitRequest): Promise<TableLink> {
  const body = { ...wish, entropy: ownEntropy() }
  return (await (await call(`/api/tables/${table}/seat`, body, secret)).json()) as TableLink
}

/** Where others in the network reach the server, if not at the address of this page. */
export const loadAddress = () => loadOnce('/api/address', async (answer) => (await answer.json()) as Address)

/** A link as a QR code, as the address of a picture. */
export async function qrPicture(link: string): Promise<string> {
  const svg = await (await call('/api/qr', { text: link })).text()
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Lets the host do something about a guest or all spectators; the answer has a new key when they were removed. */
export async function manageGuest(table: string, secret: string, wanted: GuestRequest): Promise<GuestAnswer> {
  return (await (await call(`/api/tables/${table}/guests`, wanted, secret)).json()) as GuestAnswer
}

/** Goes on with a game that the rules as they are now cannot replay, from where it still holds. */
export async function salvage(table: string, secret: string): Promise<TableLink> {
  return (await (await call(`/api/tables/${table}/salvage`, {}, secret)).json()) as TableLink
}

// The calls of the server's REST interface.

import { settings } from './settings.svelte'
import type {
  BranchRequest,
  CreatedTable,
  GameDetail,
  GameFaces,
  GameInfo,
  NewTableRequest,
  Replay,
  TableLink,
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

async function call(path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': settings.language }
  const init: RequestInit = { headers }
  if (body !== undefined) {
    const plain = typeof body === 'string'
    init.method = 'POST'
    init.body = plain ? body : JSON.stringify(body)
    headers['Content-Type'] = plain ? 'text/plain' : 'application/json'
  }
  const answer = await fetch(path, init)
  if (!answer.ok) {
    const doc: unknown = await answer.json().catch(() => null)
    const text = (doc as { error?: { text?: string } } | null)?.error?.text
    throw new Refusal(answer.status, text ?? `${answer.status} ${answer.statusText}`)
  }
  return answer
}

const key = (value: string) => `key=${encodeURIComponent(value)}`

// Catalogues and facts about games do not change while the page is open.
const answers = new Map<string, Promise<unknown>>()

function once<T>(path: string, read: (answer: Response) => Promise<T>): Promise<T> {
  let answer = answers.get(path) as Promise<T> | undefined
  if (!answer) {
    answer = call(path).then(read)
    answer.catch(() => answers.delete(path))
    answers.set(path, answer)
  }
  return answer
}

export const loadText = (language: string) => once(`/api/text/${language}`, (answer) => answer.text())

export const loadGames = () => once('/api/games', async (answer) => (await answer.json()) as GameInfo[])

export const loadGame = (game: string, edition = '') =>
  once(
    `/api/games/${game}${edition ? `?edition=${encodeURIComponent(edition)}` : ''}`,
    async (answer) => (await answer.json()) as GameDetail,
  )

/** What the cards, goals and options of a game say, in one edition and one language. */
export const loadFaces = (game: string, edition: string, language: string) =>
  once(
    `/api/games/${game}/faces?${new URLSearchParams({ lang: language, edition }).toString()}`,
    async (answer) => (await answer.json()) as GameFaces,
  )

export const loadRules = (game: string, language: string) =>
  once(`/api/games/${game}/rules?lang=${language}`, (answer) => answer.text())

export async function createTable(wanted: NewTableRequest): Promise<CreatedTable> {
  return (await (await call('/api/tables', wanted)).json()) as CreatedTable
}

/** A table from the text of a record, and the page that shows it best. */
export async function openRecord(text: string): Promise<CreatedTable & { page: 'replay' | 'table' }> {
  const made = (await (await call('/api/records', text)).json()) as CreatedTable
  const state = (await (await call(`/api/tables/${made.table}?${key(made.key)}`)).json()) as StateMessage
  return { ...made, page: state.over ? 'replay' : 'table' }
}

/** A finished game as one state per ply, so that the boards can draw it. */
export async function loadReplay(table: string, secret: string): Promise<StateMessage[]> {
  const doc = (await (await call(`/api/tables/${table}/replay?${key(secret)}`)).json()) as Replay
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
    commit: '',
    pending: frame.pending,
    seats: doc.seats.map((seat) => ({ ...seat, present: true })),
    mine: [],
    views: { watch: frame.view },
    legal: {},
    prompts: { watch: frame.prompt },
    scores: frame.scores,
    undo: {},
    strict: false,
    practice: doc.practice,
    aids: false,
    host: false,
    log: doc.log.filter((entry) => entry.ply <= ply),
    log_from: 0,
    chat: [],
    rematch: null,
  }))
}

export async function rematch(table: string, secret: string): Promise<TableLink> {
  const answer = await call(`/api/tables/${table}/rematch?${key(secret)}`, {})
  return (await answer.json()) as TableLink
}

export async function branch(table: string, secret: string, from: BranchRequest): Promise<CreatedTable> {
  return (await (await call(`/api/tables/${table}/branch?${key(secret)}`, from)).json()) as CreatedTable
}

export const recordLink = (table: string, secret: string) => `/api/tables/${table}/record?${key(secret)}`

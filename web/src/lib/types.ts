// What the server says, as docs/table-protocol.md has it. The views of the games are typed in the games' own folders.

export type Params = Record<string, string | number>
export type Cell = [number, number]
export type OptionValue = string | number | boolean

export interface Message {
  key: string
  params: Params
}

export interface GameInfo {
  id: string
  title: string
  designers: string[]
  year: number
  seats: number[]
  minutes: number
  options: Record<string, OptionValue[]>
  provenance: string
  playable: boolean
}

export interface Argument {
  name: string
  low: number
  high: number
  words: string[]
}

export interface Verb {
  name: string
  base: number
  size: number
  arguments: Argument[]
}

export interface GameDetail extends GameInfo {
  verbs: Verb[]
}

export interface Face {
  name: string
  text: string
  source: string
  rule: string
}

export interface OptionFace extends Face {
  values: Record<string, string>
}

export interface GameFaces {
  game: string
  edition: string
  language: string
  options: Record<string, OptionFace>
  faces: Record<string, Record<string, Face>>
  facts: Record<string, unknown>
}

export type SeatKind = 'person' | 'open' | 'bot'

export interface SeatInfo {
  seat: number
  kind: SeatKind
  level: string | null
  name: string | null
  present: boolean
}

export interface ScoreLine {
  key: string
  points: number
  cells: Cell[]
  cards: number[]
  rule: string
}

export interface Score {
  total: number
  lines: ScoreLine[]
}

export interface LogEntry extends Message {
  ply: number
  seat: number | null
}

export interface ChatLine {
  seat: number | null
  name: string
  text: string
  at: string
}

export interface TableState {
  type: 'state'
  table: string
  game: string
  edition: string
  options: Record<string, OptionValue>
  ply: number
  /** How often something was taken back; the same ply with another number is another position. */
  rewinds: number
  over: boolean
  winners: number[]
  commit: string
  pending: number[]
  seats: SeatInfo[]
  mine: number[]
  views: Record<string, unknown>
  legal: Record<string, number[]>
  prompts: Record<string, Message>
  scores: Score[]
  undo: Record<string, boolean>
  log: LogEntry[]
  /** How many events come before the first one in `log`. */
  log_from: number
  chat: ChatLine[]
  rematch: { table: string; key: string } | null
}

export interface Reason extends Message {
  text: string
  rule: string
  cells: Cell[]
}

export interface Preview {
  type: 'preview'
  ply: number
  rewinds: number
  seat: number
  action: number
  certain: boolean
  scores: Score[]
  changes: { seat: number; total: number }[]
  lines: { seat: number; key: string; before: number; after: number }[]
}

export interface Hint {
  type: 'hint'
  ply: number
  rewinds: number
  seat: number
  action: number
  text: string
  /** No value where the move is forced or worked out to the end. */
  choices: { action: number; text: string; visits: number; value: number | null }[]
}

export interface Why {
  type: 'why'
  ply: number
  rewinds: number
  seat: number
  action: number
  reason: Reason | null
}

export interface Refused extends Reason {
  type: 'refused'
  of: { type: string }
  ply: number
  state: TableState
}

export type FromServer =
  | TableState
  | Preview
  | Hint
  | Why
  | Refused
  | { type: 'thinking'; seat: number }
  | ({ type: 'error'; text: string } & Message)

export interface NewTable {
  game: string
  options: Record<string, OptionValue>
  seats: { kind: SeatKind; level?: string; name?: string }[]
}

export interface CreatedTable {
  table: string
  key: string
  invitations: { seat: number; key: string }[]
  watch: string
}

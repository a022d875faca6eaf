// The tables this browser has been at, so that the lobby can lead back to them.

import { router, tableAddress } from './router.svelte'
import type { CreatedTable } from './types'

export interface Visit {
  table: string
  key: string
  game: string
  /** The name of an owner's component set; older entries have none. */
  edition?: string
  at: number
  over: boolean
  names: string
  /** Everybody's points in the order of the names, and who must decide; older entries have neither. */
  points?: number[]
  turn?: string
  /** Since when the table waits for the next move, or is over. */
  since?: string
  /** Whether this browser must decide. */
  mine?: boolean
  /** Whether other people play here, so that the game goes on while nobody looks. */
  people?: boolean
  /** A lesson that has not been followed to its end. */
  lesson?: boolean
}

/** The keys for others, of a table that this browser has set up. */
export type TableLinks = Pick<CreatedTable, 'invite' | 'watch'>

const STORE = 'boomtown-tables'
const READ = 'boomtown-read'
const MOST_VISITS = 200

export function visits(): Visit[] {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '[]') as Visit[]
  } catch {
    return []
  }
}

export function visit(now: Visit): void {
  const others = visits().filter((old) => old.table !== now.table || old.key !== now.key)
  save(STORE, [now, ...others].slice(0, MOST_VISITS))
}

export function forget(table: string): void {
  save(
    STORE,
    visits().filter((old) => old.table !== table),
  )
}

/** Adds tables that another device has handed over; how many of them are new here. */
export function takeOver(handed: readonly Pick<Visit, 'table' | 'key'>[]): number {
  const old = visits()
  const fresh = handed.filter(({ table, key }) => !isVisited(table, key))
  const at = Date.now()
  const rows = fresh.map(({ table, key }) => ({ table, key, game: '', at, over: false, names: '', people: true }))
  save(STORE, [...old, ...rows].slice(0, MOST_VISITS))
  return fresh.length
}

/** The time of the line of chat that was read last at a table. */
export const chatRead = (table: string): string => readTimes()[table] ?? ''

export function noteChatRead(table: string, at: string): void {
  const visited = new Set(visits().map((visit) => visit.table))
  const others = Object.entries(readTimes()).filter(([other]) => visited.has(other))
  save(READ, { ...Object.fromEntries(others), [table]: at })
}

function readTimes(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(READ) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

/** Goes to a table that was just made, or to its replay, and keeps its links. */
export function goToNew(created: CreatedTable, page: 'table' | 'replay' = 'table'): void {
  keepLinks(created.table, created)
  router.go(tableAddress(created.table, created.key, page))
}

/** The links of a table, which the server tells only once, to whoever sets it up. */
export function keepLinks(table: string, { invite, watch }: TableLinks): void {
  save(`boomtown-links-${table}`, { invite, watch })
}

export function links(table: string): TableLinks | null {
  try {
    return JSON.parse(localStorage.getItem(`boomtown-links-${table}`) ?? 'null') as TableLinks | null
  } catch {
    return null
  }
}

function save(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Without storage the links in the address bar still work.
  }
}

/** Whether this browser has been at the table with this key, which is then its own. */
export const isVisited = (table: string, key: string): boolean =>
  visits().some((old) => old.table === table && old.key === key)

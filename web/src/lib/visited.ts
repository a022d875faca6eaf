// The tables this browser has been at, so that the lobby can lead back to them.

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
}

/** The keys for others, of a table that this browser has set up. */
export type TableLinks = Pick<CreatedTable, 'invitations' | 'watch'>

const STORE = 'boomtown-tables'
const MOST_VISITS = 12

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

/** The links of a table, which the server tells only once, to whoever sets it up. */
export function keepLinks(table: string, links: TableLinks): void {
  save(`boomtown-links-${table}`, links)
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

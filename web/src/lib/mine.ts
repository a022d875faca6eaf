// The tables of the person at this device: how they stand now, which of them waits longest, and how another device gets
// their keys.

import { loadSummary, Refusal } from './api'
import { addressOf } from './base'
import { botName } from './bots'
import { clubOf, clubs, keepClub } from './clubs'
import { failureText } from './failure'
import { router, tableAddress } from './router.svelte'
import { saveSettings, settings } from './settings.svelte'
import { t } from './text.svelte'
import type { InvitedSeat, TableSummary } from './types'
import { chatRead, takeOver, visit as remember, visits, type Visit } from './visited'

/** A table of the list: what this device remembers, and what the server says now. */
export interface MyTable {
  visit: Visit
  summary: TableSummary | null
  /** Why the server does not tell. */
  trouble: string
}

export function seatName({ name, kind, level, seat }: Omit<InvitedSeat, 'free' | 'colour'>): string {
  return name ?? (kind === 'bot' ? botName(level ?? 'deputy') : t('player-name', { number: seat + 1 }))
}

/** Whether a table waits for the person. */
export const waits = ({ visit, summary }: MyTable): boolean =>
  summary ? isDue(summary) : Boolean(visit.mine && !visit.over)

const isDue = ({ over, adjourned, lesson, mine, pending }: TableSummary): boolean =>
  !over && !adjourned && !lesson && mine.some((seat) => pending.includes(seat))

export const isOver = ({ visit, summary }: MyTable): boolean => summary?.over ?? visit.over

export const sinceOf = ({ visit, summary }: MyTable): string =>
  summary?.since ?? visit.since ?? new Date(visit.at).toISOString()

/** Those that wait for the person first, the longest wait at the top; then what moved last. */
export function inOrder(tables: readonly MyTable[]): MyTable[] {
  return [...tables].sort((first, second) => {
    const firstWaits = waits(first)
    if (firstWaits !== waits(second)) return firstWaits ? -1 : 1
    const later = sinceOf(first) < sinceOf(second) ? 1 : -1
    return firstWaits ? -later : later
  })
}

/** Asks the server how a table stands, and remembers it for the time when the server does not answer. */
export async function look(visit: Visit): Promise<MyTable> {
  try {
    const summary = await loadSummary(visit.table, visit.key, chatRead(visit.table))
    const names = summary.seats.map(seatName)
    const fresh: Visit = {
      ...visit,
      game: summary.game,
      over: summary.over,
      names: names.join(' · '),
      points: summary.points,
      turn: summary.pending.map((seat) => names[seat]).join(', '),
      mine: isDue(summary),
      since: summary.since,
      people: summary.seats.some((seat) => seat.kind !== 'bot' && !summary.mine.includes(seat.seat)),
      lesson: summary.lesson,
    }
    return { visit: fresh, summary, trouble: '' }
  } catch (error) {
    return { visit, summary: null, trouble: error instanceof Refusal ? error.message : failureText(error) }
  }
}

/** Goes to the game that has waited longest for the person, but for one table; whether there was any. */
export async function goToNext(except = ''): Promise<boolean> {
  const running = visits().filter(({ table, over, lesson }) => table !== except && !over && !lesson)
  const [next] = inOrder(await Promise.all(running.map(look))).filter(waits)
  if (next) router.go(tableAddress(next.visit.table, next.visit.key))
  return next !== undefined
}

/** Keeps in this browser what the server said of a table, in the order in which the tables were visited. */
export function keepLook(tables: readonly MyTable[]): void {
  const fresh = new Map(tables.map(({ visit }) => [visit.table + visit.key, visit]))
  for (const old of visits().reverse()) remember(fresh.get(old.table + old.key) ?? old)
}

// The way to another device. What follows the # of an address never leaves the browser, so no server and no log sees it.

/** As many letters as a QR code holds that a phone still reads well. */
const QR_LETTERS = 1200

/** Some words in one, parted by dots. */
const pack = (...words: string[]) => words.map((word) => encodeURIComponent(word).replaceAll('.', '%2E')).join('.')
const unpack = (packed: string) => packed.split('.').map((word) => decodeURIComponent(word))

/**
 * The personal link of this device: name, clubs and the keys of the tables, games under way first. `short` leaves out
 * what does not fit into a QR code.
 */
export function personalLink(origin: string, short = false): { link: string; tables: number } {
  const head = `${origin}${addressOf('/mine')}#n=${encodeURIComponent(settings.name)}`
  const joined = clubs().map(({ club, key, name, own }) => `&c=${pack(club, key, own, name)}`)
  const sorted = [...visits()].sort((first, second) => Number(first.over) - Number(second.over))
  let link = head + joined.join('')
  let tables = 0
  for (const { table, key } of sorted) {
    const part = `&t=${pack(table, key)}`
    if (short && link.length + part.length > QR_LETTERS) break
    link += part
    tables += 1
  }
  return { link, tables }
}

/** Takes over what a personal link carries; how many tables are new here, or null when it is none. */
export function receive(carried: string): number | null {
  const parts = carried.split('&')
  const all = (name: string) => parts.filter((part) => part.startsWith(name)).map((part) => part.slice(name.length))
  const [person] = all('n=')
  if (person === undefined) return null
  let tables: string[][], joined: string[][]
  try {
    if (!settings.name) settings.name = decodeURIComponent(person)
    tables = all('t=').map(unpack)
    joined = all('c=').map(unpack)
  } catch {
    return null // cut off, or somebody else has written it
  }
  saveSettings()
  for (const [club = '', key = '', own = '', name = ''] of joined) {
    // Whoever is a member here already stays the same one.
    if (club && key && !clubOf(club)) keepClub({ club, key, own, name })
  }
  return takeOver(tables.map(([table = '', key = '']) => ({ table, key })).filter(({ table, key }) => table && key))
}

/** "3 hours ago". */
export function agoText(at: string): string {
  const seconds = Math.min(0, (new Date(at).getTime() - Date.now()) / 1000)
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ['day', 86400],
    ['hour', 3600],
    ['minute', 60],
  ]
  const [unit, length] = steps.find(([, length]) => -seconds >= length) ?? ['second', 1]
  const whole = unit === 'second' ? 0 : Math.round(seconds / length)
  return new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' }).format(whole, unit)
}

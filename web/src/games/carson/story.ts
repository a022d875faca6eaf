// What is told when bids turn over: all of them together, ties with their reason, the order in which cards are taken,
// then who took what.

import { sentenceOf } from '../../lib/sentences'
import type { Beat } from '../../lib/story'
import type { Table } from '../../lib/table.svelte'
import { t } from '../../lib/text.svelte'
import type { LogEntry } from '../../lib/types'

// Milliseconds: bids and their order are read, not glanced at.
const READ = 2200
const GLANCE = 1100

// The events that the story tells, with their icons.
const EVENT_ICONS: Record<string, string> = {
  'carson-tie': 'carson-auctioneer',
  'carson-taking-order': 'next',
  'carson-used': 'carson-characters',
  'carson-took': 'check',
  'carson-virtual-took': 'bot',
  'carson-skull': 'carson-skull',
  'carson-second-era': 'waiting',
}

/** The seat that a line tells of; virtual players sit behind the people. What happens to the row is nobody's doing. */
export function actor(table: Table, { key, params }: LogEntry): number | null {
  if (typeof params.seat === 'number') return params.seat
  return key.startsWith('carson-virtual-') ? (table.state?.seats.length ?? 0) + Number(params.number) - 1 : null
}

const isBid = ({ key }: LogEntry) => key === 'carson-bid' || key === 'carson-virtual-bid'

/** "Anna: 8 · Clem: 5 · Virtual player 1: 3", the highest first. */
function bids(table: Table, entries: LogEntry[]): Beat {
  const shown = entries.map((entry) => ({ seat: actor(table, entry) ?? 0, card: Number(entry.params.card) }))
  shown.sort((a, b) => b.card - a.card)
  const words = shown.map(({ seat, card }) => `${table.name(seat)}: ${card}`).join(' · ')
  return { text: t('web-carson-bids', { bids: words }), refs: [], icon: 'carson-auctioneer', time: READ }
}

export function story(table: Table, entries: LogEntry[]): Beat[] {
  const beats: Beat[] = []
  const open = entries.filter(isBid)
  for (const entry of entries) {
    if (entry === open[0]) beats.push(bids(table, open))
    const icon = EVENT_ICONS[entry.key]
    // What a person took by themselves they know.
    const own = entry.key === 'carson-took' && typeof entry.params.seat === 'number' && entry.params.seat === table.seat
    if (!icon || own) continue
    const time = entry.key === 'carson-tie' || entry.key === 'carson-taking-order' ? READ : GLANCE
    beats.push({ text: sentenceOf(table, entry), refs: entry.refs, icon, time })
  }
  return beats
}

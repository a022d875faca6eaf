// A story of the events that have just happened: the new round and its event, who went where, the Bust, shootouts.

import type { Beat } from '../../lib/story'
import type { Table } from '../../lib/table.svelte'
import { t } from '../../lib/text.svelte'
import type { LogEntry } from '../../lib/types'
import { iconOf, SITES, viewOf } from './view'
import { faceText } from './words'

// The events that the story mentions, with their icons.
const EVENT_ICONS: Record<string, string> = {
  'coloma-round': 'barker',
  'coloma-event-held': 'event',
  'coloma-revealed': 'buster',
  'coloma-placed': 'ride',
  'coloma-mule': 'mule',
  'coloma-buster': 'buster',
  'coloma-bust': 'bust',
  'coloma-shootout-won': 'gunmen',
  'coloma-shootout-lost': 'outlaw',
  'coloma-buried': 'tomb',
  'coloma-badge': 'badge',
  'coloma-ended': 'vp',
}

/** Whether more pioneers have gone to this site than to any other. */
function mostMeet(site: unknown, entries: LogEntry[]): boolean {
  const arrivals = entries.filter(({ key }) => key === 'coloma-placed' || key === 'coloma-buster')
  const count = (place: unknown) => arrivals.filter(({ params }) => params.site === place).length
  return SITES.every((other) => other === site || count(other) < count(site))
}

function sentence(table: Table, { key, params, refs }: LogEntry, entries: LogEntry[]): string {
  if (key === 'coloma-event-held') {
    const site = refs.find((ref) => ref.startsWith('event:'))?.slice('event:'.length) ?? ''
    return t('web-coloma-story-event', { event: params.event ?? '', text: faceText('events', site) })
  }
  if (key === 'coloma-bust') {
    const site = params.site ?? 0
    const { signpost, copies } = viewOf(table)
    if (site === signpost && !mostMeet(site, entries)) return t('web-coloma-story-tie', { site })
    return t(site === copies ? 'web-coloma-story-bust-copied' : 'web-coloma-story-bust', { site, signpost })
  }
  if (key === 'coloma-round') return t('web-coloma-story-round', { ...params, copies: viewOf(table).copies })
  // Alone against Shade nothing breaks a tie.
  if (key === 'coloma-ended' && (table.state?.seats.length ?? 0) > 1) return t('web-coloma-story-ended')
  if (key === 'coloma-revealed') return t('web-coloma-story-buster', params)
  return t(key, params, table.name)
}

/** Who went where, site by site. */
function reveal(table: Table, entries: LogEntry[]): string {
  const name = (seat: string | number) => (typeof seat === 'number' ? table.name(seat) : t(seat.replace('@', '')))
  return SITES.flatMap((site) => {
    const arrivals = entries.filter(({ params }) => params.site === site)
    if (!arrivals.length) return []
    return t('web-coloma-story-site', { site, who: arrivals.map(({ params }) => name(params.seat ?? 0)).join(', ') })
  }).join(' ')
}

export function story(table: Table, entries: LogEntry[], brief: boolean): Beat[] {
  const beats: Beat[] = []
  // An event that asks somebody is held in several parts; told anew and briefly, all of them come together.
  const before = brief ? [] : table.story.beats
  // Everybody holds the same event and goes somewhere at once, so that is one beat.
  const first = (entry: LogEntry) => entries.find(({ key }) => key === entry.key) === entry
  for (const entry of entries) {
    const icon = EVENT_ICONS[entry.key]
    const alike = entries.filter(({ key }) => key === entry.key)
    const together = entry.key === 'coloma-placed' || entry.key === 'coloma-event-held'
    if (!icon || (together && !first(entry))) continue
    const text = entry.key === 'coloma-placed' ? reveal(table, alike) : sentence(table, entry, entries)
    if (entry.key === 'coloma-event-held' && before.some((beat) => beat.text === text)) continue
    beats.push({ text, refs: together ? alike.flatMap(({ refs }) => refs) : [...entry.refs], icon: iconOf(icon) })
  }
  return beats
}

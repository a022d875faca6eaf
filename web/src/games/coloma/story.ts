// What is told of the events that have just happened: the new round and its event, who went where, the Bust, shootouts.

import type { Beat } from '../../lib/story'
import type { Table } from '../../lib/table.svelte'
import { t } from '../../lib/text.svelte'
import type { LogEntry } from '../../lib/types'
import { iconOf, viewOf } from './view'

// Events that are told, with their icon.
const TOLD: Record<string, string> = {
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

function sentence(table: Table, { key, params }: LogEntry): string {
  if (key === 'coloma-event-held') return t('web-coloma-story-event', { event: params.event ?? '' })
  if (key === 'coloma-bust' && params.site === viewOf(table).signpost) {
    return t('web-coloma-story-tie', { site: params.site })
  }
  return t(key, params, table.name)
}

export function story(table: Table, entries: LogEntry[]): Beat[] {
  const beats: Beat[] = []
  let last = ''
  for (const entry of entries.filter(({ key }) => key in TOLD)) {
    const text = sentence(table, entry)
    const before = beats.at(-1)
    if (before && entry.key === last) {
      // Several of a kind are one beat; everybody holds the same event, so that is said once.
      if (!before.text.includes(text)) before.text += ` ${text}`
      before.refs.push(...entry.refs)
    } else beats.push({ text, refs: [...entry.refs], icon: iconOf(TOLD[entry.key]!) })
    last = entry.key
  }
  return beats
}

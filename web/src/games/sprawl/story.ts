// What is told after a decision: buildings, payouts, elections and events, each with who gained what by it, and at the
// end a line that sums it up.

import { namedParams } from '../../lib/faceNames'
import { change } from '../../lib/points'
import type { Beat } from '../../lib/story'
import type { Table } from '../../lib/table.svelte'
import { t } from '../../lib/text.svelte'
import type { LogEntry } from '../../lib/types'
import { TOLD, tellings, type Ledger } from './beats'
import { iconOf } from './view'

export function story(table: Table, entries: LogEntry[]): Beat[] {
  const { tellings: told, sum } = tellings(entries)
  const beats = told.map(({ entry, ledger }) => {
    const beat = beatOf(table, entry, entries[entries.indexOf(entry) - 1])
    const gains = changeWords(table, ledger)
    return gains ? { ...beat, text: t('web-sprawl-story-gains', { text: bare(beat.text), gains }) } : beat
  })
  const changes = changeWords(table, sum)
  // One thing alone needs no sum.
  if (changes && beats.length > 1) {
    beats.push({ text: t('web-sprawl-story-ledger', { changes }), refs: [], icon: iconOf('wealth') })
  }
  return beats
}

function beatOf(table: Table, { key, params, refs }: LogEntry, before: LogEntry | undefined): Beat {
  const office = /office-(\w+)$/.exec(String(params.office ?? ''))?.[1]
  // A card that was turned up names the row that is paid.
  const byCard = key === 'sprawl-payout' && before?.key === 'sprawl-revealed'
  const number = /\d+$/.exec(String(params.row))?.[0] ?? ''
  return {
    text: t(byCard ? 'web-sprawl-story-payout' : key, namedParams('sprawl', { ...params, number }), table.name),
    refs,
    icon: iconOf(office ?? TOLD[key] ?? 'newspaper'),
  }
}

/** "Anna +5 wealth, Bob +2 wealth −1 prestige". */
function changeWords(table: Table, ledger: Ledger): string {
  const players = ledger.changes.map(({ seat, wealth, prestige }) => {
    const parts = [
      ...(wealth ? [`${change(wealth)} ${t('sprawl-kind-wealth')}`] : []),
      ...(prestige ? [`${change(prestige)} ${t('sprawl-kind-prestige')}`] : []),
    ]
    return `${table.name(seat)} ${parts.join(' ')}`
  })
  return players.join(', ')
}

/** Without its full stop, for what follows after it. */
const bare = (text: string) => text.replace(/\.$/, '')

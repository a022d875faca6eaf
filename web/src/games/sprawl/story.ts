// What is told after a decision: buildings, payouts, elections and events, each with who gained what by it, and at the
// end a line that sums it up.

import { namedParams } from '../../lib/faceNames'
import { change } from '../../lib/points'
import { sentenceOf } from '../../lib/sentences'
import type { Beat } from '../../lib/story'
import type { Table } from '../../lib/table.svelte'
import { t, text } from '../../lib/text.svelte'
import type { LogEntry } from '../../lib/types'
import { BUILT, byTurn, causeIn, EVENT_ICONS, matters, PAYOUT, tellings, TURN, type Ledger } from './beats'
import { cardName, officeName, rowName, vocationName } from './names'
import { cardText } from './readings'
import { cardIcon, iconOf } from './view'

/** Everything as it happened; briefly it is what concerns the person, and what each turn has brought in all. */
export const story = (table: Table, entries: LogEntry[], brief: boolean): Beat[] =>
  (brief ? byTurn(entries) : [entries]).flatMap((part) => told(table, part, brief))

function told(table: Table, entries: LogEntry[], brief: boolean): Beat[] {
  const { tellings: all, sum } = tellings(entries)
  const parts = brief ? all.filter((telling) => matters(telling, table.seat)) : all
  const beats = parts.map(({ entry, ledger }) => {
    const beat = beatOf(table, entry, causeOf(entries, entry))
    const nobody = entry.key === PAYOUT && !ledger.changes.length
    const said = nobody ? t('web-sprawl-story-nobody', { text: bare(beat.text) }) : withGains(table, beat.text, ledger)
    const lines = entry.key === 'sprawl-event' ? eventLines(entry) : ''
    return { ...beat, text: lines ? t('web-sprawl-story-event', { text: bare(said), lines }) : said }
  })
  // One thing alone needs no sum.
  if (all.length > 1 || parts.length < all.length) {
    const rest = all.filter((telling) => !parts.includes(telling)).map(({ entry }) => entry)
    beats.push(...sumBeat(table, entries, rest, sum))
  }
  return beats
}

/** What has been gained and lost in all, with the contracts that were built and not told of. */
function sumBeat(table: Table, entries: LogEntry[], rest: LogEntry[], sum: Ledger): Beat[] {
  const built = rest.filter(({ key }) => key === BUILT)
  const changes = changeWords(table, sum)
  const refs = built.flatMap(({ refs }) => refs)
  if (built[0]) {
    const names = built.map(({ refs }) => cardName(refs.find((ref) => ref.startsWith('card:'))?.slice(5) ?? ''))
    const cards = new Intl.ListFormat(text.language).format(names)
    const said = t('web-sprawl-story-built', { seat: built[0].params.seat ?? 0, cards }, table.name)
    return [{ text: withGains(table, said, sum), refs, icon: iconOf(EVENT_ICONS[BUILT]!) }]
  }
  if (!changes) return []
  const whole = rest.length ? turnOf(table, entries) : undefined
  const said = whole ? withGains(table, whole, sum) : t('web-sprawl-story-ledger', { changes })
  return [{ text: said, refs, icon: iconOf('wealth') }]
}

/** Whose turn these entries are, where it begins with them. */
const turnOf = (table: Table, [first]: LogEntry[]) =>
  first?.key === TURN ? t('web-sprawl-story-turn', { seat: first.params.seat ?? 0 }, table.name) : undefined

function withGains(table: Table, text: string, ledger: Ledger): string {
  const gains = changeWords(table, ledger)
  return gains ? t('web-sprawl-story-gains', { text: bare(text), gains }) : text
}

const CAUSES = ['sprawl-revealed', 'sprawl-event', 'sprawl-built', 'sprawl-elected']

/** What has brought an entry about: the last card that came up, contract that was built or office that was won. */
const causeOf = (entries: LogEntry[], entry: LogEntry) =>
  entries.slice(0, entries.indexOf(entry)).findLast(({ key }) => CAUSES.includes(key))

function beatOf(table: Table, entry: LogEntry, cause: LogEntry | undefined): Beat {
  const { key, params, refs } = entry
  if (!(key in EVENT_ICONS)) return gainBeat(entry)
  const office = /office-(\w+)$/.exec(String(params.office ?? ''))?.[1]
  // A card that was turned up names the row that is paid.
  const byCard = key === PAYOUT && cause?.key === 'sprawl-revealed'
  const number = /\d+$/.exec(String(params.row))?.[0] ?? ''
  return {
    text: byCard
      ? t('web-sprawl-story-payout', namedParams('sprawl', { ...params, number }), table.name)
      : sentenceOf(table, entry),
    refs,
    icon: iconOf(office ?? tileOf(refs) ?? EVENT_ICONS[key] ?? 'newspaper'),
  }
}

const tileOf = (refs: string[]) => refs.find((ref) => ref.startsWith('tile:'))?.slice('tile:'.length)

const NAMES: Record<string, (id: string) => string> = {
  card: cardName,
  row: rowName,
  office: officeName,
  tile: vocationName,
}

/** What was gained or lost by a choice some time after its cause, which is named. */
function gainBeat({ refs }: LogEntry): Beat {
  const [kind = '', id = ''] = causeIn(refs)?.split(':') ?? []
  const icon = kind === 'card' ? cardIcon(id) : iconOf(kind === 'row' ? 'wealth' : id)
  return { text: NAMES[kind]?.(id) ?? '', refs, icon }
}

/** What the card of an event says. */
const eventLines = ({ refs }: LogEntry) =>
  bare(refs.flatMap((ref) => (ref.startsWith('card:') ? cardText(ref.slice(5)) : [])).join(' '))

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

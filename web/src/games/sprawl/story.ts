// What is told after a decision: buildings, payouts, elections and events, each with who gained what by it, and at the
// end a line that sums it up.

import { namedParams } from '../../lib/faceNames'
import { change } from '../../lib/points'
import type { Beat } from '../../lib/story'
import type { Table } from '../../lib/table.svelte'
import { t } from '../../lib/text.svelte'
import type { LogEntry } from '../../lib/types'
import { iconOf } from './view'

const GAINED = 'sprawl-gained'
const LOST = 'sprawl-lost'
const HANDED_OVER = 'sprawl-handed-over'
const ELECTION = 'sprawl-election'
const ELECTED = 'sprawl-elected'

// What is worth a beat, with its icon. Cards that only change hands are left to the log.
const TOLD: Record<string, string> = {
  'sprawl-claimed': 'RES',
  'sprawl-built': 'CIV',
  'sprawl-placed': 'PARK',
  'sprawl-moved': 'CIV',
  'sprawl-demolished': 'wrecking-ball',
  'sprawl-demolish': 'wrecking-ball',
  'sprawl-destroyed': 'fire',
  'sprawl-remove-control': 'union',
  'sprawl-take-control': 'union',
  'sprawl-payout': 'receive-money',
  'sprawl-marker-placed': 'wealth',
  'sprawl-marker-moved': 'wealth',
  [ELECTION]: 'vote',
  [ELECTED]: 'vote',
  'sprawl-event': 'newspaper',
  'sprawl-deck-opened': 'padlock-open',
  'sprawl-ended': 'torch',
  'sprawl-stalled-idle': 'torch',
  'sprawl-stalled-contracts': 'torch',
}

interface Points {
  wealth: number
  prestige: number
}

/** What the players have gained and lost. */
class Ledger {
  #changes: Points[] = []

  get empty(): boolean {
    return this.#changes.length === 0
  }

  add(seat: number, wealth: number, prestige: number): void {
    const old = this.#changes[seat] ?? { wealth: 0, prestige: 0 }
    this.#changes[seat] = { wealth: old.wealth + wealth, prestige: old.prestige + prestige }
  }

  /** Adds what an entry of the log says; whether it says anything of that kind. */
  note({ key, params }: LogEntry): boolean {
    const number = (name: string) => Number(params[name] ?? 0)
    if (key === HANDED_OVER) {
      const prestige = String(params.kind).endsWith('prestige')
      const [wealth, other] = prestige ? [0, number('amount')] : [number('amount'), 0]
      this.add(number('seat'), -wealth, -other)
      this.add(number('victim'), wealth, other)
    } else if (key === GAINED) this.add(number('seat'), number('wealth'), number('prestige'))
    else if (key === LOST) this.add(number('seat'), -number('wealth'), -number('prestige'))
    else return false
    return true
  }

  /** "Anna +5 wealth, Bob +2 wealth −1 prestige". */
  words(table: Table): string {
    const players = this.#changes.flatMap(({ wealth, prestige }, seat) => {
      const parts = [
        ...(wealth ? [`${change(wealth)} ${t('sprawl-kind-wealth')}`] : []),
        ...(prestige ? [`${change(prestige)} ${t('sprawl-kind-prestige')}`] : []),
      ]
      return parts.length ? [`${table.name(seat)} ${parts.join(' ')}`] : []
    })
    return players.join(', ')
  }
}

export function story(table: Table, entries: LogEntry[]): Beat[] {
  const beats: { beat: Beat; ledger: Ledger }[] = []
  const sum = new Ledger()
  for (const [place, entry] of entries.entries()) {
    const last = beats.at(-1)
    if (sum.note(entry)) last?.ledger.note(entry)
    else if (entry.key in TOLD) {
      // Who is elected follows its election, unless a tie must be broken first.
      const elected = entry.key === ELECTION && entries.slice(place).some(({ key }) => key === ELECTED)
      if (!elected) beats.push({ beat: beatOf(table, entry), ledger: new Ledger() })
    }
  }
  const told = beats.map(({ beat, ledger }) => {
    const gains = ledger.words(table)
    return gains ? { ...beat, text: t('web-sprawl-story-gains', { text: bare(beat.text), gains }) } : beat
  })
  const changes = sum.words(table)
  if (changes && beats.length !== 1) {
    told.push({ text: t('web-sprawl-story-ledger', { changes }), refs: [], icon: iconOf('wealth') })
  }
  return told
}

function beatOf(table: Table, { key, params, refs }: LogEntry): Beat {
  const office = /office-(\w+)$/.exec(String(params.office ?? ''))?.[1]
  return {
    text: t(key, namedParams('sprawl', params), table.name),
    refs,
    icon: iconOf(office ?? TOLD[key] ?? 'newspaper'),
  }
}

/** Without its full stop, for what follows after it. */
const bare = (text: string) => text.replace(/\.$/, '')

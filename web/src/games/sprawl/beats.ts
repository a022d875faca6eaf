// What of the log is worth telling, and who gained what by it.

import type { LogEntry } from '../../lib/types'

const GAINED = 'sprawl-gained'
const LOST = 'sprawl-lost'
const HANDED_OVER = 'sprawl-handed-over'
const ELECTION = 'sprawl-election'
const ELECTED = 'sprawl-elected'
const INVESTED = 'sprawl-invested'
export const BUILT = 'sprawl-built'
const TILE = 'sprawl-tile'
export const PAYOUT = 'sprawl-payout'
export const TURN = 'sprawl-turn'

// What is worth a beat, with its icon. Cards that only change hands are left to the log.
export const EVENT_ICONS: Record<string, string> = {
  'sprawl-claimed': 'RES',
  [BUILT]: 'CIV',
  'sprawl-placed': 'PARK',
  'sprawl-moved': 'CIV',
  'sprawl-demolished': 'wrecking-ball',
  'sprawl-demolish': 'wrecking-ball',
  'sprawl-destroyed': 'fire',
  'sprawl-remove-control': 'union',
  'sprawl-take-control': 'union',
  [TILE]: 'media',
  'sprawl-tile-from': 'media',
  [PAYOUT]: 'receive-money',
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

/** What a brief story tells of everybody; of other things it tells only those that change what the person has. */
const ALWAYS: readonly string[] = [
  ELECTION,
  ELECTED,
  'sprawl-event',
  'sprawl-deck-opened',
  'sprawl-demolished',
  'sprawl-demolish',
  'sprawl-destroyed',
  'sprawl-remove-control',
  'sprawl-take-control',
  'sprawl-ended',
  'sprawl-stalled-idle',
  'sprawl-stalled-contracts',
]

interface Points {
  wealth: number
  prestige: number
}

/** What the players have gained and lost. */
export class Ledger {
  #changes: Points[] = []

  add(seat: number, wealth: number, prestige: number): void {
    for (let other = this.#changes.length; other <= seat; other += 1) this.#changes.push({ wealth: 0, prestige: 0 })
    const old = this.#changes[seat]!
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

  /** Who has gained or lost anything. */
  get changes(): (Points & { seat: number })[] {
    return this.#changes
      .map((points, seat) => ({ seat, ...points }))
      .filter(({ wealth, prestige }) => wealth !== 0 || prestige !== 0)
  }
}

export interface Telling {
  entry: LogEntry
  ledger: Ledger
}

/** What is told one after the other, each with what it brought, and the sum of everything. */
export function tellings(entries: LogEntry[]): { tellings: Telling[]; sum: Ledger } {
  const tellings: Telling[] = []
  const sum = new Ledger()
  for (const [place, entry] of entries.entries()) {
    const earlier = entries.slice(0, place)
    if (sum.note(entry)) {
      // What somebody's choice has brought comes later than its cause. Investing is left to the log.
      const late = causeIn(entry.refs) !== undefined && earlier.at(-1)?.key !== INVESTED
      const told = tellingOf(tellings, entry) ?? (late ? tell(tellings, entry) : undefined)
      told?.ledger.note(entry)
    } else if (entry.key in EVENT_ICONS) {
      // Who is elected follows its election, unless a tie must be broken first.
      const elected = entry.key === ELECTION && entries.slice(place).some(({ key }) => key === ELECTED)
      // Contracts with a vocation always bring a tile.
      const usual = entry.key === TILE && earlier.some(({ key }) => key === BUILT)
      if (!elected && !usual) tell(tellings, entry)
    }
  }
  return { tellings, sum }
}

function tell(tellings: Telling[], entry: LogEntry): Telling {
  const telling = { entry, ledger: new Ledger() }
  tellings.push(telling)
  return telling
}

/** What has brought a gain or loss about: a card, a row, an office or the tiles of a vocation. */
export const causeIn = (refs: readonly string[]) => refs.find((ref) => /^(card|row|office|tile):/.test(ref))

/** What a gain or loss belongs to: that of the card, row or office that is its cause, else what was told last. */
function tellingOf(tellings: Telling[], { refs }: LogEntry): Telling | undefined {
  const cause = causeIn(refs)
  const told = tellings.findLast(({ entry }) => cause !== undefined && entry.refs.includes(cause))
  // What an office brings at the start of a turn has nothing to do with what was told before.
  return told ?? (cause?.startsWith('office:') ? undefined : tellings.at(-1))
}

/** The entries of one player's turn after the other; what belongs to a turn that began earlier comes first. */
export function byTurn(entries: LogEntry[]): LogEntry[][] {
  const turns: LogEntry[][] = [[]]
  for (const entry of entries) {
    if (entry.key === TURN) turns.push([])
    turns.at(-1)?.push(entry)
  }
  return turns
}

/** Whether a brief story tells a seat of this. */
export const matters = ({ entry, ledger }: Telling, seat: number | null) =>
  ALWAYS.includes(entry.key) || ledger.changes.some((change) => change.seat === seat)

// What the server sends of Urban Sprawl, and how the drawings read it. No rules here.

import { faces } from '../../lib/faces.svelte'
import type { Table } from '../../lib/table.svelte'
import type {
  SprawlBuildingView as SentBuilding,
  SprawlDeckView as SentDeck,
  SprawlFaces,
  SprawlPlayerView as SentPlayer,
  SprawlView as SentView,
} from '../../lib/types'
import { completed } from './completed'
import icons from './icons.json'

export type {
  SprawlCardFace as CardFace,
  SprawlEffectFace as EffectFace,
  SprawlOfficeFace as OfficeFace,
} from '../../lib/types'

/** A lot by column and row of the grid of 12 x 12, counted from the north-west. */
export type Lot = [x: number, y: number]

export type PointKind = 'wealth' | 'prestige'

export interface Building extends SentBuilding {
  /** The contract that built it; null for start buildings, placed ones and parks. */
  card: string | null
  /** Its first lot, by which the action `building` names it. */
  first: string
  lots: Lot[]
}

export interface Marker {
  kind: PointKind
  number: number
}

/** A row at the edge of the city and what it would pay now. */
export interface Row {
  /** "w5": wealth row 5. */
  row: string
  blocks: number[]
  /** Buildings in it, per seat. */
  counts: number[]
  /** What each seat would get. */
  shares: number[]
}

export interface Contest {
  /** Who is first now; several when tied, nobody when nobody qualifies. */
  seats: number[]
  /** Per seat the value and the number of the buildings compared, or what else is counted. */
  standing: (number[] | number)[]
  /** Who decides a tie. */
  decider: number
  in_play: boolean
}

export interface Deck extends SentDeck {
  /** In how many cards the special event comes at the earliest and at the latest; null when it is gone. */
  special: { earliest: number; latest: number } | null
  /** The cards that may still come, sorted. */
  unseen: string[]
}

export interface Player extends SentPlayer {
  /** Pages of permits for each zone. */
  pages: Record<string, number>
}

/** The card or office that acts, and which of its effects. */
export interface Acting {
  card?: string
  office?: string
  /** The number of the line. */
  line: number
  spot?: string | null
  seat: number
}

export interface BuildOffer {
  /** As the action `build` names it: "1" to "5", "town", "favor1". */
  source: string
  card: string
  ap: number
  pages: number
  /** Pages that are lacking. */
  missing: number
}

export type AskKind =
  | 'claim'
  | 'invest'
  | 'action'
  | 'spot'
  | 'renewal'
  | 'permit'
  | 'victim'
  | 'split'
  | 'order'
  | 'player'
  | 'elect'
  | 'block'
  | 'tied'
  | 'target'
  | 'building'
  | 'place'
  | 'move'
  | 'marker'
  | 'space'
  | 'row'
  | 'line'
  | 'kind'
  | 'display'
  | 'discard'
  | 'lose'
  | 'favor'
  | 'vocation'
  | 'option'
  | 'offer'
  | 'save'

/** What is asked, in numbers. Only the seat asked gets more than seat, kind and source. */
export interface Ask {
  seat: number
  kind: AskKind
  source: { card?: string; office?: string; line: number } | string | null
  /** Per block. */
  prices?: number[]
  struck?: number[]
  takes?: { box: string; card: string; ap: number }[]
  favors?: { box: string; card: string; ap: number }[]
  builds?: BuildOffer[]
  card?: string
  lots?: number
  need?: number
  chosen?: string[]
  pages?: number
  covers?: string[]
  vocation?: string
  value?: number
  tiles?: number
  seats?: number[]
  office?: string
  standing?: (number[] | number)[]
  whose?: number | null
  do?: 'remove_control' | 'take_control' | 'demolish' | 'move_building'
  optional?: boolean
  left?: number
  zone?: string
  size?: number
  from?: string | null
  marker?: string
  here?: string | null
  counts?: number[]
  wealth?: number
  prestige?: number
  paying?: boolean
  first?: string
  options?: string[]
}

export interface View extends Omit<SentView, 'city' | 'markers' | 'players' | 'decks'> {
  city: Building[]
  markers: Record<string, Marker>
  /** Markers that are not in the city yet: "w9", "p5". */
  box: string[]
  rows: Row[]
  contests: Record<string, Contest>
  next_office: string | null
  /** Open links between contract boxes: {"5-4": true}. */
  links: Record<string, boolean>
  /** By box the deck that fills it. */
  feeds: Record<string, string | null>
  decks: Record<string, Deck>
  unseen_planning: string[]
  players: Player[]
  /** AP the turn had so far in all. */
  turn_ap: number
  /** Whether the next bonus for neighbours is doubled. */
  doubles: boolean
  extremes: { best: number[]; worst: number[] }
  line: 'row' | 'column' | null
  ask: Ask | null
  acting: Acting | null
}

/** The answer of the aid `sites`: where a contract can be built and what it brings. */
export interface Sites {
  spots: { spot: string; price: number; bonus: number; wealth: number; score: number }[]
  blocks: { block: number; why: string }[]
  permits: string[]
}

/** The answer of the aid `forecast`: what the end of the turn may bring. */
export interface Forecast {
  turned: number
  ballots: Record<string, number>
  special: number
  seats: { wealth: [number, number, number]; prestige: [number, number, number] }[]
}

export const ZONES = ['CIV', 'COM', 'IND', 'RES'] as const

export const viewOf = (table: Table) => completed(table)

/** What cards, offices, vocations, rows and markers say, and the numbers of the board. */
export const sprawlFaces = () => faces.document as SprawlFaces

export const cardFace = (card: string) => sprawlFaces().faces.cards[card]

/** Whose tray lies in front of the person: the own one, for a spectator that of the player in turn. */
export const nearSeat = (table: Table) => table.seat ?? viewOf(table).active

/** The question if it is put to the seat on the page. */
export function asked(table: Table): Ask | null {
  const { ask } = viewOf(table)
  return ask !== null && table.seat !== null && ask.seat === table.seat ? ask : null
}

/** The action with these arguments, as its notation spells them: action(table, 'build', 'town'). */
export function action(table: Table, verb: string, ...words: (string | number)[]): number | null {
  const info = table.vocabulary.verb(verb)
  if (!info) return null
  const args: Record<string, number> = {}
  for (const [place, argument] of info.arguments.entries()) {
    const word = words[place] ?? argument.low
    if (typeof word === 'number') args[argument.name] = word
    else if (argument.words.includes(word)) args[argument.name] = argument.words.indexOf(word) + argument.low
    else return null
  }
  return table.vocabulary.code(verb, args)
}

/** The same if it is legal now. */
export function legal(table: Table, verb: string, ...words: (string | number)[]): number | undefined {
  const found = action(table, verb, ...words)
  return found !== null && table.legal.includes(found) ? found : undefined
}

/** The legal actions of these verbs by the word of their argument. */
export function choices(table: Table, ...verbs: string[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const action of table.legal) {
    const named = table.vocabulary.named(action)
    if (verbs.includes(named.verb)) found.set(Object.values(named.words)[0] ?? '', action)
  }
  return found
}

/** Whether the seat may do any action of this verb now. */
export function offers(table: Table, verb: string): boolean {
  return table.legal.some((found) => table.vocabulary.named(found).verb === verb)
}

/** The icon of an office, vocation, zone, or of a kind of points. */
export const iconOf = (id: string) => `sprawl-${id}`

/** The icon of a card; a contract of an owner's set has that of its zone. */
export function cardIcon(card: string): string {
  return iconOf(card in icons ? card : (cardFace(card)?.zone ?? 'newspaper'))
}

const INK = '#2b2118'
const PAPER = '#fbf5e6'

/** The hue of a zone and that of what is drawn on it, the same in both themes. */
export const ZONE_COLOURS: Record<string, { ground: string; on: string }> = {
  CIV: { ground: '#b9463c', on: PAPER },
  COM: { ground: '#d3a12f', on: INK },
  IND: { ground: '#4f7ea8', on: PAPER },
  RES: { ground: '#8a5f9e', on: PAPER },
  PARK: { ground: '#6d9f52', on: INK },
}

/** The discs of rows, markers and points. */
export const POINT_COLOURS: Record<PointKind, { ground: string; on: string }> = {
  wealth: { ground: '#f2c230', on: INK },
  prestige: { ground: '#b3261e', on: PAPER },
}

/** The kind and the number of a row or marker: "p4" is prestige 4. */
export function rowOf(row: string): Marker {
  return { kind: row.startsWith('p') ? 'prestige' : 'wealth', number: Number(row.slice(1)) }
}

// What the server sends of Coloma, and how the drawings read it. No rules here.

import { faces } from '../../lib/faces.svelte'
import type { Table } from '../../lib/table.svelte'
import type {
  ColomaFaces,
  ColomaPlayerView as SentPlayerView,
  ColomaTurnView as SentTurnView,
  ColomaView as SentView,
} from '../../lib/types'
import icons from './icons.json'

export type {
  ColomaBarrelFace as BarrelFace,
  ColomaBridgeFace as BridgeFace,
  ColomaBuildingFace as BuildingFace,
  ColomaSiteFace as SiteFace,
  ColomaSpaceFace as SpaceFace,
} from '../../lib/types'

/** Goods by name: { bucks: 2, dudes: 1 }. */
export type Goods = Record<string, number>

/** An ability in the effect language of component files. */
export type Effect = Record<string, unknown>

export interface Cost {
  bucks: number
  gold: number
  dudes: number
}

export type AskKind =
  | 'keep'
  | 'dial'
  | 'duel'
  | 'menu'
  | 'put_back'
  | 'split'
  | 'pay'
  | 'choose'
  | 'site'
  | 'build'
  | 'works'
  | 'row'
  | 'tent'
  | 'guests'
  | 'barrel'
  | 'market'
  | 'drive'
  | 'benefit'
  | 'rob'
  | 'sheriff'
  | 'board'
  | 'pick'
  | 'discard'

/** What is asked, in numbers. Only the seat asked gets more than seat, kind and source. */
export interface Ask {
  seat: number | null
  kind: AskKind
  source: { kind: string; id: string } | null
  left?: number
  bucks?: number
  price?: number
  offers?: { nuggets: number; bucks: number; lost: number }[]
  site?: string
  boom_of?: string
  cost?: Goods
  get?: Effect[]
  options?: { fx: Effect[]; open: boolean }[]
  of?: 'action' | 'event'
  half?: string
  tool?: string
  prices?: Record<string, Cost & { open: boolean }>
  hotel?: (Cost & { open: boolean }) | null
  river?: Cost
  bridge?: Cost
  strength?: number
  help?: number
  extra?: boolean
  events?: number[]
  lands?: string[]
  remote?: boolean
  beds?: number
  steps?: number
  entered?: string[]
  jumps?: Record<string, string[]>
  space?: string
  gold?: number
}

export type MenuState = 'open' | 'useless' | 'used' | 'aside'

export interface TurnView extends Omit<SentTurnView, 'items' | 'aside' | 'used'> {
  prices: {
    river: Record<string, Cost>
    bridge: Record<string, Cost>
    hotel: Record<string, Cost>
    tent: Cost
    horse: Cost
  }
  /** By the notation of the action: "use saloon". */
  menu: { item: string; state: MenuState }[]
}

export interface PlayerView extends SentPlayerView {
  /** The own secret dial. */
  choice: number | { pioneer: number; mule: number } | null
  bridge_points: Record<string, number>
}

export interface Rank {
  seat: number | 'neutral'
  gunmen: number
  place: number
  reward: string
}

export interface View extends Omit<SentView, 'players' | 'turn'> {
  players: PlayerView[]
  turn: TurnView
  ask: Ask | null
  acting: number | null
  turns: number[]
  pools: { price: number; spaces: number; nuggets: number }[]
  shootout: {
    gunmen: number
    outlaws: number
    wins: boolean
    ranks: Rank[]
    without: number[]
    sheriff: number | null
  }
}

/** What a site would bring now, for the seat that dials. */
export interface SiteOutlook {
  site: number
  order: number
  common: OutlookLine[]
  boom: OutlookLine[]
  cards: string[]
  /** Those that work only if the Boom is lost. */
  busted_cards: string[]
  risk: number
  buster: boolean
}

export interface OutlookLine {
  fx: Effect
  state: string
  why: string | null
  goods: Goods
}

/** The shootout if the seat filled one more row. */
export interface RowForecast {
  row: number
  shootout: View['shootout']
}

export interface Trail {
  path: string[]
  goods: Goods
  stop: boolean
  lands: string[]
}

export const SITES = [1, 2, 3, 4, 5]
export const BARKER = 'barker'
export const NEUTRAL = 'neutral'

export const viewOf = (table: Table) => table.view as View

/** What cards, sites, spaces and bridges say. */
export const colomaFaces = () => faces.document as ColomaFaces

/** Whose board lies in front of the person: the own one, for a spectator that of the player in turn. */
export const nearSeat = (table: Table) => table.seat ?? viewOf(table).acting ?? 0

/** The question if it is put to the seat on the page. */
export function asked(table: Table): Ask | null {
  const { ask } = viewOf(table)
  return ask !== null && table.seat !== null && ask.seat === table.seat ? ask : null
}

/** The action with these arguments, as its notation spells them: action(table, 'build', 'saloon'). */
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

type Words = readonly [verb: string, ...words: (string | number)[]]

/** What to do with one click to come to an action: that alone if it is legal, else through what opens it. */
export function path(table: Table, goal: Words, through?: Words): number[] | undefined {
  const found = action(table, ...goal)
  if (found === null) return undefined
  if (table.legal.includes(found)) return [found]
  const first = through && legal(table, ...through)
  return first === undefined ? undefined : [first, found]
}

/** Whether the seat may do any action of this verb now. */
export function offers(table: Table, verb: string): boolean {
  return table.legal.some((found) => table.vocabulary.named(found).verb === verb)
}

/** The icon of whatever has this id; things of an owner's set come in a crate. */
export const iconOf = (id: string) => `coloma-${id in icons ? id : 'unknown'}`

/** The colour of a site and that of the letters on it. */
export const siteColour = (site: string) => SITE_COLOURS[site] ?? SITE_COLOURS[BARKER]!

const INK = '#2b2118'
const PAPER = '#fbf5e6'
const SITE_COLOURS: Record<string, { ground: string; letters: string }> = {
  1: { ground: '#d9a521', letters: INK },
  2: { ground: '#5b9ec4', letters: INK },
  3: { ground: '#b9463c', letters: PAPER },
  4: { ground: '#5c8f4e', letters: INK },
  5: { ground: '#8a5f9e', letters: PAPER },
  [BARKER]: { ground: '#c98b6a', letters: INK },
}

// On the light ground of wheel and map, in both themes.
const GOOD_COLOURS: Record<string, string> = {
  bucks: '#35703f',
  gold: '#a06f0a',
  cart: '#a06f0a',
  tents: '#96451f',
  horses: '#6f4526',
  vp: '#94301f',
  outlaw: '#7a2a22',
  river: '#2b6a92',
}

/** The tint of an icon on the light ground of wheel and map. */
export const goodColour = (icon: string) => GOOD_COLOURS[icon] ?? INK

/** What an action in the menu is at: open, useless, used or laid aside; undefined when the turn does not offer it. */
export function menuState(table: Table, item: string): MenuState | undefined {
  return viewOf(table).turn.menu.find((entry) => entry.item === item)?.state
}

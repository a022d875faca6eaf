// What the server sends of Coloma, and how the drawings read it. No rules here.

import { faces } from '../../lib/faces.svelte'
import { action, legal, offers } from '../../lib/notation'
import type { Table } from '../../lib/table.svelte'
import type {
  ColomaAids,
  ColomaAsk as Ask,
  ColomaFaces,
  ColomaPlayerView as PlayerView,
  ColomaView as View,
} from '../../lib/types'
import icons from './icons.json'

export { action, legal, offers }

export type {
  ColomaAsk as Ask,
  ColomaBarrelFace as BarrelFace,
  ColomaBridgeFace as BridgeFace,
  ColomaBuildingFace as BuildingFace,
  ColomaCostView as Cost,
  ColomaOutlookLine as OutlookLine,
  ColomaPlayerView as PlayerView,
  ColomaRank as Rank,
  ColomaRide as Ride,
  ColomaShootoutView as ShootoutView,
  ColomaSiteFace as SiteFace,
  ColomaSiteOutlook as SiteOutlook,
  ColomaSpaceFace as SpaceFace,
  ColomaView as View,
} from '../../lib/types'

/** Goods by name: { bucks: 2, dudes: 1 }. */
export type Goods = Record<string, number>

/** An ability in the effect language of component files. */
export type Effect = Record<string, unknown>

export type AskKind = Ask['kind']
export type MenuState = View['turn']['menu'][number]['state']

export const SITES = [1, 2, 3, 4, 5]
export const BARKER = 'barker'
export const NEUTRAL = 'neutral'

export const viewOf = (table: Table) => table.view as View

/** What cards, sites, spaces and bridges say. */
export const colomaFaces = () => faces.document as ColomaFaces

/** What an aid of the engine answers, once it has. */
export const aid = <Name extends keyof ColomaAids>(table: Table, name: Name) =>
  table.aid(name) as ColomaAids[Name] | undefined

/** Whose board lies in front of the person: the own one, for a spectator that of the player in turn. */
export const nearSeat = (table: Table) => table.seat ?? viewOf(table).acting ?? 0

/** Whether this game is played with hotels. */
export const withHotels = (table: Table | null) => table?.state?.options.hotels === true

/** What a player has of each good, always in the same order. */
export const goodsOf = ({ bucks, gold, dudes, tents, horses, cards }: PlayerView) =>
  Object.entries({ bucks, gold, dudes, tents, horses, cards }).map(([good, count]) => ({ good, count }))

/** The question if it is put to the seat on the page. */
export function asked(table: Table): Ask | null {
  const { ask } = viewOf(table)
  return ask !== null && table.seat !== null && ask.seat === table.seat ? ask : null
}

/** The action that the person is trying out, with its arguments by name. */
export const peekedAction = (table: Table) => (table.goal === null ? null : table.vocabulary.named(table.goal))

type Words = readonly [verb: string, ...words: (string | number)[]]

/** What to do with one click to come to an action: that alone if it is legal, else through what opens it. */
export function path(table: Table, goal: Words, through?: Words): number[] | undefined {
  const goalAction = action(table, ...goal)
  if (goalAction === null) return undefined
  if (table.legal.includes(goalAction)) return [goalAction]
  const first = through && legal(table, ...through)
  return first === undefined ? undefined : [first, goalAction]
}

/** The icon of whatever has this id; things of an owner's set come in a crate. */
export const iconOf = (id: string) => `coloma-${id in icons ? id : 'unknown'}`

/** The colour of a site and that of the letters on it. */
export const siteColour = (site: string) => SITE_COLOURS[site] ?? SITE_COLOURS[BARKER]!

const INK = '#2b2118'
// On the hues of sites plain ink would be too pale.
const DARK_INK = '#170f08'
const PAPER = '#fbf5e6'
const SITE_COLOURS: Record<string, { ground: string; letters: string }> = {
  1: { ground: '#d9a521', letters: DARK_INK },
  2: { ground: '#5b9ec4', letters: DARK_INK },
  3: { ground: '#b9463c', letters: PAPER },
  4: { ground: '#5c8f4e', letters: DARK_INK },
  5: { ground: '#8a5f9e', letters: PAPER },
  [BARKER]: { ground: '#c98b6a', letters: DARK_INK },
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

/** What an action in the menu is at; undefined when the turn does not offer it. */
export function menuState(table: Table, item: string): MenuState | undefined {
  return viewOf(table).turn.menu.find((entry) => entry.item === item)?.state
}

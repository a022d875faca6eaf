// What the server sends of Urban Sprawl, and how the drawings read it. No rules here.

import { faces } from '../../lib/faces.svelte'
import { action, legal, offers } from '../../lib/notation'
import type { Table } from '../../lib/table.svelte'
import type {
  Cell,
  SprawlAsk as Ask,
  SprawlFaces,
  SprawlMarkerView as Marker,
  SprawlView as View,
} from '../../lib/types'
import icons from './icons.json'

export { action, legal, offers }

export type {
  SprawlActingView as Acting,
  SprawlAsk as Ask,
  SprawlBuildingView as Building,
  SprawlBuildOffer as BuildOffer,
  SprawlCardFace as CardFace,
  SprawlContestView as Contest,
  SprawlDeckView as Deck,
  SprawlEffectFace as EffectFace,
  SprawlForecast as Forecast,
  SprawlMarkerView as Marker,
  SprawlOfficeFace as OfficeFace,
  SprawlPlayerView as Player,
  SprawlRowView as Row,
  SprawlSites as Sites,
  SprawlView as View,
} from '../../lib/types'

/** A lot by column and row of the grid of 12 x 12, counted from the north-west. */
export type Lot = Cell

export type PointKind = Marker['kind']
export type AskKind = Ask['kind']

export const ZONES = ['CIV', 'COM', 'IND', 'RES'] as const

export const viewOf = (table: Table) => table.view as View

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

/** The legal actions of these verbs by the word of their argument. */
export function choices(table: Table, ...verbs: string[]): Map<string, number> {
  const actions = new Map<string, number>()
  for (const action of table.legal) {
    const named = table.vocabulary.named(action)
    if (verbs.includes(named.verb)) actions.set(Object.values(named.words)[0] ?? '', action)
  }
  return actions
}

/** The icon of an office, vocation, zone, or of a kind of points. */
export const iconOf = (id: string) => `sprawl-${id}`

const PLANNING_ICONS: Record<string, string> = { permit: 'permits', renewal: 'bulldozer' }

/** The icon of a card; a contract of an owner's set has that of its zone. */
export function cardIcon(card: string): string {
  const face = cardFace(card)
  return iconOf(card in icons ? card : (face?.zone ?? PLANNING_ICONS[face?.kind ?? ''] ?? 'newspaper'))
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

// What the server sends of Carson City, and how the drawings read it. No rules here.

import { faces } from '../../lib/faces.svelte'
import { idOfLetter } from '../../lib/letters'
import type { Table } from '../../lib/table.svelte'

import type {
  CarsonCharacterView as CharacterView,
  CarsonCityView as CityView,
  CarsonFaces,
  CarsonTerrainView as TerrainView,
  CarsonView as View,
} from '../../lib/types'

export type {
  CarsonCharacterView as CharacterView,
  CarsonCityView as CityView,
  CarsonOwnedCharacterView as OwnedCharacterView,
  CarsonSeatView as SeatView,
  CarsonTerrainView as TerrainView,
  CarsonView as View,
} from '../../lib/types'

export const viewOf = (table: Table) => table.view as View

/** What characters, kinds of parcels and terrain cards say. */
export const carsonFaces = () => faces.document as CarsonFaces

export const isCharacter = (card: TerrainView | CharacterView): card is CharacterView => 'character' in card

/** How attractive a card is, where somebody cares: virtual players take and score by it. */
export function attraction(view: View, card: TerrainView | CharacterView): number | undefined {
  return view.seats.some((place) => place.virtual) ? card.attractiveness : undefined
}

export const EMPTY = 'empty'

/** The kind of a parcel that a view writes as one letter. */
export const kindOf = (letter: string) => idOfLetter(carsonFaces().faces.kinds, letter) ?? EMPTY

// Where no card lies, the rows of a city have this sign.
const NO_CARD = '-'

/** The parcels in sight of a city, with their places. */
export function parcels(city: CityView): [x: number, y: number, letter: string][] {
  return city.rows
    .flatMap((row, dy) => [...row].map((letter, dx): [number, number, string] => [city.x + dx, city.y + dy, letter]))
    .filter(([, , letter]) => letter !== NO_CARD)
}

/** The letters of a terrain card's four parcels. */
export function terrainLetters(id: string): string {
  const { terrain, kinds } = carsonFaces().faces
  return terrain[id]?.parcels.map((kind) => kinds[kind]?.letter ?? '').join('') ?? ''
}

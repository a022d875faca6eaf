// What the engine shows of Carson City, and the names the drawings go by. No rules here.

export interface Terrain {
  card: number
  id: string
  face: string
  attractiveness: number
}

export interface Character {
  character: string
  attractiveness: number
  dollar: boolean
  arrow: boolean
  turned?: boolean
}

export interface City {
  x: number
  y: number
  width: number
  height: number
  rows: string[]
  laid: (Terrain & { x: number; y: number })[]
}

export interface Place {
  suit: string
  virtual: boolean
  bid: number | null
  added: number
  sits_out: boolean
  doubled: boolean
  characters: Character[]
  spent: number[]
  city?: City
  sold?: Terrain[]
  set_aside?: Terrain[]
  hand?: number[]
  choice?: string | null
  level?: string
  cards?: Terrain[]
  points?: number
}

export interface View {
  era: number
  round: number
  row: (Terrain | Character | null)[]
  held: Terrain | null
  turns: number[]
  seats: Place[]
  terrain_deck: number
  characters: { left: number; back: string[]; skull: boolean; under: string[] }
  removed: Terrain[]
  removed_characters: Character[]
  candidates: Character[]
}

export const isCharacter = (card: Terrain | Character): card is Character => 'character' in card

const KINDS: Record<string, string> = {
  '.': 'empty',
  H: 'house',
  T: 'townhouse',
  M: 'mountain',
  N: 'mine',
  R: 'ranch',
  B: 'blacksmith',
  D: 'drugstore',
  K: 'bank',
  S: 'saloon',
  L: 'hotel',
  G: 'general_store',
  C: 'church',
  P: 'prison',
  Y: 'city_hall',
  O: 'outlaws',
}

export const kind = (code: string) => KINDS[code] ?? 'empty'

/** The parcels in sight of a city, with their places. */
export function parcels(city: City | undefined): [number, number, string][] {
  const found: [number, number, string][] = []
  city?.rows.forEach((row, dy) => {
    ;[...row].forEach((code, dx) => {
      if (code !== '-') found.push([city.x + dx, city.y + dy, code])
    })
  })
  return found
}

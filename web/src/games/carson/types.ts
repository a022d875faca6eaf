import type { Face } from '../../lib/types'
export interface TerrainView {
  card: number
  id: string
  face: string
  attractiveness: number
}
export interface LaidView extends TerrainView {
  x: number
  y: number
}
export interface CharacterView {
  character: string
  attractiveness: number
  dollar: boolean
  arrow: boolean
}
export interface OwnedCharacterView extends CharacterView {
  turned: boolean
}
export interface CityView {
  x: number
  y: number
  width: number
  height: number
  rows: string[]
  laid: LaidView[]
}
export interface SeatView {
  suit: string
  virtual: boolean
  bid: number | null
  added: number
  sits_out: boolean
  doubled: boolean
  characters: OwnedCharacterView[]
  spent: number[]
  city?: CityView
  sold?: TerrainView[]
  set_aside?: TerrainView[]
  hand?: number[]
  choice?: string | null
  level?: string
  cards?: TerrainView[]
  points?: number
}
export interface View {
  era: number
  round: number
  row: (CharacterView | TerrainView | null)[]
  held: TerrainView | null
  turns: number[]
  seats: SeatView[]
  terrain_deck: number
  characters: { left: number; back: string[]; skull: boolean; under: string[] }
  removed: TerrainView[]
  removed_characters: CharacterView[]
  candidates: CharacterView[]
}
export interface Faces {
  faces: {
    characters: Record<string, Face & { attractiveness: number }>
    kinds: Record<string, Face & { letter: string }>
    terrain: Record<string, Face & { parcels: string[] }>
    suits: Record<string, Face>
  }
  facts: { suits: string[]; hand: number[]; large_box: number[] }
}

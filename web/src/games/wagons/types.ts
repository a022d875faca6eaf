import type { Face } from '../../lib/types'
export interface CardView {
  card: number
  front: string[]
}
export interface LaidCard {
  card: number
  x: number
  y: number
  turned: boolean
}
export interface TownView {
  laid: LaidCard[]
  cells: [number, number, string][]
}
export interface View {
  goals: string[]
  circle: CardView[]
  hands: CardView[][]
  towns: TownView[]
}
export interface Faces {
  faces: {
    cards: Record<string, Face & { territories: string[][]; goal: string }>
    goals: Record<string, Face & { symbols: string[]; with_option: Record<string, string> }>
    terrains: Record<string, Face & { letter: string }>
    symbols: Record<string, Face & { letter: string }>
  }
  facts: { circle: number }
}

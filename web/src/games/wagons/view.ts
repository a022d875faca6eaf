// What the engine shows of Circle the Wagons, and the geometry the board needs to draw it. No rules here.

export interface Card {
  card: number
  front: string[]
}

export interface Laid {
  card: number
  x: number
  y: number
  turned: boolean
}

export interface Town {
  laid: Laid[]
  cells: [number, number, string][]
}

export interface View {
  goals: string[]
  circle: Card[]
  hands: Card[][]
  towns: Town[]
}

export const CIRCLE = 15

const TERRAINS: Record<string, string> = { D: 'desert', F: 'forest', M: 'mountain', P: 'plains', S: 'snow', W: 'water' }
const SYMBOLS: Record<string, string> = { b: 'bottle', c: 'cow', f: 'fort', g: 'gun', m: 'mine', w: 'wagon' }

export const terrain = (code: string) => TERRAINS[code[0] ?? ''] ?? 'desert'
export const symbol = (code: string) => SYMBOLS[code[1] ?? ''] ?? 'cow'

/** The four territories as they lie: a turned card reads backwards. */
export const lying = (front: string[], turned: boolean) => (turned ? [...front].reverse() : front)

// Sixteen places round a frame of five by five: fifteen cards and the mark at which the circle begins.
const FRAME: readonly (readonly [number, number])[] = [
  [2, 0],
  [3, 0],
  [4, 0],
  [4, 1],
  [4, 2],
  [4, 3],
  [4, 4],
  [3, 4],
  [2, 4],
  [1, 4],
  [0, 4],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
  [1, 0],
]

/** Where the mark (first) and the cards of the circle lie, clockwise; the corners are drawn in a little. */
export function ring(width: number, height: number, size: number): { x: number; y: number }[] {
  const across = (width - size) / 4
  const down = (height - size) / 4
  const draw = Math.max(0, Math.min(across - size - 3, 12))
  const inward = (at: number) => (at === 0 ? draw : at === 4 ? -draw : 0)
  return FRAME.map(([column, row]) => {
    const corner = (column === 0 || column === 4) && (row === 0 || row === 4)
    return { x: column * across + (corner ? inward(column) : 0), y: row * down + (corner ? inward(row) : 0) }
  })
}

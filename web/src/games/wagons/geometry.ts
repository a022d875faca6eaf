// Where the cards of Circle the Wagons are drawn.

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
  const draw = Math.max(0, Math.min(across - size - 3, down - size - 3, 12))
  const inward = (at: number) => (at === 0 ? draw : at === 4 ? -draw : 0)
  return FRAME.map(([column, row]) => {
    const corner = (column === 0 || column === 4) && (row === 0 || row === 4)
    return { x: column * across + (corner ? inward(column) : 0), y: row * down + (corner ? inward(row) : 0) }
  })
}

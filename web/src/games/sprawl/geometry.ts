// Where lots, blocks and spots are in the grid of 12 x 12 lots. Names are those of the notation: the block "r5c3" in
// row 5 and column 3, its lot "r5c3.nw", the spot "r5c3.nw+sw"; a spot that fills its block has the block's name.

import type { Lot } from './view'

export const SIDE = 6
export const CORNERS = ['nw', 'ne', 'sw', 'se']

export interface Spot {
  name: string
  block: number
  lots: Lot[]
}

const NAME = /^r(\d+)c(\d+)(?:\.(.+))?$/

/** The spot, lot or block with this name. */
export function spotOf(name: string): Spot {
  const [, row, column, corners] = NAME.exec(name) ?? []
  const [top, left] = [Number(row) - 1, Number(column) - 1]
  const lots = (corners?.split('+') ?? CORNERS).map((corner): Lot => {
    const place = CORNERS.indexOf(corner)
    return [2 * left + (place % 2), 2 * top + Math.floor(place / 2)]
  })
  return { name, block: top * SIDE + left, lots }
}

export const blockOf = ([x, y]: Lot) => Math.floor(y / 2) * SIDE + Math.floor(x / 2)

export const blockName = (block: number) => `r${Math.floor(block / SIDE) + 1}c${(block % SIDE) + 1}`

export const lotName = ([x, y]: Lot) => `${blockName(blockOf([x, y]))}.${CORNERS[(y % 2) * 2 + (x % 2)]}`

/** Whether two lots touch by side or corner; streets do not part them. */
export const touch = (a: Lot, b: Lot) => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])) === 1

export const sameLot = (a: Lot, b: Lot) => a[0] === b[0] && a[1] === b[1]

/** The middle of lots, in lots. */
export function centre(lots: Lot[]): [x: number, y: number] {
  const middle = (axis: 0 | 1) => lots.reduce((sum, lot) => sum + lot[axis] + 0.5, 0) / lots.length
  return [middle(0), middle(1)]
}

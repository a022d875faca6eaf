// The plan of the city in the units of its drawing: where lots, blocks, discs and spaces are, and outlines of buildings.

import { centre, SIDE, type Spot } from './geometry'
import type { Lot } from './view'

export const LOT = 40
export const STREET = 7
export const BLOCK = 2 * LOT
export const PITCH = BLOCK + STREET
/** The width of water and wilderness round the city. */
export const EDGE = 35.5
export const TOWN = SIDE * PITCH + STREET
export const SIZE = TOWN + 2 * EDGE

export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

export const WHOLE: Frame = { x: 0, y: 0, width: SIZE, height: SIZE }

export type Point = [x: number, y: number]

const start = (line: number) => EDGE + STREET + line * PITCH

/** The north-west corner of a lot. */
export const lotCorner = ([x, y]: Lot): Point => [
  start(Math.floor(x / 2)) + (x % 2) * LOT,
  start(Math.floor(y / 2)) + (y % 2) * LOT,
]

/** The north-west corner of a block. */
export const blockCorner = (block: number): Point => [start(block % SIDE), start(Math.floor(block / SIDE))]

/** The middle of a row or column, along the edge. */
export const lineMiddle = (line: number) => start(line) + LOT

/** The middle of the lots of one block. */
export function middle(lots: Lot[]): Point {
  const [x, y] = centre(lots)
  const [column, row] = [Math.floor((lots[0]?.[0] ?? 0) / 2), Math.floor((lots[0]?.[1] ?? 0) / 2)]
  return [start(column) + (x - 2 * column) * LOT, start(row) + (y - 2 * row) * LOT]
}

/** The block at a point, streets being parted in their middle; what lies outside counts to the nearest block. */
export function blockAt([x, y]: Point): number {
  const line = (at: number) => Math.max(0, Math.min(SIDE - 1, Math.floor((at - EDGE - STREET / 2) / PITCH)))
  return line(y) * SIDE + line(x)
}

/** Of these spots the one whose middle is nearest to a point. */
export function nearest<S extends Spot>(spots: readonly S[], [x, y]: Point): S | undefined {
  let best: S | undefined
  let least = Infinity
  for (const spot of spots) {
    const [mx, my] = middle(spot.lots)
    const far = Math.hypot(mx - x, my - y)
    if (far < least) [best, least] = [spot, far]
  }
  return best
}

/** The outline of a building that covers these lots of one block, drawn a little inside them. */
export function outline(lots: Lot[], inset: number): string {
  const corners = lots.map(lotCorner)
  const left = Math.min(...corners.map(([x]) => x)) + inset
  const top = Math.min(...corners.map(([, y]) => y)) + inset
  const right = Math.max(...corners.map(([x]) => x)) + LOT - inset
  const bottom = Math.max(...corners.map(([, y]) => y)) + LOT - inset
  if (lots.length !== 3) return `M${left} ${top}H${right}V${bottom}H${left}Z`
  // Three lots: the corner of the block that is missing is cut out.
  const has = (dx: number, dy: number) =>
    corners.some(([x, y]) => x === left - inset + dx * LOT && y === top - inset + dy * LOT)
  const x = left - inset + LOT
  const y = top - inset + LOT
  if (!has(0, 0)) return `M${x + inset} ${top}H${right}V${bottom}H${left}V${y + inset}H${x + inset}Z`
  if (!has(1, 0)) return `M${left} ${top}H${x - inset}V${y + inset}H${right}V${bottom}H${left}Z`
  if (!has(0, 1)) return `M${left} ${top}H${right}V${bottom}H${x + inset}V${y - inset}H${left}Z`
  return `M${left} ${top}H${right}V${y - inset}H${x - inset}V${bottom}H${left}Z`
}

/** The part of the city that a lens over a block shows: three by three blocks. */
export function lensFrame(block: number): Frame {
  const first = (line: number) => Math.max(0, Math.min(SIDE - 3, line - 1))
  const side = 3 * PITCH + STREET
  return {
    x: start(first(block % SIDE)) - STREET,
    y: start(first(Math.floor(block / SIDE))) - STREET,
    width: side,
    height: side,
  }
}

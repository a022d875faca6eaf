// The numbers and grey spaces round the city: where each is, and on which row it acts.

import { EDGE, lineMiddle, SIZE, type Point } from './plan'
import type { Row, View } from './view'
import { rowOf, sprawlFaces, type Marker } from './view'

export interface Place {
  id: string
  side: 'north' | 'east' | 'south' | 'west'
  at: Point
  /** The first and the last line that it acts on. */
  lines: [number, number]
  /** The row that its number makes; null for an empty grey space. */
  row: string | null
  /** The name of a grey space; null for printed numbers. */
  space: string | null
  number: Marker | null
}

const MIDDLE = EDGE / 2

/** The numbers printed in the south and the west, those of neighbouring lines with the same number as one. */
function printed(numbers: number[], side: 'south' | 'west'): Place[] {
  const places: Place[] = []
  for (const [line, number] of numbers.entries()) {
    const row = `${side === 'south' ? 'w' : 'p'}${number}`
    const last = places.at(-1)
    if (last?.row === row) last.lines[1] = line
    else places.push({ id: row, side, at: [0, 0], lines: [line, line], row, space: null, number: rowOf(row) })
  }
  for (const place of places) {
    const along = (lineMiddle(place.lines[0]) + lineMiddle(place.lines[1])) / 2
    place.at = side === 'south' ? [along, SIZE - MIDDLE] : [MIDDLE, along]
  }
  return places
}

/** All numbers and spaces, clockwise from the south-west. */
export function edgePlaces(view: Pick<View, 'markers'>): Place[] {
  const { south, west, spaces } = sprawlFaces().facts.board
  const grey = spaces.map(({ id, cols, rows }): Place => {
    const side = cols.length ? 'north' : 'east'
    const lines = (cols.length ? cols : rows).map((line) => line - 1)
    const [first, last] = [lines[0] ?? 0, lines.at(-1) ?? 0]
    const along = (lineMiddle(first) + lineMiddle(last)) / 2
    const space = id.toLowerCase()
    const number = view.markers[space] ?? null
    return {
      id: space,
      side,
      at: side === 'north' ? [along, MIDDLE] : [SIZE - MIDDLE, along],
      lines: [first, last],
      row: number && `${number.kind === 'wealth' ? 'w' : 'p'}${number.number}`,
      space,
      number,
    }
  })
  return [...printed(west, 'west'), ...grey, ...printed(south, 'south')]
}

/** The seats with the most buildings in a row. */
export function leaders(row: Row | undefined): number[] {
  const most = Math.max(0, ...(row?.counts ?? []))
  return most ? (row?.counts ?? []).flatMap((count, seat) => (count === most ? [seat] : [])) : []
}

/** The blocks of the lines that a place acts on. */
export function blocksOf(place: Place, side: number): number[] {
  const lines = Array.from({ length: place.lines[1] - place.lines[0] + 1 }, (_, step) => place.lines[0] + step)
  const upright = place.side === 'north' || place.side === 'south'
  const across = Array.from({ length: side }, (_, step) => step)
  return lines.flatMap((line) => across.map((step) => (upright ? step * side + line : line * side + step)))
}

import { describe, expect, it } from 'vitest'
import { blockName, CORNERS, lotName, spotOf, touch } from './geometry'
import { blockAt, lensFrame, lotCorner, LOT, middle, nearest, outline, SIZE } from './plan'

const SHAPES = [
  'nw',
  'ne',
  'sw',
  'se',
  'nw+ne',
  'sw+se',
  'nw+sw',
  'ne+se',
  'nw+ne+sw',
  'nw+ne+se',
  'nw+sw+se',
  'ne+sw+se',
]
const blocks = Array.from({ length: 36 }, (_, block) => block)
const spots = blocks.flatMap((block) => [
  ...SHAPES.map((shape) => spotOf(`${blockName(block)}.${shape}`)),
  spotOf(blockName(block)),
])

describe('names of the notation', () => {
  it('are found in the grid of lots and back', () => {
    expect(spotOf('r5c3.nw+sw')).toMatchObject({
      block: 26,
      lots: [
        [4, 8],
        [4, 9],
      ],
    })
    expect(spotOf('r6c6')).toMatchObject({
      block: 35,
      lots: [
        [10, 10],
        [11, 10],
        [10, 11],
        [11, 11],
      ],
    })
    for (const block of blocks) {
      for (const corner of CORNERS) {
        const name = `${blockName(block)}.${corner}`
        expect(lotName(spotOf(name).lots[0]!)).toBe(name)
      }
    }
  })

  it('lots touch by side and corner, over streets too', () => {
    expect(touch([1, 1], [2, 2])).toBe(true)
    expect(touch([1, 1], [3, 1])).toBe(false)
    expect(touch([1, 1], [1, 1])).toBe(false)
  })
})

describe('the pointer', () => {
  it('means the spot in whose middle it is, among all of that size', () => {
    for (const size of [1, 2, 3, 4]) {
      const choices = spots.filter((spot) => spot.lots.length === size)
      for (const spot of choices) {
        const point = middle(spot.lots)
        expect(blockAt(point)).toBe(spot.block)
        const there = choices.filter((other) => other.block === blockAt(point))
        expect(nearest(there, point)?.name).toBe(spot.name)
      }
    }
  })

  it('means the nearest block outside the city', () => {
    expect(blockAt([0, 0])).toBe(0)
    expect(blockAt([SIZE, SIZE])).toBe(35)
  })
})

describe('drawing', () => {
  it('gives three lots an outline with a corner cut out', () => {
    expect(outline(spotOf('r1c1.nw+ne').lots, 0).match(/[HV]/g)).toHaveLength(3)
    for (const shape of SHAPES.slice(8)) {
      expect(outline(spotOf(`r1c1.${shape}`).lots, 0).match(/[HV]/g)).toHaveLength(5)
    }
  })

  it('shows every block under the lens that is put on it', () => {
    for (const block of blocks) {
      const frame = lensFrame(block)
      for (const lot of spotOf(blockName(block)).lots) {
        const [x, y] = lotCorner(lot)
        expect(x >= frame.x && x + LOT <= frame.x + frame.width).toBe(true)
        expect(y >= frame.y && y + LOT <= frame.y + frame.height).toBe(true)
      }
    }
  })
})

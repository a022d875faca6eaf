import { expect, it } from 'vitest'
import { extent, layers } from './layers'

it('shows of a card only what no later card covers', () => {
  const found = layers(
    [
      { card: 1, x: 0, y: 0 },
      { card: 2, x: 1, y: 0 },
    ],
    (x, y) => `${x}${y}`,
  )
  expect(found[0]?.seen.map((place) => place.code)).toEqual(['00', '01'])
  expect(found[1]?.seen).toHaveLength(4)
})

it('draws round what is built, and round a first card when nothing is', () => {
  expect(
    extent(
      [
        [0, 0],
        [3, 1],
      ],
      2,
    ),
  ).toEqual({ left: -2, top: -2, columns: 8, rows: 6 })
  expect(extent([], 2)).toEqual({ left: -2, top: -2, columns: 6, rows: 6 })
})

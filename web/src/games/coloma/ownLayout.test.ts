import { expect, it } from 'vitest'
import { ownLayout } from './ownLayout'

// The room beside the canyon on a desk of 1440 by 900 with four players.
const WIDTH = 690
const HEIGHT = 176

it('puts a young town and a whole hand side by side', () => {
  expect(ownLayout(WIDTH, HEIGHT, 2, 6)).toMatchObject({ side: true, compact: false, columns: 3 })
  expect(ownLayout(WIDTH, HEIGHT, 4, 6)).toMatchObject({ side: true, compact: false, columns: 3 })
})

it('makes lines of many cards before it gives up the columns', () => {
  expect(ownLayout(WIDTH, HEIGHT, 4, 8)).toMatchObject({ side: true, compact: true, tall: true, columns: 3 })
  expect(ownLayout(760, HEIGHT, 3, 9)).toMatchObject({ side: true, compact: true, tall: true, columns: 3 })
  // A whole deck in hand and nothing built.
  expect(ownLayout(WIDTH, HEIGHT, 2, 13)).toMatchObject({ side: true, compact: true, tall: false, columns: 4 })
  // Six players on a desk of 1440 by 900, with hotels.
  expect(ownLayout(669, HEIGHT, 3, 12)).toMatchObject({ side: true, compact: true, tall: false, columns: 3 })
  // On a desk of 1920 by 1080.
  expect(ownLayout(1190, 215, 5, 14)).toMatchObject({ side: true, compact: true, tall: true, columns: 5 })
})

it('puts a grown town above the hand', () => {
  expect(ownLayout(WIDTH, HEIGHT, 10, 8)).toMatchObject({ side: false, compact: true, columns: 4 })
  expect(ownLayout(WIDTH, HEIGHT, 10, 3)).toMatchObject({ side: false, compact: false, columns: 3 })
})

it('never lets town and hand overlap', () => {
  for (const width of [500, WIDTH, 760, 1100]) {
    for (let places = 1; places < 14; places++) {
      for (let cards = 0; cards < 16; cards++) {
        const { side, town, compact, columns } = ownLayout(width, HEIGHT, places, cards)
        if (side) expect(town + columns * (compact ? 128 : 132)).toBeLessThanOrEqual(width)
      }
    }
  }
})

it('has one row of cards where the room is low', () => {
  expect(ownLayout(900, 96, 2, 3)).toMatchObject({ side: true, compact: false, columns: 3 })
  expect(ownLayout(900, 96, 6, 8).side).toBe(false)
})

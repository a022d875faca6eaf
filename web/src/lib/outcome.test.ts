import { expect, test } from 'vitest'
import { comparedWith, decisive, ranking } from './outcome'
import type { ScoreSheet } from './types'

const sheet = (lines: Record<string, number>): ScoreSheet => ({
  total: Object.values(lines).reduce((sum, points) => sum + points, 0),
  lines: Object.entries(lines).map(([key, points]) => ({ key, points, cells: [], cards: [], rule: '' })),
})

test('equal totals share a place, but winners come first', () => {
  const scores = [sheet({ a: 5 }), sheet({ a: 9 }), sheet({ a: 5 }), sheet({ a: 9 })]
  expect(ranking(scores, [3]).map(({ seat, place }) => [seat, place])).toEqual([
    [3, 1],
    [1, 2],
    [0, 3],
    [2, 3],
  ])
})

test('the largest difference comes first, lines that only one has included', () => {
  expect(decisive(sheet({ mines: 0, banks: 4 }), sheet({ mines: 3, banks: 4, hotels: 9 }))).toEqual([
    { key: 'hotels', points: -9 },
    { key: 'mines', points: -3 },
  ])
})

test('what went the other way decided nothing, unless both are equal', () => {
  expect(decisive(sheet({ mines: 1, banks: 9 }), sheet({ mines: 12, banks: 4 }))).toEqual([
    { key: 'mines', points: -11 },
  ])
  expect(decisive(sheet({ mines: 5 }), sheet({ banks: 5 }))).toHaveLength(2)
})

test('a winner is compared with the second, everybody else with the winner', () => {
  const places = ranking([sheet({ a: 5 }), sheet({ a: 9 })], [1])
  expect(comparedWith(1, places)).toBe(0)
  expect(comparedWith(0, places)).toBe(1)
})

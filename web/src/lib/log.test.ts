import { expect, it } from 'vitest'
import { sinceMine, turns } from './log'

const entry = (ply: number, seat: number | null) => ({ ply, seat, key: 'k', params: {} })

it('puts what one seat does in a row into one turn', () => {
  const found = turns([entry(0, null), entry(1, 0), entry(2, 0), entry(3, 1), entry(4, 0)])
  expect(found.map((turn) => [turn.seat, turn.entries.length])).toEqual([[null, 1], [0, 2], [1, 1], [0, 1]])
})

it('tells what happened since the own last turn', () => {
  const all = turns([entry(1, 0), entry(2, 1), entry(3, 2)])
  expect(sinceMine(all, [0]).map((turn) => turn.seat)).toEqual([1, 2])
  expect(sinceMine(all, [2])).toEqual([])
  expect(sinceMine(all, [5])).toEqual([])
  const inTurn = turns([entry(1, 0), entry(2, 1), entry(3, 0)])
  expect(sinceMine(inTurn, [0], true).map((turn) => turn.seat)).toEqual([1])
})

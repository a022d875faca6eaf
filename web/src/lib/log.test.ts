import { expect, it } from 'vitest'
import type { LogEntry } from './types'
import { byActor, joinLogs, knownTo, partsOf, sinceMine, turns } from './log'

const entry = (ply: number, seat: number) => ({ ply, seat, key: 'k', params: {}, refs: [] })

it('puts what one seat does in a row into one turn', () => {
  const found = turns([entry(0, 2), entry(1, 0), entry(2, 0), entry(3, 1), entry(4, 0)])
  expect(found.map((turn) => [turn.seat, turn.entries.length])).toEqual([
    [2, 1],
    [0, 2],
    [1, 1],
    [0, 1],
  ])
})

it('tells what happened since the own last turn', () => {
  const all = turns([entry(1, 0), entry(2, 1), entry(3, 2)])
  expect(sinceMine(all, [0]).map((turn) => turn.seat)).toEqual([1, 2])
  expect(sinceMine(all, [2])).toEqual([])
  expect(sinceMine(all, [5])).toEqual([])
  const inTurn = turns([entry(1, 0), entry(2, 1), entry(3, 0)])
  expect(sinceMine(inTurn, [0], true).map((turn) => turn.seat)).toEqual([1])
})

it('keeps what one person has drawn from others at the same screen', () => {
  const drawn = { ...entry(1, 0), seats: [0] }
  expect(knownTo(0, [entry(0, 1), drawn])).toEqual([entry(0, 1), drawn])
  expect(knownTo(1, [entry(0, 1), drawn])).toEqual([entry(0, 1)])
  expect(knownTo(null, [entry(0, 1), drawn])).toEqual([entry(0, 1)])
})

it('puts what is new behind what was kept, and begins anew after something was taken back', () => {
  const kept = [entry(0, 0), entry(1, 1), entry(2, 0)]
  expect(joinLogs(kept, { log: [entry(3, 1)], log_from: 3 }).map((line) => line.ply)).toEqual([0, 1, 2, 3])
  expect(joinLogs(kept, { log: [entry(0, 0)], log_from: 0 }).map((line) => line.ply)).toEqual([0])
})

it('tells apart what each seat had to do with in a turn', () => {
  const took = { ...entry(1, 0), refs: ['card:3'] }
  const gift = { ...entry(1, 0), params: { seat: 1 }, refs: ['card:7'] }
  const nobodys = { ...entry(1, 0), key: 'row', refs: ['card:9'] }
  const [turn] = turns([took, gift, nobodys])
  const actor = ({ key, params, seat }: LogEntry) => (key === 'row' ? null : Number(params.seat ?? seat))
  expect(byActor(turn!, actor)).toEqual([
    { seat: 0, refs: ['card:3'] },
    { seat: 1, refs: ['card:7'] },
  ])
})

it('puts the turn of another under nobody', () => {
  const [turn] = turns([entry(3, 0), { ...entry(3, 0), key: 'game-turn', params: { seat: 1 } }])
  expect(partsOf(turn!).map(({ round, entries }) => [round, entries.length])).toEqual([
    [false, 1],
    [true, 1],
  ])
})

it('puts a new round under nobody, up to the next move', () => {
  const [turn] = turns([entry(3, 0), { ...entry(3, 0), key: 'game-round' }, entry(3, 0), entry(4, 0)])
  expect(partsOf(turn!).map(({ round, entries }) => [round, entries.length])).toEqual([
    [false, 1],
    [true, 2],
    [false, 1],
  ])
})

import { expect, it } from 'vitest'
import type { LogEntry } from '../../lib/types'
import { byTurn, matters, tellings } from './beats'

const entry = (key: string, params: LogEntry['params'] = {}): LogEntry => ({
  ply: 1,
  seat: 0,
  key: `sprawl-${key}`,
  params,
  refs: [],
})
const told = (...entries: LogEntry[]) => tellings(entries).tellings.map((telling) => telling.entry.key)
const gain = (seat: number, wealth: number) => entry('gained', { seat, wealth, prestige: 0 })

it('tells what everybody sees, not which cards change hands', () => {
  expect(told(entry('took'), entry('built'), entry('used'))).toEqual(['sprawl-built'])
})

it('keeps who gained what with its cause, and sums everything up', () => {
  const found = tellings([entry('payout'), gain(1, 5), gain(0, 2), entry('event'), gain(1, 3)])
  expect(found.tellings.map(({ ledger }) => ledger.changes)).toEqual([
    [
      { seat: 0, wealth: 2, prestige: 0 },
      { seat: 1, wealth: 5, prestige: 0 },
    ],
    [{ seat: 1, wealth: 3, prestige: 0 }],
  ])
  expect(found.sum.changes).toEqual([
    { seat: 0, wealth: 2, prestige: 0 },
    { seat: 1, wealth: 8, prestige: 0 },
  ])
})

it('counts what one player pays to another for both', () => {
  const handed = entry('handed-over', { seat: 2, victim: 0, amount: 4, kind: '@sprawl-kind-prestige' })
  expect(tellings([handed]).sum.changes).toEqual([
    { seat: 0, wealth: 0, prestige: 4 },
    { seat: 2, wealth: 0, prestige: -4 },
  ])
})

it('tells an election by who is elected, or by its office while a tie is open', () => {
  expect(told(entry('election'), entry('elected'))).toEqual(['sprawl-elected'])
  expect(told(entry('election'))).toEqual(['sprawl-election'])
})

it('gives what an event brings to the event, even when an election came between', () => {
  const event = { ...entry('event'), refs: ['card:ce5'] }
  const media = { ...gain(1, 2), refs: ['seat:1', 'card:ce5'] }
  const found = tellings([event, entry('elected'), media])
  expect(found.tellings.map(({ ledger }) => ledger.changes.length)).toEqual([1, 0])
})

it('tells what a choice brings by its cause, together for everybody, but not what is invested', () => {
  const tile = (seat: number) => ({ ...gain(seat, 2), refs: [`seat:${seat}`, 'tile:tourism'] })
  const found = tellings([entry('split'), tile(1), tile(0)])
  expect(found.tellings.map(({ ledger }) => ledger.changes.map(({ seat }) => seat))).toEqual([[0, 1]])
  const invested = { ...gain(1, 12), refs: ['seat:1', 'card:p02'] }
  expect(tellings([entry('invested'), invested]).tellings).toEqual([])
})

it('tells of a tile where no contract was built that brings it', () => {
  expect(told(entry('claimed'), entry('tile'))).toEqual(['sprawl-claimed', 'sprawl-tile'])
  expect(told(entry('built'), entry('tile'))).toEqual(['sprawl-built'])
})

it('parts what happened by turns, with the end of an earlier turn first', () => {
  const parts = byTurn([entry('revealed'), entry('turn', { seat: 1 }), entry('built'), entry('turn', { seat: 2 })])
  expect(parts.map((part) => part.map(({ key }) => key))).toEqual([
    ['sprawl-revealed'],
    ['sprawl-turn', 'sprawl-built'],
    ['sprawl-turn'],
  ])
})

it('tells a seat briefly of events, elections, and what it gains or loses', () => {
  const all = tellings([entry('built'), entry('payout'), gain(1, 5), entry('event'), entry('elected')]).tellings
  const brief = (seat: number | null) => all.filter((telling) => matters(telling, seat)).map(({ entry }) => entry.key)
  expect(brief(1)).toEqual(['sprawl-payout', 'sprawl-event', 'sprawl-elected'])
  expect(brief(null)).toEqual(['sprawl-event', 'sprawl-elected'])
})

it('tells of what an office brings at the start of a turn apart from what came before', () => {
  const paid = (seat: number) => ({
    ...entry('handed-over', { seat, victim: 0, amount: 2, kind: '@sprawl-kind-wealth' }),
    refs: [`seat:${seat}`, 'seat:0', 'office:treasurer'],
  })
  const found = tellings([entry('payout'), gain(1, 5), entry('turn', { seat: 0 }), paid(1), paid(2)])
  expect(found.tellings.map(({ ledger }) => ledger.changes.length)).toEqual([1, 3])
})

import { describe, expect, test } from 'vitest'
import { Clicks } from './chain'

const at = (ply: number, legal: number[] = [], rewinds = 0, seat = 0) => ({
  ply,
  rewinds,
  pending: legal.length ? [seat] : [1 - seat],
  legal: { [seat]: legal },
})

/** Plays a chain from a ply on, with these actions legal all the time. */
function played(clicks: Clicks, from: number, actions: number[]): void {
  const [, ...rest] = actions
  clicks.send(0, at(from), rest)
  clicks.confirm()
  for (let ply = from + 1; ; ply += 1) {
    const [next, ...after] = clicks.follow(at(ply, actions))
    if (next === undefined) return
    clicks.send(0, at(ply), after, true)
    clicks.confirm()
  }
}

describe('a chain', () => {
  test('waits while nobody knows whether the move of this tab or of another one counts', () => {
    const clicks = new Clicks()
    clicks.send(0, at(4), [8])
    expect(clicks.follow(at(5, [8]))).toEqual([])
    expect(clicks.movesOf(0)).toBe(1)
    clicks.confirm()
    expect(clicks.follow(at(5, [8]))).toEqual([8])
  })

  test('goes on with the next action when the state before it has come', () => {
    const clicks = new Clicks()
    clicks.send(0, at(4), [8, 9])
    clicks.confirm()
    expect(clicks.follow(at(5, [7, 8]))).toEqual([8, 9])
    clicks.send(0, at(5), [9], true)
    clicks.confirm()
    expect(clicks.follow(at(6, [9]))).toEqual([9])
    clicks.send(0, at(6), [], true)
    clicks.confirm()
    expect(clicks.follow(at(7, [9]))).toEqual([])
  })

  test('waits while the state shows the same position', () => {
    const clicks = new Clicks()
    clicks.send(0, at(4), [8])
    clicks.confirm()
    expect(clicks.follow(at(4, [7, 8]))).toEqual([])
    expect(clicks.follow(at(5, [8]))).toEqual([8])
  })

  test.each([
    ['the next action is not legal', at(5, [7])],
    ['another seat is asked', at(5)],
    ['somebody else has moved too', at(6, [8])],
    ['something was taken back', at(5, [8], 1)],
  ])('stops when %s', (_, state) => {
    const clicks = new Clicks()
    clicks.send(0, at(4), [8])
    clicks.confirm()
    expect(clicks.follow(state)).toEqual([])
    expect(clicks.follow(at(7, [8]))).toEqual([])
  })

  test('stops when it was refused', () => {
    const clicks = new Clicks()
    clicks.send(0, at(4), [8])
    clicks.confirm()
    clicks.drop()
    expect(clicks.follow(at(5, [8]))).toEqual([])
  })
})

describe('taking back', () => {
  test('a chain is taken back as one, then the click before it', () => {
    const clicks = new Clicks()
    played(clicks, 3, [1])
    played(clicks, 4, [5, 6, 7])
    expect(clicks.movesOf(0)).toBe(3)
    clicks.follow(at(4, [5], 1))
    expect(clicks.movesOf(0)).toBe(1)
  })

  test('after a chain stopped early only what was played counts', () => {
    const clicks = new Clicks()
    clicks.send(0, at(4), [6, 7])
    clicks.confirm()
    expect(clicks.follow(at(5, [6]))).toEqual([6, 7])
    clicks.send(0, at(5), [7], true)
    clicks.confirm()
    expect(clicks.follow(at(6, [1]))).toEqual([])
    expect(clicks.movesOf(0)).toBe(2)
  })

  test('what remains of a chain that went back only in part is still one click', () => {
    const clicks = new Clicks()
    played(clicks, 4, [5, 6, 7])
    clicks.follow(at(6, [7], 1))
    expect(clicks.movesOf(0)).toBe(2)
  })

  test('moves of others after the chain change nothing', () => {
    const clicks = new Clicks()
    played(clicks, 4, [5, 6])
    clicks.follow(at(9, [5]))
    expect(clicks.movesOf(0)).toBe(2)
    expect(clicks.movesOf(1)).toBe(1)
  })

  test('a page that has just been opened takes back one decision', () => {
    expect(new Clicks().movesOf(0)).toBe(1)
  })
})

import { describe, expect, test, vi } from 'vitest'
import { begin, goOn, MOST_BEATS, MOST_BRIEF_BEATS, nextBeat, placeOf, SILENT, type Beat } from './story'
import { Story } from './story.svelte'
import type { LogEntry } from './types'

vi.mock('./settings.svelte', () => ({ motionAllowed: () => true }))

const beats = (count: number): Beat[] => Array.from({ length: count }, (_, number) => ({ text: `${number}`, refs: [] }))

describe('beginning', () => {
  test('one beat after the other', () => expect(begin(beats(3), 1, true)).toEqual({ how: 'beats', at: 1 }))
  test('all at once where nothing moves', () => expect(begin(beats(3), 1, false)).toEqual({ how: 'list', from: 1 }))
  test('nothing to tell', () => expect(begin(beats(3), 3, true)).toEqual(SILENT))

  test.each([true, false])('too long a story is only counted', (moving) => {
    expect(begin(beats(MOST_BEATS), 0, moving).how).not.toBe('count')
    expect(begin(beats(MOST_BEATS + 1), 0, moving)).toEqual({ how: 'count', count: MOST_BEATS + 1 })
  })
})

describe('going on', () => {
  test('what was told already is not told again', () => {
    expect(goOn(SILENT, beats(5), 2, true)).toEqual({ how: 'beats', at: 3 })
  })

  test('new beats wait for those that are being told', () => {
    expect(goOn({ how: 'beats', at: 1 }, beats(5), 2, true)).toEqual({ how: 'beats', at: 1 })
  })

  test('a list grows', () => {
    expect(goOn({ how: 'list', from: 1 }, beats(5), 2, false)).toEqual({ how: 'list', from: 1 })
  })

  test('a story that falls behind is cut', () => {
    const many = beats(MOST_BEATS + 4)
    expect(goOn({ how: 'beats', at: 2 }, many, 6, true)).toEqual({ how: 'count', count: MOST_BEATS + 2 })
    expect(goOn({ how: 'count', count: 20 }, many, 6, true)).toEqual({ how: 'count', count: 26 })
  })
})

test('the last beat ends the story', () => {
  expect(nextBeat({ how: 'beats', at: 0 }, beats(2))).toEqual({ how: 'beats', at: 1 })
  expect(nextBeat({ how: 'beats', at: 1 }, beats(2))).toEqual(SILENT)
})

test('a story goes on where it is', () => {
  expect(placeOf({ how: 'beats', at: 3 }, 7)).toBe(3)
  expect(placeOf({ how: 'list', from: 2 }, 7)).toBe(2)
  expect(placeOf(SILENT, 7)).toBe(7)
})

test('too long a story is told anew, briefly, and so is what comes after it', () => {
  const entries = (count: number) => Array.from({ length: count }, (): LogEntry => ({}) as LogEntry)
  const teller = (entries: LogEntry[], brief: boolean) => beats(brief ? Math.floor(entries.length / 8) : entries.length)
  const story = new Story()
  story.add(entries(MOST_BEATS), teller)
  expect(story.beats).toHaveLength(MOST_BEATS)
  story.add(entries(1), teller)
  expect(story.beats).toHaveLength(2)
  story.add(entries(8), teller)
  expect(story.beats).toHaveLength(3)
  story.skip()
  story.add(entries(1), teller)
  expect(story.telling).toEqual(SILENT)
  story.add(entries(8 * MOST_BEATS), teller)
  expect(story.telling.how).toBe('beats')
  story.add(entries(8 * MOST_BRIEF_BEATS), teller)
  expect(story.telling.how).toBe('count')
  story.clear()
  story.add(entries(1), teller)
  expect(story.beats).toHaveLength(1)
})

test('for those who never decide a story begins anew once all is told', () => {
  const story = new Story()
  const teller = (entries: LogEntry[]) => beats(entries.length)
  story.add([{} as LogEntry, {} as LogEntry], teller)
  story.forgetTold()
  expect(story.beats).toHaveLength(2)
  story.skip()
  story.forgetTold()
  expect(story.beats).toHaveLength(0)
})

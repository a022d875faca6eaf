import { describe, expect, it } from 'vitest'
import { Vocabulary } from './actions'

const words = new Vocabulary([
  { name: 'take', base: 0, size: 18, arguments: [{ name: 'card', low: 0, high: 17, words: [] }] },
  {
    name: 'place',
    base: 18,
    size: 18,
    arguments: [
      { name: 'x', low: -1, high: 1, words: [] },
      { name: 'y', low: -1, high: 1, words: [] },
      { name: 'turn', low: 0, high: 1, words: ['upright', 'turned'] },
    ],
  },
  { name: 'pass', base: 36, size: 1, arguments: [] },
])

describe('Vocabulary', () => {
  it('reads back every action it codes', () => {
    for (let action = 0; action < 37; action += 1) {
      const { verb, args } = words.named(action)
      expect(words.code(verb, args)).toBe(action)
    }
  })

  it('writes actions as a person types them', () => {
    expect(words.format(7)).toBe('take 7')
    expect(words.format(words.code('place', { x: 1, y: -1, turn: 1 })!)).toBe('place 1 -1 turned')
    expect(words.format(36)).toBe('pass')
  })

  it('has no action out of range', () => {
    expect(words.code('take', { card: 18 })).toBeNull()
    expect(words.code('sing')).toBeNull()
    expect(() => words.named(99)).toThrow(RangeError)
  })

  it('finds the action that words and numbers spell', () => {
    expect(words.spelled('take', 7)).toBe(7)
    expect(words.spelled('place', 1, -1, 'turned')).toBe(words.code('place', { x: 1, y: -1, turn: 1 }))
    expect(words.spelled('place', 1, -1, 'sideways')).toBeNull()
    expect(words.spelled('sing')).toBeNull()
  })

  it('finds the action of a verb by an argument', () => {
    expect([...words.byArgument([3, 36, 4, 20], ['take', 'pass'], 'card')]).toEqual([
      [3, 3],
      [4, 4],
    ])
  })

  it('groups by verb', () => {
    expect([...words.grouped([3, 36, 4])]).toEqual([
      ['take', [3, 4]],
      ['pass', [36]],
    ])
  })
})

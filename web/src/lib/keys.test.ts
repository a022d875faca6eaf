import { describe, expect, it } from 'vitest'
import { nearest } from './keys'

const RIGHT = [1, 0] as const
const UP = [0, -1] as const

describe('walking by arrow keys', () => {
  const row = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 200, y: 0 },
    { x: 200, y: 100 },
  ]

  it('goes to the nearest place in the direction', () => {
    expect(nearest({ x: 0, y: 0 }, row, RIGHT)).toBe(1)
    expect(nearest({ x: 200, y: 100 }, row, UP)).toBe(2)
  })

  it('does not wrap: where nothing lies it stays', () => {
    expect(nearest({ x: 0, y: 0 }, row, UP)).toBe(-1)
    expect(nearest({ x: 200, y: 0 }, row, RIGHT)).toBe(-1)
  })

  it('leaves what lies more to the side to the other arrows', () => {
    expect(nearest({ x: 190, y: 100 }, [{ x: 200, y: 0 }], RIGHT)).toBe(-1)
  })
})

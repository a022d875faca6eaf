import { expect, it } from 'vitest'
import { lying, ring } from './geometry'

it('reads a turned card backwards', () => {
  expect(lying(['a', 'b', 'c', 'd'], true)).toEqual(['d', 'c', 'b', 'a'])
})

it('lays mark and cards so that none covers another and none leaves the room', () => {
  for (const [width, height] of [
    [408, 460],
    [374, 480],
    [500, 400],
    [598, 326],
  ] as const) {
    const size = Math.min(84, width * 0.176, height * 0.176)
    const places = ring(width, height, size)
    expect(places).toHaveLength(16)
    for (const [index, one] of places.entries()) {
      expect(one.x).toBeGreaterThanOrEqual(0)
      expect(one.x + size).toBeLessThanOrEqual(width + 0.01)
      for (const other of places.slice(index + 1)) {
        expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(size)
      }
    }
  }
})

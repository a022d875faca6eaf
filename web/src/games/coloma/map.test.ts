import { describe, expect, test } from 'vitest'
import { apart, ashore, corner, place, STRIP, type Box } from './map'

const overlap = (one: Box, other: Box) =>
  Math.abs(one.x - other.x) < one.w + other.w && Math.abs(one.y - other.y) < one.h + other.h

describe('the frontier map', () => {
  test('spaces that would overlap are moved apart and stay on the map', () => {
    const boxes = Array.from({ length: 12 }, (_, index) => ({
      id: String(index),
      x: 180 + (index % 4) * 12,
      y: 150 + index * 3,
      w: 18,
      h: 18,
    }))
    const moved = [...apart(boxes, [], 388, 328).values()]
    for (const [index, one] of moved.entries()) {
      for (const other of moved.slice(index + 1)) expect(overlap(one, other)).toBe(false)
      expect(one.x - one.w).toBeGreaterThan(0)
      expect(one.y - one.h).toBeGreaterThanOrEqual(STRIP)
      expect(one.y + one.h).toBeLessThanOrEqual(328 - STRIP)
    }
  })

  test('what does not overlap keeps its place', () => {
    const box = { id: 'a', x: 100, y: 100, w: 18, h: 18 }
    expect(apart([box], [], 388, 328).get('a')).toEqual(box)
  })

  test('the middle is spread by a fifth at most', () => {
    expect(place(60, 50, 100, 100).x).toBeCloseTo(62)
    expect(place(90, 50, 100, 100).x).toBeCloseTo(90)
  })

  test('the outline of a land at a corner ends where the map ends', () => {
    const numbers = ashore({ x: 350, y: 260, w: 94, h: 35 }, 388, 260)
      .match(/[\d.]+/g)!
      .map(Number)
    const [across, down] = [0, 1].map((odd) => numbers.filter((_, index) => index % 2 === odd))
    expect([Math.min(...across!), Math.max(...across!)]).toEqual([256, 388])
    expect([Math.min(...down!), Math.max(...down!)]).toEqual([225, 260])
  })

  test('a wagon on a space leaves its number in sight', () => {
    const box = { id: 'a', x: 100, y: 100, w: 18, h: 18 }
    const { x, y } = corner(box, [box, { ...box, id: 'b', x: 140, y: 60 }, { ...box, id: 'c', x: 130, y: 150 }])
    // The digit is left of the middle, ten pixels high; the wagon is a disc of 25.
    expect(x).toBeLessThan(box.x)
    expect(Math.hypot(x - (box.x - 9), y - (box.y - 5))).toBeGreaterThan(12.5)
  })
})

import { describe, expect, test } from 'vitest'
import { alongArc, discPlaces, middle, mirrored, spot } from './wheel'

describe('the wheel', () => {
  test('site 1 is at twelve o’clock and the others follow clockwise', () => {
    const top = spot(100, middle(1))
    expect(top.x).toBeCloseTo(0)
    expect(top.y).toBeCloseTo(-100)
    expect(spot(100, middle(2)).x).toBeGreaterThan(90)
    expect(spot(100, middle(5)).x).toBeLessThan(-90)
  })

  test('what lies along an arc is read from left to right in both halves', () => {
    for (const site of [1, 3, 4]) {
      const [first, second] = alongArc(site, 100, [20, 20])
      expect(first!.x).toBeLessThan(second!.x)
    }
    expect([1, 2, 3, 4, 5].filter(mirrored)).toEqual([3, 4])
  })

  test('eight discs stay within their sector', () => {
    const places = discPlaces(2, 101, 24, 8)
    const [low, high] = [spot(101, middle(2) - 36), spot(101, middle(2) + 36)]
    expect(Math.min(...places.map((place) => place.y))).toBeGreaterThan(low.y)
    expect(Math.max(...places.map((place) => place.y))).toBeLessThan(high.y)
  })
})

import { expect, test } from 'vitest'
import { side } from './compass'

test('the direction from the first card', () => {
  expect(side(0, 0)).toBe('@web-side-middle')
  expect(side(2, 0)).toBe('@web-side-e')
  expect(side(-2, -2)).toBe('@web-side-nw')
  expect(side(0, -3)).toBe('@web-side-n')
  expect(side(1, 2)).toBe('@web-side-se')
  expect(side(-4, 1)).toBe('@web-side-w')
})

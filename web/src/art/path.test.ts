import { expect, it } from 'vitest'
import { wholeUnits } from '../../tools/path'

it('rounds the points of a path', () => {
  expect(wholeUnits('M1.4 2.6L10.5-3.2h.7v4.4z')).toBe('m1 3 10-6h0v4z')
})

it('lets no error add up', () => {
  expect(wholeUnits('M0 0l.4 0 .4 0 .4 0 .4 0')).toBe('m0 0 0 0 1 0 0 0 1 0')
})

it('starts again where a closed part began', () => {
  expect(wholeUnits('m10.4 10.4 5.3 0z l.3.3')).toBe('m10 10 6 0zl1 1')
})

it('reads the flags of an arc without gaps', () => {
  expect(wholeUnits('M0 0a5.2 5.2 0 013.4.6 2 2 0 1 0-1.4 1')).toBe('m0 0a5.2 5.2 0 0 1 3 1 2 2 0 1 0-1 1')
})

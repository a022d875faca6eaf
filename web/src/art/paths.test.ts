import { expect, it } from 'vitest'
import { wholePath } from '../../tools/paths'

it('rounds the points of a path', () => {
  expect(wholePath('M1.4 2.6L10.5-3.2h.7v4.4z')).toBe('M1 3L11-3h0v4z')
})

it('lets no error add up', () => {
  expect(wholePath('M0 0l.4 0 .4 0 .4 0 .4 0')).toBe('M0 0h1 1')
})

it('leaves out what no longer moves and draws what has become straight as a line', () => {
  expect(wholePath('M0 0l.2.1 3.1.2-.1 5 2 2')).toBe('M0 0h3v5l2 2')
  expect(wholePath('M0 0c.1.1.2.1.3.2 1 .1 2 .2 3 0 1 1 2 2 3 3')).toBe('M0 0h3c1 1 2 2 3 3')
  // The smooth curve goes on as the one before it bends.
  expect(wholePath('M0 0c1 0 2 0 3 0s2 2 3 3')).toBe('M0 0c1 0 2 0 3 0s2 2 3 3')
})

it('starts again where a closed part began', () => {
  expect(wholePath('m10.4 10.4 5.3 0z l.3.3')).toBe('m10 10 6 0zl1 1')
})

it('reads the flags of an arc without gaps', () => {
  expect(wholePath('M0 0a5.2 5.2 0 013.4.6 2 2 0 1 0-1.4 1')).toBe('M0 0a5 5 0 0 1 3 1 2 2 0 1 0-1 1')
})

import { expect, test } from 'vitest'
import { inWholeUnits, rounded } from './paths'

test('small steps do not drift away from where they lead', () => {
  expect(rounded('M0 0' + 'l.4 0'.repeat(10))).toBe('m0 0' + 'l0 0l1 0l0 0l1 0l0 0'.repeat(2))
})

test('absolute commands become relative ones', () => {
  expect(rounded('M10.2 20.7H15V30z')).toBe('m10 21h5v9z')
})

test('a closed path goes on from its first point', () => {
  expect(rounded('M10 10h5.200v5zl1 1')).toBe('m10 10h5v5zl1 1')
})

test('the flags of an arc need no space behind them', () => {
  expect(rounded('M0 0a3 3 0 013.200 3.100')).toBe('m0 0a3 3 0 0 1 3 3')
})

test('only the paths of an icon are touched', () => {
  expect(inWholeUnits('<path fill="currentColor" d="M1.400 2.600"/>')).toBe('<path fill="currentColor" d="m1 3"/>')
})

import { expect, test } from 'vitest'
import { packed, unpacked } from './pad'

test('a sheet survives its way through an address', () => {
  const sheet = { game: 'wagons', goals: ['badlands'], towns: [['Dw ..'], ['Größe +/=']] }
  expect(unpacked(packed(sheet))).toEqual(sheet)
  expect(packed(sheet)).toMatch(/^[\w-]+$/)
})

test('a text that is no sheet is none', () => {
  expect(unpacked('nonsense!')).toBeNull()
  expect(unpacked(packed([] as never))).toBeNull()
})

import { expect, it } from 'vitest'
import { idOfLetter } from './letters'

it('finds what a letter stands for in each set of faces', () => {
  const ours = { house: { letter: 'H' }, bank: { letter: 'K' } }
  const owners = { house: { letter: 'h' }, hotel: { letter: 'H' } }
  expect(idOfLetter(ours, 'H')).toBe('house')
  expect(idOfLetter(owners, 'H')).toBe('hotel')
  expect(idOfLetter(ours, 'x')).toBeUndefined()
})

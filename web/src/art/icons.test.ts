import { expect, it } from 'vitest'
import shared from './icons.json'
import carson from '../games/carson/icons.json'
import coloma from '../games/coloma/icons.json'
import sprawl from '../games/sprawl/icons.json'
import wagons from '../games/wagons/icons.json'

// Pictures on single cards and what a board says in words too: Buster, the black hat; the horseshoes of its map.
const SAID = {
  carson: ['captain'],
  coloma: ['afar', 'bust', 'buster', 'horseshoe', 'lantern', 'maverick', 'outfitter', 'range_rider', 'scout'],
  sprawl: [],
  wagons: [],
}

it('draws nothing on a board like the mark of a player or like what one clicks', () => {
  const taken = new Set(Object.values(shared))
  const both = (icons: Record<string, string>) => Object.keys(icons).filter((name) => taken.has(icons[name]!))
  expect(both(carson).sort()).toEqual(SAID.carson)
  expect(both(coloma).sort()).toEqual(SAID.coloma)
  expect(both(sprawl).sort()).toEqual(SAID.sprawl)
  expect(both(wagons).sort()).toEqual(SAID.wagons)
})

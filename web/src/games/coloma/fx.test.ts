import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it, vi } from 'vitest'
import { counterSigns, DRAWN, fxSigns, priceSigns, type Group, type Sign } from './fx'
import icons from './icons.json'

const ROOM = resolve(import.meta.dirname, '../../../../src/boomtown/games/coloma')
const python = (path: string) => readFileSync(resolve(ROOM, path), 'utf8')

// The catalogue is not loaded here: a message shows its key.
vi.mock('../../lib/text.svelte', () => ({ t: (key: string) => key }))

/** Signs as one line: words in brackets are icons. */
function line(groups: Group[]): string {
  const one = (sign: Sign) => ('icon' in sign ? `[${sign.icon}]` : 'disc' in sign ? `(${sign.disc})` : sign.text)
  return groups.map((group) => group.map(one).join('')).join(' ')
}

it('draws every kind of effect', () => {
  const modules = readdirSync(resolve(ROOM, 'effects')).filter((file) => file.endsWith('.py'))
  const kinds = modules.flatMap((file) =>
    [...python(`effects/${file}`).matchAll(/^ {4}kind: ClassVar\[str\] = "(\w+)"/gm)].map((match) => match[1]),
  )
  expect([...DRAWN].sort()).toEqual([...new Set(kinds)].sort())
})

it('has an icon for everything that is counted', () => {
  const counters = [...python('counts.py').matchAll(/Count\("(\w+)"/g)].map((match) => match[1] ?? '')
  expect(counters.length).toBeGreaterThan(8)
  for (const counter of counters) expect(line([counterSigns(counter)])).not.toContain('unknown')
})

it.each([
  [[{ do: 'gain', bucks: 2, cards: 1 }], '2[bucks] 1[cards]'],
  [[{ do: 'pay', times: 2, cost: { cards: 1 }, get: [{ do: 'gain', bucks: 2 }] }], '2× 1[cards] ▸ 2[bucks]'],
  [[{ do: 'pay', times: 0, cost: { used_barrels: 1 }, get: [{ do: 'row' }] }], '∞× 1[barrel] ▸ [row]'],
  [[{ do: 'choose', of: [[{ do: 'gain', tents: 1 }], [{ do: 'gain', horses: 1 }]] }], '1[tents] / 1[horses]'],
  [[{ do: 'per', count: 'buildings', each: 1, max: 4, goods: { dudes: 1 } }], '1[dudes] ×[town] ≤4'],
  [[{ do: 'sift', draw: 3, back: 1 }], '[draw]3 1▾'],
  [[{ do: 'wagon', plus: 1 }], '[wagon]+1'],
  [[{ do: 'ride', plus: 0, shoe: { cards: 1 } }], '[horseshoe]▸ 1[cards]'],
  [
    [{ do: 'build', tool: 'hammer', what: ['building', 'hotel'], off: { bucks: 2 } }],
    '[hammer][town]/[hotel] −2[bucks]',
  ],
  [[{ do: 'discount', on: ['tent'], off: { bucks: 1 }, uses: 0 }], '∞[tents] −1[bucks]'],
  [[{ do: 'row', help: 2, extra: true }], '+[row] +2[dudes]'],
  [[{ do: 'tent', n: 1, on: ['land'], remote: true }], '[tents]▸[land][afar]'],
  [[{ do: 'workday', tool: 'shovel' }], '[shovel]web-coloma-all'],
  [[{ do: 'action', half: 'boom', site: 'here' }], 'coloma-half-boom(•)'],
  [[{ do: 'event', site: 'any' }], '[event](?)'],
  [[{ do: 'outlaws', n: -3 }], '[outlaw]−3'],
  [
    [
      { do: 'gain', bucks: 1 },
      { do: 'wagon', plus: 0 },
    ],
    '1[bucks] · [wagon]',
  ],
  [[{ do: 'bury', n: 2 }], '2[tomb]▾'],
  [[{ do: 'cart', n: 2 }], '[cart]▸2[gold]'],
  [[{ do: 'something new' }], '[unknown]'],
])('draws %j as %s', (fx, expected) => {
  expect(line(fxSigns(fx))).toBe(expected)
})

it('writes 0 for what is free', () => {
  expect(line(priceSigns({ bucks: 0, gold: 0, dudes: 0 }))).toBe('0')
})

it('names icons of the sheet only', () => {
  const signs = [...python('components.toml').matchAll(/do = "(\w+)"/g)].flatMap((match) => fxSigns([{ do: match[1] }]))
  const names = signs.flat().flatMap((sign) => ('icon' in sign ? [sign.icon] : []))
  expect(names.filter((name) => !(name in icons) && name !== 'undefined')).toEqual([])
})

it('names no hotels in a game without them', () => {
  const sawmill = [{ do: 'discount', on: ['building', 'hotel'], off: { bucks: 2 }, uses: 0 }]
  expect(line(fxSigns(sawmill, false))).toBe('∞[town] −2[bucks]')
  expect(line([counterSigns('town_others', false)])).toBe('[town]')
})

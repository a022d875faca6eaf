import { expect, test, vi } from 'vitest'
import { effectSigns, restrictionSigns, type Effect, type Group } from './fx'

// Words are not what is tested here; each stands for itself.
vi.mock('../../lib/text.svelte', () => ({ t: (key: string) => key.replace('web-sprawl-fx-', '') }))

/** Signs in one line, as one would read them. */
const read = (groups: Group[]) =>
  groups
    .flat()
    .map((sign) => {
      const crossed = sign.crossed ? 'no ' : ''
      if ('coin' in sign) return crossed + `${sign.number}${sign.coin}`
      if ('plate' in sign) return crossed + sign.plate + sign.number
      return crossed + Object.values(sign).filter((value) => typeof value === 'string')[0]
    })
    .join(' ')

const FILTER = { owner: 'any', where: 'board', min_value: 0, pick: 'all' }

test.each<[string, Effect, string]>([
  ['gain', { who: 'self', wealth: 2, prestige: 0 }, '+2wealth'],
  ['gain', { who: 'self', wealth: 3, prestige: 2, either: true }, '+3wealth / +2prestige'],
  [
    'gain',
    {
      who: 'self',
      wealth: 0,
      prestige: 1,
      per: { ...FILTER, zone: 'RES', where: 'these_rows', count: 'buildings', max: 2 },
    },
    '+1prestige per RES cross ≤2',
  ],
  [
    'lose',
    { who: 'controller', wealth: 0, prestige: 1, per: { ...FILTER, zone: 'IND', near: 'RES', count: 'buildings' } },
    'cube : −1prestige per IND by RES',
  ],
  ['toll', { from: 'others', to: 'self', wealth: 2, prestige: 0 }, 'meeple-group 2wealth ▸'],
  ['payout', { kind: 'wealth', row: 'here', chooser: 'self' }, 'receive-money wealth block'],
  ['score_vocation', { name: 'tourism', value: 1 }, 'three-friends tourism1'],
  ['place_marker', { kind: 'prestige', pick: 'lowest', to: 'here', chooser: 'self' }, '▼ prestige ▸ block'],
  ['move_marker', { kind: 'any', to: 'any', chooser: 'most:prestige' }, '▲ prestige : wealth / prestige ⇄'],
  ['place_park', { who: 'self', n: 2, where: 'adjacent' }, '+ 2 PARK ring'],
  [
    'place_building',
    { who: 'least:buildings', zone: 'RES', size: 1, where: 'edge' },
    '▼ lots-1 : + RES lots-1 water / wilderness',
  ],
  ['move_building', { who: 'self', what: { ...FILTER, size: 1, owner: 'own' }, optional: true }, '? own lots-1 ⇄'],
  [
    'remove_control',
    { who: 'office:treasurer', what: { ...FILTER, zone: 'COM', owner: 'some' } },
    'treasurer : no cube cube COM',
  ],
  ['take_control', { who: 'self', what: { ...FILTER, zone: 'RES', owner: 'none' } }, 'cube ▸ no cube RES'],
  [
    'demolish',
    { who: 'self', what: { ...FILTER, zone: 'RES', size: [1, 2], owner: 'others' } },
    'wrecking-ball meeple-group RES lots-1 lots-2',
  ],
  [
    'disaster',
    { what: { ...FILTER, pick: 'lowest' }, wealth: 0, prestige: 3, per: 'building' },
    'fire ▼ building −3prestige / wrecking-ball',
  ],
  ['gain_ap', { n: 2 }, '+2 ap'],
  ['discount', { wealth: 4 }, 'next −4wealth'],
  ['take_permit', { who: 'self', n: 2, from: 'display' }, '2 permits ▸'],
  ['lose_permit', { who: 'most:permits', n: 1 }, '▲ permits : no permits'],
  ['extra_favor', { who: 'self' }, '2 favor'],
  ['take_favor', { who: 'self' }, 'favor ▸'],
  ['hold_election', { office: 'attorney', winner: 'self' }, 'vote attorney won'],
  ['take_vocation', { who: 'self', name: 'any' }, 'vocations ▸'],
  [
    'optional',
    { who: 'each', wealth: 8, prestige: 0, then: [{ do: 'gain', wealth: 0, prestige: 4 }] },
    'three-friends : ? −8wealth ▸ +4prestige',
  ],
  ['choose', { options: [[{ do: 'gain', wealth: 8 }], [{ do: 'gain_ap', n: 1 }]] }, ' 1. +8wealth / 2. +1 ap'],
  ['choose_row', {}, 'cross ?'],
  ['open_deck', { deck: 'city' }, 'padlock-open deck'],
  ['enter_offices', { offices: ['contractor'] }, 'vote + contractor'],
  ['end_game', {}, 'torch'],
])('%s as signs', (kind, effect, signs) => {
  expect(read(effectSigns({ do: kind, ...effect }))).toBe(signs)
})

test.each<[string, number | string | boolean, string]>([
  ['edge', 'water', 'at water'],
  ['adjacent_to', 'CIV', 'by CIV'],
  ['not_adjacent_to', 'RES', 'not-by RES'],
  ['min_value', 6, 'block ≥6'],
  ['max_value', 9, 'block ≤9'],
  ['empty_block', true, 'empty free'],
  ['near_own', true, 'by cube'],
  ['marked', true, 'block marked'],
  ['ignore_zoning', true, 'any-zone'],
  ['discount', 4, '−4wealth'],
])('restriction %s as signs', (key, value, signs) => {
  expect(read([restrictionSigns({ key, value, text: '' })])).toBe(signs)
})

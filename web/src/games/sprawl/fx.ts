// Effects and restrictions of cards as signs, from the language of component files. The words come from the engine; the
// signs are drawn beside them or carry them as a label.

import { t } from '../../lib/text.svelte'
import type { MarkName } from './Mark.svelte'
import type { CardFace, PointKind } from './view'

export type Effect = Record<string, unknown>

/** One of: an icon by its name in icons.json, letters, a coin, a zone, a small drawing of a place, a vocation. */
export type Sign = (
  | { icon: string }
  | { text: string }
  | { coin: PointKind; number: string }
  | { zone: string }
  | { mark: MarkName }
  | { plate: string; number: string }
) & { crossed?: boolean }

/** Signs that stay together on one line. */
export type Group = Sign[]

const HIGHEST: Sign = { text: '▲' }
const LOWEST: Sign = { text: '▼' }
const TO: Sign = { text: '▸' }
const SWAP: Sign = { text: '⇄' }
const CUBE: Sign = { icon: 'cube' }

const icon = (name: string): Sign => ({ icon: name })
const text = (value: number | string): Sign => ({ text: String(value) })
const mark = (name: MarkName): Sign => ({ mark: name })
const word = (name: string): Sign => text(t(`web-sprawl-fx-${name}`))
const crossed = (sign: Sign): Sign => ({ ...sign, crossed: true })
const zone = (name: string): Sign => ({ zone: name })

const number = (effect: Effect, field: string) => (effect[field] as number | undefined) ?? 0
const name = (effect: Effect, field: string) => (effect[field] as string | undefined) ?? ''
const table = (effect: Effect, field: string) => effect[field] as Effect | undefined
const list = (value: unknown): string[] => (value === undefined ? [] : [value].flat().map(String))

/** The drawing of a building of this size. */
export const lotsMark = (lots: number | string): MarkName => `lots-${lots}` as MarkName

/** An amount of wealth, prestige or both, each with this sign before it. */
function amount(effect: Effect, sign: string): Group {
  const coins = (['wealth', 'prestige'] as const).filter((kind) => number(effect, kind) > 0)
  const between = effect.either ? [text('/')] : []
  return coins.flatMap((kind, place) => [
    ...(place ? between : []),
    { coin: kind, number: `${sign}${number(effect, kind)}` },
  ])
}

const MEASURES: Record<string, Sign> = {
  prestige: { coin: 'prestige', number: '' },
  wealth: { coin: 'wealth', number: '' },
  buildings: mark('lots-1'),
  vocations: icon('vocations'),
  permits: icon('permits'),
}

/** Who carries an effect out; nothing for whoever builds. */
function who(spelling: string): Group {
  const [kind = '', what = ''] = spelling.split(':')
  switch (kind) {
    case 'others':
      return [icon('meeple-group')]
    case 'each':
      return [icon('three-friends')]
    case 'controller':
      return [CUBE]
    case 'office':
      return [icon(what)]
    case 'vocation':
      return [{ plate: what, number: '' }]
    case 'most':
      return [HIGHEST, MEASURES[what] ?? zone(what)]
    case 'least':
      return [LOWEST, MEASURES[what] ?? zone(what)]
    default:
      return []
  }
}

const addressed = (spelling: string): Group[] => {
  const signs = who(spelling)
  return signs.length ? [[...signs, text(':')]] : []
}

const OWNERS: Record<string, Group> = {
  others: [icon('meeple-group')],
  none: [crossed(CUBE)],
  some: [CUBE],
}

const PLACES: Record<string, Group> = {
  this_block: [mark('block')],
  these_rows: [mark('cross')],
  chosen_row: [mark('row')],
  other_row: [crossed(mark('row'))],
  adjacent: [mark('ring')],
  best_block: [HIGHEST, mark('block')],
  worst_block: [LOWEST, mark('block')],
}

const PICKS: Record<string, Group> = {
  highest: [HIGHEST],
  lowest: [LOWEST],
  own_lowest: [icon('three-friends'), LOWEST],
}

const EDGES: Record<string, Group> = {
  water: [icon('water')],
  wilderness: [icon('wilderness')],
  any: [icon('water'), text('/'), icon('wilderness')],
}

/** The buildings that a filter selects, and where. */
function buildings(filter: Effect): Group {
  const zones = list(filter.zone).map(zone)
  const sizes = list(filter.size).map((size) => mark(lotsMark(size)))
  return [
    ...(PICKS[name(filter, 'pick')] ?? []),
    ...(filter.owner === 'own' ? [word('own')] : (OWNERS[name(filter, 'owner')] ?? [])),
    ...(zones.length || sizes.length ? [...zones, ...sizes] : [icon('building')]),
    ...where(filter),
  ]
}

function where(filter: Effect): Group {
  const near = list(filter.near).map(zone)
  return [
    ...(PLACES[name(filter, 'where')] ?? []),
    ...(EDGES[name(filter, 'edge')] ?? []),
    ...(near.length ? [word('by'), ...near] : []),
    ...(number(filter, 'min_value') ? [mark('block'), text(`≥${number(filter, 'min_value')}`)] : []),
  ]
}

/** What an amount is multiplied by. */
function per(count: Effect | undefined): Group[] {
  if (!count) return []
  const div = number(count, 'div') > 1 ? [text(number(count, 'div'))] : []
  const limit = count.max === undefined ? [] : [[text(`≤${number(count, 'max')}`)]]
  return [[word('per'), ...div, ...counted(count)], ...limit]
}

function counted(count: Effect): Group {
  switch (count.count) {
    case 'lots':
      return [mark('lots-1'), text('∈'), ...buildings(count)]
    case 'free_lots':
      return [mark('free'), ...where(count)]
    case 'vocations':
      return [count.name ? { plate: name(count, 'name'), number: '' } : icon('vocations')]
    case 'offices':
      return [icon('vote')]
    case 'block_value':
      return [word('value'), mark('block')]
    default:
      return buildings(count)
  }
}

const points = (kind: string): Group =>
  kind === 'any'
    ? [{ coin: 'wealth', number: '' }, text('/'), { coin: 'prestige', number: '' }]
    : [{ coin: kind as PointKind, number: '' }]

/** One effect. Several groups may stand in several lines. A kind without signs of its own is a newspaper. */
export function effectSigns(effect: Effect): Group[] {
  return [...(effect.optional ? [[text('?')]] : []), ...bare(effect)]
}

function bare(effect: Effect): Group[] {
  const times = number(effect, 'n') > 1 ? [text(number(effect, 'n'))] : []
  const target = table(effect, 'what') ?? {}
  const by = addressed(name(effect, 'who'))
  const chooser = addressed(name(effect, 'chooser'))
  const here = effect.to === 'here' || effect.row === 'here' ? [mark('block')] : []
  switch (effect.do) {
    case 'gain':
      return [...by, amount(effect, '+'), ...per(table(effect, 'per'))]
    case 'lose':
      return [...by, amount(effect, '−'), ...per(table(effect, 'per'))]
    case 'toll': {
      const payer = who(name(effect, 'from'))
      return [[...payer, ...amount(effect, ''), TO, ...who(name(effect, 'to'))], ...per(table(effect, 'per'))]
    }
    case 'payout':
      return [...chooser, [icon('receive-money'), ...points(name(effect, 'kind')), ...here]]
    case 'score_vocation':
      return [[icon('three-friends'), { plate: name(effect, 'name'), number: String(number(effect, 'value')) }]]
    case 'place_marker': {
      const pick = PICKS[name(effect, 'pick')] ?? []
      return [...chooser, [...pick, ...points(name(effect, 'kind')), TO, ...(here.length ? here : [mark('row')])]]
    }
    case 'move_marker':
      return [...chooser, [...points(name(effect, 'kind')), SWAP, ...here]]
    case 'place_park':
      return [...by, [text('+'), ...times, zone('PARK'), ...(PLACES[name(effect, 'where')] ?? [])]]
    case 'place_building': {
      const edge = effect.where === 'edge' ? EDGES.any! : []
      return [...by, [text('+'), zone(name(effect, 'zone')), mark(lotsMark(number(effect, 'size') || 1)), ...edge]]
    }
    case 'move_building':
      return [...by, [...buildings(target), SWAP]]
    case 'remove_control':
      return [...by, [...times, crossed(CUBE), ...buildings(target)]]
    case 'take_control':
      return [...by, [...times, CUBE, TO, ...buildings(target)]]
    case 'demolish':
      return [...by, [...times, icon('wrecking-ball'), ...buildings(target)]]
    case 'disaster': {
      const unit = { lot: [text('/'), mark('lots-1')], value: [text('/'), word('value')] }[name(effect, 'per')] ?? []
      return [
        [icon('fire'), ...buildings(target)],
        [...amount(effect, '−'), ...unit, text('/'), icon('wrecking-ball')],
      ]
    }
    case 'gain_ap':
      return [[text(`+${number(effect, 'n')}`), word('ap')]]
    case 'discount':
      return [[word('next'), ...amount(effect, '−')]]
    case 'take_permit':
      return [...by, [...times, icon(effect.from === 'discard' ? 'discards' : 'permits'), TO]]
    case 'lose_permit':
      return [...by, [...times, crossed(icon('permits'))]]
    case 'extra_favor':
      return [...by, [text('2'), icon('favor')]]
    case 'take_favor':
      return [...by, [icon('favor'), TO]]
    case 'hold_election': {
      const office = effect.office === 'next' ? [TO] : [icon(name(effect, 'office'))]
      return [[icon('vote'), ...office], ...(effect.winner === 'self' ? [[word('won')]] : [])]
    }
    case 'take_vocation':
      return [...by, [effect.name === 'any' ? icon('vocations') : { plate: name(effect, 'name'), number: '' }, TO]]
    case 'optional':
      return [...by, [text('?'), ...amount(effect, '−'), TO], ...parts(effect.then)]
    case 'choose':
      return ((effect.options as Effect[][] | undefined) ?? []).flatMap((option, place) => [
        [text(place ? '/' : ''), text(`${place + 1}.`)],
        ...parts(option),
      ])
    case 'choose_row':
      return [[mark('cross'), text('?')]]
    case 'open_deck':
      return [[icon('padlock-open'), icon('deck')]]
    case 'enter_offices':
      return [[icon('vote'), text('+'), ...list(effect.offices).map(icon)]]
    case 'end_game':
      return [[icon('torch')]]
    default:
      return [[icon('newspaper')]]
  }
}

const parts = (effects: unknown): Group[] => ((effects as Effect[] | undefined) ?? []).flatMap(effectSigns)

/** What a contract says about its place. */
export function restrictionSigns({ key, value }: CardFace['build'][number]): Group {
  switch (key) {
    case 'edge':
      return [word('at'), ...(EDGES[String(value)] ?? [])]
    case 'adjacent_to':
      return [word('by'), ...list(value).map(zone)]
    case 'not_adjacent_to':
      return [word('not-by'), ...list(value).map(zone)]
    case 'min_value':
      return [mark('block'), text(`≥${String(value)}`)]
    case 'max_value':
      return [mark('block'), text(`≤${String(value)}`)]
    case 'empty_block':
      return [word('empty'), mark('free')]
    case 'near_own':
      return [word('by'), CUBE]
    case 'marked':
      return [mark('block'), word('marked')]
    case 'ignore_zoning':
      return [word('any-zone')]
    case 'discount':
      return [{ coin: 'wealth', number: `−${String(value)}` }]
    default:
      return []
  }
}

/** Everything that a contract shows below its name, but for the row that is paid when it is revealed. */
export function contractSigns(face: CardFace): Group[] {
  return [
    ...face.build.map(restrictionSigns),
    ...face.vocations.map(({ vocation, value }): Group => [{ plate: vocation, number: String(value) }]),
    ...face.fx.flatMap(({ effect }) => effectSigns(effect)),
  ]
}

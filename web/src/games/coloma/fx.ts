// An ability in the effect language of component files as signs: numbers, icons and a few marks. What it says in words
// comes from the engine; the signs are drawn beside the words, never in their place.

import { t } from '../../lib/text.svelte'
import type { Effect, Goods } from './view'

export type Fx = Effect[]

/** An icon by its name in icons.json, a few letters, or the number of a site on a disc. */
export type Sign = { icon: string } | { text: string } | { disc: string }

/** Signs that stay together on one line. */
export type Group = Sign[]

export const THEN = { text: '▸' }
const DOWN = { text: '▾' }
const MINUS = '−'
const ENDLESS = '∞'

const icon = (name: string): Sign => ({ icon: name })
const text = (value: number | string): Sign => ({ text: String(value) })
const signed = (value: number) => text(value < 0 ? `${MINUS}${-value}` : `+${value}`)
const number = (effect: Effect, field: string) => (effect[field] as number | undefined) ?? 0
const list = (effect: Effect, field: string) => (effect[field] as string[] | undefined) ?? []
const goods = (effect: Effect, field: string) => (effect[field] as Goods | undefined) ?? {}
const ability = (effect: Effect, field: string) => (effect[field] as Fx | undefined) ?? []

/** The goods that an ability or a price can name, in the order in which they are drawn everywhere. */
export const GOODS = ['bucks', 'gold', 'dudes', 'tents', 'horses', 'cards', 'vp'] as const

// Parts of a cost that are no goods.
const COST_ICONS: Record<string, string> = { bury: 'tomb', used_barrels: 'barrel', wagon: 'wagon' }

const COUNTER_ICONS: Record<string, string[]> = {
  horses: ['horses'],
  hand: ['hand'],
  graveyard: ['tomb'],
  used_barrels: ['barrel'],
  workday_buildings: ['shovel', 'wheelbarrow'],
  town_others: ['town', 'bed'],
  buildings: ['town'],
  event_tents: ['event', 'tents'],
  land_tents: ['land', 'tents'],
  rivers: ['river'],
  gold: ['gold'],
}

/** What a bridge or an ability counts. Beds are left out in a game without hotels. */
export function counterSigns(counter: string, hotels = true): Sign[] {
  const icons = COUNTER_ICONS[counter] ?? ['unknown']
  return (hotels ? icons : icons.filter((name) => name !== 'bed')).map(icon)
}

/** Counted goods, each as its number and its icon. */
export function goodsSigns(counts: Goods): Group[] {
  const names = [...GOODS, ...Object.keys(COST_ICONS)]
  return names.flatMap((name) => {
    const count = counts[name]
    return count ? [[text(count), icon(COST_ICONS[name] ?? name)]] : []
  })
}

/** A price; what is free costs 0. Where there is no room for the icons, the numbers alone. */
export function priceSigns(price: Goods, narrow = false): Group[] {
  const signs = goodsSigns(price)
  if (!signs.length) return [[text(0)]]
  return narrow ? [[text(GOODS.flatMap((name) => price[name] ?? []).join('·'))]] : signs
}

// Things to buy whose icon has another name.
const THING_ICONS: Record<string, string> = { building: 'town', tent: 'tents', horse: 'horses' }

/** Things of which one is meant: the icons with strokes between them. */
const either = (names: string[]): Sign[] =>
  names.flatMap((name, index) => {
    const sign = icon(THING_ICONS[name] ?? name)
    return index ? [text('/'), sign] : [sign]
  })

/** What is taken off a price. */
function off(effect: Effect): Sign[] {
  return Object.entries(goods(effect, 'off')).flatMap(([good, count]) => [text(`${MINUS}${count}`), icon(good)])
}

const plus = (effect: Effect, field: string): Sign[] => (number(effect, field) ? [signed(number(effect, field))] : [])

// Sites that are no number.
const DISCS: Record<string, string> = { any: '?', here: '•', barker: 'B' }
const disc = (site: unknown): Sign => ({ disc: DISCS[String(site)] ?? String(site) })

function trade(effect: Effect): Group[] {
  const times = (effect.times as number | undefined) ?? 1
  const often = times === 1 ? [] : [[text(`${times || ENDLESS}×`)]]
  return [...often, ...goodsSigns(goods(effect, 'cost')), [THEN], ...fxSigns(ability(effect, 'get'))]
}

function choice(effect: Effect): Group[] {
  const options = (effect.of as Fx[] | undefined) ?? []
  return options.flatMap((option, index) => (index ? [[text('/')], ...fxSigns(option)] : fxSigns(option)))
}

function per(effect: Effect): Group[] {
  const each = number(effect, 'each')
  const counted = counterSigns(String(effect.count))
  const once = goodsSigns(goods(effect, 'goods'))
  return [...once, [each > 1 ? text(`: ${each}`) : text('×'), ...counted], [text(`≤${number(effect, 'max')}`)]]
}

function sift(effect: Effect): Group[] {
  const drawn = [icon('draw'), text(number(effect, 'draw'))]
  return number(effect, 'back') ? [drawn, [text(number(effect, 'back')), DOWN]] : [drawn]
}

function ride(effect: Effect): Group[] {
  const shoe = goodsSigns(goods(effect, 'shoe'))
  if (shoe.length) return [[icon('horseshoe'), THEN], ...shoe]
  return [[icon('ride'), ...plus(effect, 'plus')]]
}

function discount(effect: Effect): Group[] {
  const uses = (effect.uses as number | undefined) ?? 1
  const often = uses === 1 ? [] : [text(uses ? `${uses}×` : ENDLESS)]
  return [[...often, ...either(list(effect, 'on'))], off(effect)]
}

function tents(effect: Effect): Group[] {
  const many = number(effect, 'n')
  const places = either(list(effect, 'on'))
  const afar = effect.remote ? [icon('afar')] : []
  return [[...(many > 1 ? [text(many)] : []), icon('tents'), THEN, ...places, ...afar]]
}

const tooled = (effect: Effect): Group[] =>
  [[icon(String(effect.tool)), ...either(list(effect, 'what'))], off(effect)].filter((group) => group.length)

// One drawing for each kind of effect.
const KINDS: Record<string, (effect: Effect) => Group[]> = {
  gain: (effect) => goodsSigns(effect as Goods),
  pay: trade,
  choose: choice,
  per,
  sift,
  barrel: (effect) => [
    [...(number(effect, 'n') > 1 ? [text(number(effect, 'n'))] : []), icon('barrel'), icon('outlaw')],
  ],
  wagon: (effect) => [[icon('wagon'), ...plus(effect, 'plus')]],
  ride,
  build: tooled,
  works: tooled,
  discount,
  row: (effect) => [[...(effect.extra ? [text('+')] : []), icon('row')], ...helpers(effect)],
  tent: tents,
  guests: () => [[icon('dudes'), THEN, icon('bed')]],
  market: () => [[icon('market'), icon('tents'), text('/'), icon('horses')]],
  workday: (effect) => [[icon(String(effect.tool)), text(t('web-coloma-all'))]],
  action: (effect) => [[text(t(`coloma-half-${String(effect.half)}`)), disc(effect.site)]],
  event: (effect) => [[icon('event'), disc(effect.site)]],
  outlaws: (effect) => [[icon('outlaw'), signed(number(effect, 'n'))]],
  bury: (effect) => [[text(number(effect, 'n')), icon('tomb'), DOWN]],
  cart: (effect) => [[icon('cart'), THEN, text(number(effect, 'n')), icon('gold')]],
}

/** Gunmen that come from the supply. */
const helpers = (effect: Effect): Group[] => (number(effect, 'help') ? [[...plus(effect, 'help'), icon('dudes')]] : [])

/** What an effect is for in a game without hotels. */
const withoutHotels = (effect: Effect): Effect =>
  'on' in effect ? { ...effect, on: list(effect, 'on').filter((thing) => thing !== 'hotel') } : effect

/** A whole ability as groups of signs, with a dot between its effects. An unknown effect is a crate. */
export function fxSigns(fx: Fx, hotels = true): Group[] {
  return fx.flatMap((effect, place) => {
    const signs = KINDS[String(effect.do)]?.(hotels ? effect : withoutHotels(effect)) ?? [[icon('unknown')]]
    return place ? [[text('·')], ...signs] : signs
  })
}

/** The kinds that are drawn, for the test that none is missing. */
export const DRAWN = Object.keys(KINDS)

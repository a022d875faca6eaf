// The names of actions, places and score lines, for labels, tooltips and screen readers.

import type { ScoreLineLook } from '../../lib/games'
import type { Table } from '../../lib/table.svelte'
import { t, text } from '../../lib/text.svelte'
import type { OptionValue, Params } from '../../lib/types'
import icons from './icons.json'
import { asked, BARKER, colomaFaces, iconOf, nearSeat, viewOf, type Effect, type Goods } from './view'

type Group = keyof ReturnType<typeof colomaFaces>['faces']

export const faceName = (group: Group, id: string) => colomaFaces().faces[group][id]?.name ?? id
export const faceText = (group: Group, id: string) => colomaFaces().faces[group][id]?.text ?? ''

/** The mule duel needs two players and Shade a single one; what is not played is not dealt either. */
export function optionMatters(name: string, seats: number, options: Record<string, OptionValue>): boolean {
  if (name === 'mules') return seats === 2
  if (name === 'level') return seats === 1
  return name !== 'specialty_deal' || options.specialties !== 'none'
}

/** "Site 2, Rivers and Bridges". */
export const siteName = (site: number) => t('web-coloma-site', { site, name: faceName('sites', String(site)) })

/** The goods that an effect names, without the words that say what it does. */
const goodsIn = (effect: Effect) =>
  Object.fromEntries(Object.entries(effect).filter(([, count]) => typeof count === 'number')) as Goods

/** Goods in words: "2 nuggets, 1 dude". */
export function goodsText(goods: Goods): string {
  const some = Object.entries(goods).filter(([, count]) => count)
  return some.map(([good, count]) => t(`coloma-${good === 'vp' ? 'goods' : 'cost'}-${good}`, { count })).join(', ')
}

/** An option of a choice in words; empty if it does more than give goods. */
export function optionText(fx: Effect[]): string {
  if (!fx.every((effect) => effect.do === 'gain')) return ''
  return fx.map((effect) => goodsText(goodsIn(effect))).join(', ')
}

/** The place of a tent as the notation writes it: event3, or the id of a land. */
export function plotName(place: string): string {
  const site = /^event(\d)$/.exec(place)?.[1]
  return site ? faceName('events', site) : faceName('lands', place)
}

/** The first thing that a half of the site in turn does. */
export function halfEffect(table: Table, half: 'common' | 'boom'): Effect | undefined {
  const { sites } = colomaFaces().faces
  const ask = asked(table)
  return half === 'boom' ? sites[String(ask?.boom_of)]?.boom[0] : sites[String(ask?.site)]?.common[0]
}

/** An effect in a few words; empty for effects of an owner's set that no site of ours has. */
function effectText(effect: Effect | undefined): string {
  const key = `web-coloma-does-${String(effect?.do)}`
  if (!effect || !text.has(key)) return ''
  // Only what is gained are goods; a wagon's extra spaces are none.
  const goods = effect.do === 'gain' ? goodsText(goodsIn(effect)) : ''
  return t(key, { tool: typeof effect.tool === 'string' ? effect.tool : '', goods })
}

/** "Boom: build, saw". */
function halfName(table: Table, half: 'common' | 'boom'): string {
  const what = effectText(halfEffect(table, half))
  return what
    ? t('web-coloma-half', { half: t(`coloma-half-${half}`), what })
    : t(half === 'boom' ? 'web-coloma-boom' : 'web-coloma-common-action')
}

/** What a card or barrel that lets one choose a site takes there: its event, or the half that is printed on it. */
export function taken(table: Table, site: number): { name: string; text: string; fx: Effect[] } | undefined {
  const ask = asked(table)
  const { events, sites } = colomaFaces().faces
  const [event, face] = [events[site], sites[site]]
  if (ask?.kind !== 'site' || !event || !face) return undefined
  if (ask.of === 'event') {
    const twice = viewOf(table).players[nearSeat(table)]!.events.includes(site)
    return { ...event, text: twice ? t('web-coloma-twice', { text: event.text }) : event.text }
  }
  const half = ask.half ?? 'common'
  return { name: t(`coloma-half-${half}`), text: face[`${half}_text`], fx: face[half] }
}

/** A site that could be chosen, and what its halves do. */
function openSite(table: Table, site: number): string {
  const what = taken(table, site)
  if (what) return t('web-coloma-site-takes', { site, name: what.name, text: what.text })
  const { barker, signpost, copies } = viewOf(table)
  const { sites } = colomaFaces().faces
  const key = (place: number) => (place === barker ? BARKER : String(place))
  const name = t('web-coloma-site', {
    site,
    name: site === barker ? t('web-coloma-barker') : faceName('sites', key(site)),
  })
  const common = effectText(sites[key(site)]?.common[0])
  const boom = effectText(sites[key(site === signpost ? copies : site)]?.boom[0])
  return common && boom ? t('web-coloma-site-does', { site: name, common, boom }) : name
}

export function actionName(table: Table, action: number): string {
  const { verb, args, words } = table.vocabulary.named(action)
  const view = viewOf(table)
  const own = view.players[nearSeat(table)]!
  const named: Params = { ...args }
  for (const [argument, group] of Object.entries(GROUPS)) {
    const id = words[argument]
    if (id !== undefined) named[argument] = faceName(group, id)
  }
  switch (verb) {
    case 'site':
      return openSite(table, args.site ?? 0)
    case 'mill':
      return t('web-coloma-mill', { tool: t(`coloma-tool-${words.tool}`) })
    case 'common':
      return words.part === 'action' ? halfName(table, 'common') : t(`web-coloma-common-${words.part}`)
    case 'boom':
      return halfName(table, 'boom')
    case 'ride':
      return t('web-coloma-ride', { space: faceName('spaces', words.space ?? '') })
    case 'benefit':
      return t(`web-coloma-benefit-${words.side}`, { town: faceName('spaces', own.wagon) })
    case 'take': {
      const barrel = view.hideout[args.space ?? 0]
      return barrel ? t('web-coloma-take', { barrel: faceName('barrels', barrel) }) : t('web-coloma-take-blind')
    }
    case 'row':
      return t('web-coloma-row', { row: args.row ?? 0, count: colomaFaces().facts.rows[(args.row ?? 1) - 1] ?? 0 })
    case 'plant':
      return t(words.place?.startsWith('event') ? 'web-coloma-plant-event' : 'web-coloma-plant', {
        place: plotName(words.place ?? ''),
      })
    case 'buy':
      return t(`web-coloma-buy-${words.thing}`)
    case 'gold':
      return t('web-coloma-gold-paid', {
        goods: goodsText({
          bucks: asked(table)?.offers?.find(({ nuggets }) => nuggets === args.nuggets)?.bucks ?? 0,
          gold: args.nuggets ?? 0,
        }),
      })
    case 'choose':
      return (
        optionText(asked(table)?.options?.[(args.option ?? 1) - 1]?.fx ?? []) ||
        t('web-coloma-choose', { option: args.option ?? 0 })
      )
    case 'specialty':
      return t('web-coloma-specialty', { specialty: faceName('specialties', own.specialty ?? '') })
    case 'yes':
      return t(asked(table)?.kind === 'rob' ? 'web-coloma-rob' : 'web-coloma-pay')
    case 'done':
      return t(`web-coloma-${DONE[asked(table)?.kind ?? ''] ?? 'done'}`)
    case 'sheriff':
      return t('web-coloma-sheriff', { seat: (args.player ?? 1) - 1 }, table.name)
    case 'board':
      return t('web-coloma-board', { board: faceName('boards', words.board ?? '') })
    case 'pick':
      return t('web-coloma-specialty', { specialty: faceName('specialties', words.specialty ?? '') })
    default:
      return t(`web-coloma-${verb}`, named)
  }
}

/** What "Collect all" collects, the only chain that ends with no goal of its own, and what a single building does. */
export function chainName(table: Table, steps: number[]): string | undefined {
  const named = steps.map((step) => ({ step, ...table.vocabulary.named(step) }))
  const [first] = named
  // Where goods change the preview says it; a lower price or a choice nobody would know of.
  if (first?.verb === 'use' && steps.length === 1 && !Object.keys(table.tally()).length)
    return t('web-coloma-using', {
      name: actionName(table, first.step),
      text: faceText('buildings', first.words.card ?? ''),
    })
  const items = named.filter(({ verb }) => verb === 'mill' || verb === 'use')
  if (steps.length < 2 || !['mill', 'use'].includes(named.at(-1)!.verb)) return undefined
  const { buildings, mill } = colomaFaces().faces
  const goods: Goods = {}
  for (const { words } of items) {
    const { fx = [] } = mill[words.tool ?? ''] ?? buildings[words.card ?? ''] ?? {}
    for (const [good, count] of fx.flatMap((effect) => Object.entries(goodsIn(effect)))) {
      goods[good] = (goods[good] ?? 0) + count
    }
  }
  const things = items.map(({ step }) => actionName(table, step)).join(', ')
  return t('web-coloma-collects', { things, goods: goodsText(goods) })
}

const OPENING = ['common', 'boom', 'use', 'specialty', 'open', 'ride']

/** Whether an action is the way to something rather than the thing itself. */
export const opening = (table: Table, action: number) => OPENING.includes(table.vocabulary.named(action).verb)

/** A building comes from the own hand. */
export const ownReveal = (table: Table, action: number) => table.vocabulary.named(action).verb === 'build'

/** What the question is about, as long as the first year lasts. */
export function advice(table: Table): string | undefined {
  const { facts } = colomaFaces()
  const ask = asked(table)
  const kind = ask?.kind
  const { buster, round, rows, year } = viewOf(table)
  const touch = matchMedia('(hover: none)').matches
  const special = [
    [ask?.source?.kind === 'event', 'event'],
    [kind === 'menu' && table.legal.length === 1, 'end'],
    // Nothing on a touch screen shows by itself how it is read.
    [kind === 'keep' && touch, ask?.left === 1 ? 'keep-touch' : 'keep-touch-first'],
    // The first round explains the sites; then there is still time to fill a row.
    [kind === 'dial' && round > 1 && !rows.includes(table.seat), 'dial-outlaws'],
    [kind === 'dial' && buster.avoids.length > 0, 'dial-buster'],
    [kind === 'site' && ask?.of === 'event', 'site-event'],
  ] as const
  const what = special.find(([holds]) => holds)?.[1] ?? kind?.replace('_', '-')
  const key = `web-coloma-advice-${what}`
  if (!kind || year !== facts.years[0] || !text.has(key)) return undefined
  return t(key, { points: facts.building_vp, half: t(`coloma-half-${ask?.half ?? 'common'}`) })
}

// In which group of faces the word of an argument has its name.
const GROUPS: Record<string, Group> = { card: 'buildings', barrel: 'barrels', type: 'bridges' }

// What it is called to be done with a question.
const DONE: Record<string, string> = {
  drive: 'stop',
  market: 'bought',
  rob: 'drive-on',
  build: 'skip',
  works: 'skip',
  row: 'skip',
  pay: 'skip',
}

/** The keys of this board, for the list of keys. */
export const keys = () =>
  ['1-5', 'E', 'T', 'B', 'C'].map((key) => ({ key, text: t(`web-coloma-key-${key.toLowerCase()}`) }))

const LINE_ICONS: Record<string, string> = {
  track: 'vp',
  buildings: 'town',
  rivers: 'river',
  lands: 'tents',
  hotels: 'hotel',
  graveyard: 'tomb',
  barrels: 'barrel',
}

export function scoreLine(_: Table, key: string): ScoreLineLook {
  const bridge = /^bridge-(.+)$/.exec(key)?.[1]
  if (bridge) return { name: faceName('bridges', bridge), text: faceText('bridges', bridge), icon: iconOf('bridge') }
  const icon = LINE_ICONS[key] ?? key
  return { icon: icon in icons ? iconOf(icon) : 'score', text: t(`web-coloma-explain-${key}`) }
}

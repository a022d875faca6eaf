// What stands on cards, barrels, bridges and hotels at reading size, and the same as one label for screen readers.

import { botLines } from '../../lib/faceReading'
import { t } from '../../lib/text.svelte'
import type { Reading } from '../../lib/reading.svelte'
import FxPicture from './Fx.svelte'
import type { Fx } from './fx'
import type { Table } from '../../lib/table.svelte'
import { colomaFaces, NEUTRAL, viewOf, type Goods } from './view'
import { goodsText } from './words'

const faces = () => colomaFaces().faces
const facts = () => colomaFaces().facts

/** A sheet as one sentence after the other. */
export function labelOf(reading: Reading, ...states: string[]): string {
  const parts = [reading.title, reading.kind ?? '', ...reading.lines, ...(reading.notes ?? []), ...states]
  return parts
    .filter(Boolean)
    .map((part) => (/[.!?:]$/.test(part) ? part : `${part}.`))
    .join(' ')
}

/** An id of an owner's set that the faces do not hold: nothing but its name. */
const bare = (id: string): Reading => ({ title: id, lines: [] })

/** What every face says, with its ability as icons. */
function shown(face: { name: string; text: string; source: string; rule: string; fx?: Fx }): Reading {
  const picture = face.fx?.length ? { draw: FxPicture as never, props: { fx: face.fx, size: '22px' } } : undefined
  return { title: face.name, lines: face.text ? [face.text] : [], source: face.source, rule: face.rule, picture }
}

export function buildingReading(id: string, costs = true): Reading {
  const face = faces().buildings[id]
  if (!face) return bare(id)
  const points = t('coloma-goods-vp', { count: face.vp })
  const notes = costs ? [face.price_text, points] : [points]
  return { ...shown(face), kind: face.when_text, notes }
}

export function barrelReading(id: string): Reading {
  const face = faces().barrels[id]
  return face ? shown(face) : bare(id)
}

export function bridgeReading(id: string, notes: string[]): Reading {
  const face = faces().bridges[id]
  return face ? { ...shown(face), notes } : bare(id)
}

export function specialtyReading(id: string): Reading {
  const face = faces().specialties[id]
  return face ? shown(face) : bare(id)
}

export function hotelReading(): Reading {
  const { hammer, saw, vp, guests, guest_vp } = facts().hotel
  return {
    title: t('web-coloma-hotel-name'),
    lines: [t('web-coloma-hotel-text', { points: vp, beds: guests, each: guest_vp })],
    notes: [priceText(hammer, saw)],
    rule: 'K12.4',
  }
}

/** What surveying a river or building a bridge costs, as printed. */
export function worksPrice(what: 'river' | 'bridge'): string {
  const { hammer = {}, saw = {} } = facts().works[what] ?? {}
  return priceText({ ...hammer }, { ...saw })
}

function priceText(hammer: Goods, saw: Goods): string {
  const [hammerText, sawText] = [hammer, saw].map((goods) => goodsText(goods).replace(', ', t('coloma-and')))
  return t('coloma-text-price', { hammer: hammerText!, saw: sawText! })
}

/** What refs say that the engine's faces do not: players and rows of gunmen. */
export function read(table: Table, ref: string): Reading | null {
  const [kind, id] = ref.split(':')
  const view = viewOf(table)
  if (kind === 'row') {
    const row = Number(id)
    const owner = view.rows[row - 1] ?? null
    const count = facts().rows[row - 1] ?? 0
    const held = owner === NEUTRAL ? t('coloma-row-neutral') : owner === null ? '' : table.name(Number(owner))
    return {
      title: t('web-coloma-row', { row, count }),
      lines: [held || t('web-coloma-row-free', { count }), t('web-coloma-advice-row')],
      rule: 'K6.13',
    }
  }
  const player = kind === 'seat' ? view.players[Number(id)] : undefined
  if (!player) return null
  const { bucks, gold, dudes, tents, horses, cards } = player
  const total = table.state?.scores[Number(id)]?.total ?? player.points
  return {
    title: table.name(Number(id)),
    lines: [goodsText({ bucks, gold, dudes, tents, horses, cards }), ...botLines(table, Number(id))],
    notes: [t('web-reading-total', { points: total })],
  }
}

/** Whatever asks, by name. */
export function sourceName(kind: string, id: string): string {
  const groups: Record<string, Record<string, { name: string }>> = {
    card: faces().buildings,
    barrel: faces().barrels,
    event: faces().events,
    space: faces().spaces,
    specialty: faces().specialties,
    table: faces().tables,
    site: faces().sites,
  }
  if (kind === 'mill') return t('web-coloma-mill-name')
  if (kind === 'river') return t('web-coloma-river-title', { space: id })
  return groups[kind]?.[id]?.name ?? ''
}

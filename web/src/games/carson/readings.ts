// What the objects of the board say when somebody asks what they do, and what they score now.

import { cellNotes, scoreNotes } from '../../lib/faceReading'
import { change } from '../../lib/points'
import type { Reading } from '../../lib/reading.svelte'
import { scoreLineLook } from '../../lib/scoreLines'
import type { Table } from '../../lib/table.svelte'
import type { CarsonAids } from '../../lib/types'
import { t } from '../../lib/text.svelte'
import {
  attraction,
  carsonFaces,
  EMPTY,
  isCharacter,
  kindOf,
  viewOf,
  type CharacterView,
  type TerrainView,
  type View,
} from './view'

export function read(table: Table, ref: string): Reading | null {
  const [kind, id = ''] = ref.split(':')
  switch (kind) {
    case 'terrain':
      return terrainReading(table, id)
    case 'characters':
      return characterReading(table, id)
    case 'bid':
      return { title: t('web-carson-card', { card: Number(id) }), lines: [t('web-carson-reading-bid')], rule: 'C3.3' }
    case 'seat':
      return virtualReading(table, Number(id))
    case 'ties':
      return tiesReading(table)
    default:
      return null
  }
}

/** The kinds of parcels on a terrain card, each with what it is worth. */
function terrainReading(table: Table, id: string): Reading | null {
  const { faces } = carsonFaces()
  const face = faces.terrain[id]
  if (!face) return null
  const view = viewOf(table)
  const seat = view.seats.findIndex((place) => place.city?.laid.some((card) => card.id === id))
  const laid = view.seats[seat]?.city?.laid.find((card) => card.id === id)
  const offered = view.row.find((card) => card !== null && !isCharacter(card) && card.id === id)
  const shown = laid?.face ?? (offered && 'face' in offered ? offered.face : '')
  const kinds = [...new Set([...shown].map(kindOf))].filter((kind) => kind !== EMPTY)
  const lines = kinds.map(
    (kind) => `${faces.kinds[kind]?.name}: ${faces.kinds[kind]?.text || t('web-carson-reading-bare')}`,
  )
  const notes = laid
    ? cellNotes(table, seat, [
        [laid.x, laid.y],
        [laid.x + 1, laid.y],
        [laid.x, laid.y + 1],
        [laid.x + 1, laid.y + 1],
      ])
    : offerNotes(table, view, offered)
  const rule = laid ? 'C6.4' : 'C4.1'
  const heart = heartLines(view, offered)
  return {
    title: face.name,
    lines: [...(lines.length ? lines : [face.text]), ...heart],
    notes,
    source: face.source,
    rule,
  }
}

/** What a card of the row would bring: "Outlaws −6, Ranches +2 (at its best place)". */
export function offerText(table: Table, { fits, lines, place }: CarsonAids['offers'][number]): string {
  if (!fits) return t('web-carson-offer-none')
  const parts = lines.map(({ key, points }) => `${scoreLineLook(table, key).name} ${change(points)}`)
  const sum = parts.join(', ') || t('web-carson-offer-same')
  return place ? `${sum} (${t('web-carson-offer-place')})` : sum
}

/** What a card of the row would bring at its best place, if the table has that aid. */
function offerNotes(table: Table, view: View, card: TerrainView | CharacterView | undefined | null): string[] {
  const slot = card ? view.row.indexOf(card) : -1
  const offer = ((table.aid('offers') ?? []) as CarsonAids['offers']).find((offer) => offer.slot === slot)
  return offer ? [t('web-carson-reading-offer', { lines: offerText(table, offer) })] : []
}

/** What the heart on a card means, where virtual players sit at the table. */
function heartLines(view: View, card: TerrainView | CharacterView | undefined | null): string[] {
  const number = card ? attraction(view, card) : undefined
  return number === undefined ? [] : [t('web-carson-reading-heart', { number })]
}

function virtualReading(table: Table, seat: number): Reading | null {
  if (!viewOf(table).seats[seat]?.virtual) return null
  const total = table.state?.scores[seat]?.total ?? 0
  return {
    title: table.name(seat),
    lines: [t('web-carson-reading-virtual')],
    notes: [t('web-reading-total', { points: total })],
    rule: 'C1.7',
  }
}

function characterReading(table: Table, id: string): Reading | null {
  const face = carsonFaces().faces.characters[id]
  if (!face) return null
  const view = viewOf(table)
  const offered = view.row.find((card) => card !== null && isCharacter(card) && card.character === id)
  const sign = face.dollar && face.arrow ? 'both' : face.arrow ? 'arrow' : 'dollar'
  const lines = [face.text, t('web-carson-reading-signs', { sign }), ...heartLines(view, offered)]
  const notes = [...scoreNotes(table, `character:${id}`), ...offerNotes(table, view, offered)]
  return { title: face.name, lines, notes, source: face.source, rule: face.rule }
}

function tiesReading(table: Table): Reading {
  const suits = viewOf(table).characters.back.map((suit) => carsonFaces().faces.suits[suit]?.name ?? suit)
  return { title: t('web-carson-reading-ties'), lines: [suits.join(' > ')], rule: 'C3.5' }
}

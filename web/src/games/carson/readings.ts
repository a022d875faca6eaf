// What the objects of the board say when somebody asks what they do, and what they score now.

import { cellNotes, scoreNotes } from '../../lib/faceReading'
import type { Reading } from '../../lib/reading.svelte'
import type { Table } from '../../lib/table.svelte'
import { t } from '../../lib/text.svelte'
import { carsonFaces, EMPTY, kindOf, viewOf } from './view'

export function read(table: Table, ref: string): Reading | null {
  const [kind, id = ''] = ref.split(':')
  switch (kind) {
    case 'terrain':
      return terrainReading(table, id)
    case 'characters':
      return characterReading(table, id)
    case 'bid':
      return { title: t('web-carson-card', { card: Number(id) }), lines: [t('web-carson-reading-bid')], rule: 'C3.3' }
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
  const letters = laid?.face ?? view.row.find((card) => card !== null && 'id' in card && card.id === id)
  const shown = typeof letters === 'string' ? letters : letters && 'face' in letters ? letters.face : ''
  const kinds = [...new Set([...shown].map(kindOf))].filter((kind) => kind !== EMPTY)
  const lines = kinds.map((kind) => `${faces.kinds[kind]?.name}: ${faces.kinds[kind]?.text}`)
  const notes = laid
    ? cellNotes(table, seat, [
        [laid.x, laid.y],
        [laid.x + 1, laid.y],
        [laid.x, laid.y + 1],
        [laid.x + 1, laid.y + 1],
      ])
    : []
  const rule = laid ? 'C6.4' : 'C4.1'
  return { title: face.name, lines: lines.length ? lines : [face.text], notes, source: face.source, rule }
}

function characterReading(table: Table, id: string): Reading | null {
  const face = carsonFaces().faces.characters[id]
  if (!face) return null
  const notes = scoreNotes(table, `character:${id}`)
  return { title: face.name, lines: [face.text], notes, source: face.source, rule: face.rule }
}

function tiesReading(table: Table): Reading {
  const suits = viewOf(table).characters.back.map((suit) => carsonFaces().faces.suits[suit]?.name ?? suit)
  return { title: t('web-carson-ties'), lines: [t('carson-ties', { suits: suits.join(' > ') })], rule: 'C3.5' }
}

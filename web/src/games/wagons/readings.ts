// What the objects of the board say when somebody asks what they do, and what they score now.

import { cellNotes, scoreNotes } from '../../lib/faceReading'
import type { Reading } from '../../lib/reading.svelte'
import type { Table } from '../../lib/table.svelte'
import { t } from '../../lib/text.svelte'
import { frontOf, viewOf, wagonsFaces } from './view'
import { goalText, territoryName } from './words'

export function read(table: Table, ref: string): Reading | null {
  const [kind, id = ''] = ref.split(':')
  if (kind === 'goal') {
    const face = wagonsFaces().faces.goals[id]
    if (!face) return null
    const notes = scoreNotes(table, id)
    return { title: face.name, lines: [goalText(table, id)], notes, source: face.source, rule: face.rule }
  }
  return kind === 'card' ? cardReading(table, id) : null
}

function cardReading(table: Table, id: string): Reading {
  const view = viewOf(table)
  const number = Number(id)
  const lines = [(frontOf(id) ?? []).map(territoryName).join(', ')]
  const place = view.circle.findIndex((card) => card.card === number)
  if (place >= 0) {
    const title = t(place ? 'web-wagons-reading-later-title' : 'web-wagons-reading-next-title')
    const notes = place ? [t('web-wagons-reading-skip', { count: place })] : [t('web-wagons-reading-next')]
    return { title, lines, notes, rule: 'W3.2' }
  }
  const seat = view.towns.findIndex((town) => town.laid.some((laid) => laid.card === number))
  const laid = view.towns[seat]?.laid.find((card) => card.card === number)
  if (!laid) return { title: t('web-wagons-reading-gift-title'), lines, rule: 'W3.4' }
  const { x, y } = laid
  const notes = cellNotes(table, seat, [
    [x, y],
    [x + 1, y],
    [x, y + 1],
    [x + 1, y + 1],
  ])
  return { title: t('web-wagons-reading-laid-title', { seat }, table.name), lines, notes, rule: 'W5.2' }
}

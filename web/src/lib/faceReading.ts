// What the engine's faces say of an object, for games and objects that have nothing more to tell, and what it scores now.

import { botName, botWays } from './bots'
import { faces } from './faces.svelte'
import { faceGroups } from './games'
import type { Reading } from './reading.svelte'
import { scoreLineLook } from './scoreLines'
import type { Table } from './table.svelte'
import { t } from './text.svelte'
import { points } from './points'
import type { Face } from './types'

/** The face that a ref names by its kind and id. */
export function faceOf(game: string, kind: string, id: string): Face | undefined {
  const groups: Record<string, Record<string, Face>> = { ...faces.document?.faces }
  return faceGroups(game, kind)
    .map((group) => groups[group]?.[id])
    .find((face) => face !== undefined)
}

/** Everybody's points in one line of the score sheet. */
export function scoreNotes(table: Table, key: string): string[] {
  const lines = table.state?.scores.map((score) => score.lines.find((line) => line.key === key)) ?? []
  if (!lines.some((line) => line !== undefined)) return []
  const standing = lines.map((line, seat) => `${table.name(seat)} ${points(line?.points ?? 0)}`).join(', ')
  return [t('web-reading-now', { points: standing })]
}

/** The score lines of a seat that count some of these places, as one note. */
export function cellNotes(table: Table, seat: number, places: readonly (readonly [number, number])[]): string[] {
  const counted = new Set(places.map(String))
  const lines = table.state?.scores[seat]?.lines.filter(
    (line) => line.points !== 0 && line.cells.some((cell) => counted.has(String(cell))),
  )
  if (!lines?.length) return [t('web-reading-nothing')]
  return [
    t('web-reading-counts', {
      lines: lines.map((line) => `${scoreLineLook(table, line.key).name} ${points(line.points)}`).join(', '),
    }),
  ]
}

/** That the computer plays a seat, and how. */
export function botLines(table: Table, seat: number): string[] {
  const bot = table.state?.seats[seat]?.bot
  return bot ? [t('web-reading-bot', { level: botName(bot) }), botWays(bot)].filter(Boolean) : []
}

export function faceReading(table: Table, ref: string): Reading | null {
  const [kind = '', ...rest] = ref.split(':')
  const id = rest.join(':')
  if (kind === 'line') {
    const look = scoreLineLook(table, id)
    const rule = table.state?.scores.flatMap((score) => score.lines).find((line) => line.key === id)?.rule
    return { title: look.name, lines: look.text ? [look.text] : [], notes: scoreNotes(table, id), rule }
  }
  if (kind === 'seat') {
    const seat = Number(id)
    const total = table.state?.scores[seat]?.total
    if (total === undefined) return null
    return { title: table.name(seat), lines: botLines(table, seat), notes: [t('web-reading-total', { points: total })] }
  }
  const face = faceOf(table.state?.game ?? '', kind, id)
  if (!face) return null
  return {
    title: face.name,
    lines: face.text ? [face.text] : [],
    notes: scoreNotes(table, id),
    source: face.source,
    rule: face.rule,
  }
}

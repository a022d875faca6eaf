// What cards and offices say at reading size and in labels.

import type { Reading } from '../../lib/reading.svelte'
import type { Table } from '../../lib/table.svelte'
import { t } from '../../lib/text.svelte'
import { cardName, deckName, officeName, planningName, vocationName, zoneName } from './names'
import { plannerNotes } from './planner'
import { cardFace, sprawlFaces, viewOf } from './view'

/** Zone, lots and AP of a contract in a few words. */
export function contractKind(card: string, ap: number | undefined): string {
  const face = cardFace(card)
  const zone = zoneName(face?.zone ?? '')
  const size = t('web-sprawl-contract', { zone, lots: face?.lots ?? 0, deck: deckName(face?.deck ?? '') })
  return ap === undefined ? size : `${size}, ${t('web-sprawl-ap', { ap })}`
}

/** The lines of a contract without the first one, which says zone and lots. */
export const contractLines = (card: string) => cardFace(card)?.lines.slice(1) ?? []

export function contractReading(table: Table, card: string, source: string | null, ap: number | undefined): Reading {
  return {
    title: cardName(card),
    kind: contractKind(card, ap),
    lines: contractLines(card),
    notes: source === null ? [] : plannerNotes(table, card, source),
    source: cardFace(card)?.source,
  }
}

/** Everything about a contract in one sentence after the other, for those who do not see it. */
export function contractLabel(card: string, ap: number | undefined, ...states: string[]): string {
  return sentences(`${cardName(card)}: ${contractKind(card, ap)}`, ...contractLines(card), ...states)
}

export function planningReading(card: string): Reading {
  const face = cardFace(card)
  return { title: planningName(card), lines: face?.kind === 'permit' ? [] : (face?.lines ?? []), source: face?.source }
}

/** What a player has, in sentences. */
export function playerLabel(table: Table, seat: number): string {
  const view = viewOf(table)
  const player = view.players[seat]
  if (!player) return table.name(seat)
  const favors = player.favors.filter((card) => card !== null).length
  const { wealth, prestige, hand } = player
  const points = t('web-sprawl-rival', { seat, wealth, prestige, cards: hand.length, favors }, table.name)
  return sentences(points, holdingNames(table, seat).join(', '))
}

/** The offices and vocation tiles of a player. */
export function holdingNames(table: Table, seat: number): string[] {
  const view = viewOf(table)
  const offices = Object.keys(view.offices).filter((office) => view.offices[office] === seat)
  const tiles = Object.entries(view.players[seat]?.vocations ?? {})
  return [
    ...offices.map(officeName),
    ...tiles.map(([vocation, count]) => t('web-sprawl-tiles', { vocation: vocationName(vocation), tiles: count })),
  ]
}

export function officeReading(table: Table, office: string): Reading {
  const face = sprawlFaces().faces.offices[office]
  const lines = [face?.wins, face?.tie, face?.power, face?.bonus].filter((line) => line !== undefined && line !== '')
  return { title: officeName(office), kind: officeState(table, office), lines: lines as string[] }
}

/** Who holds an office and who would win it now, in one sentence. */
export function officeState(table: Table, office: string): string {
  const view = viewOf(table)
  const holder = view.offices[office]
  const contest = view.contests[office]
  if (holder === undefined) return t('web-sprawl-office-later')
  const held = holder < 0 ? t('web-sprawl-office-free') : t('web-sprawl-office-held', { seat: holder }, table.name)
  const [first, ...tied] = contest?.seats ?? []
  if (!contest || first === undefined) return held
  if (tied.length) {
    const seats = contest.seats.join(', ')
    return sentences(held, t('web-sprawl-office-tied', { seats, player: contest.decider }, table.name))
  }
  if (first === holder) return sentences(held, t('web-sprawl-office-safe'))
  return sentences(held, t('web-sprawl-office-lost', { seat: first }, table.name))
}

/** Sentences one after the other, each with its full stop. */
export function sentences(...parts: string[]): string {
  return parts
    .filter((part) => part !== '')
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(' ')
}

// What cards and offices say at reading size and in labels.

import { scoreNotes } from '../../lib/faceReading'
import { absenceOf } from '../../lib/absence'
import type { Reading } from '../../lib/reading.svelte'
import type { Table } from '../../lib/table.svelte'
import { t, text } from '../../lib/text.svelte'
import { clockNotes } from './clock'
import type { Effect } from './fx'
import { blockOf } from './geometry'
import { cardName, deckName, officeName, planningName, rowName, vocationName, zoneName } from './names'
import { plannerNotes } from './planner'
import { cardFace, rowOf, sprawlFaces, viewOf, type Building, type PointKind } from './view'
import { buildingOwner, buildingTitle } from './words'

/** Zone, lots and AP of a contract in a few words. */
export function contractKind(card: string, ap: number | undefined): string {
  const face = cardFace(card)
  const zone = zoneName(face?.zone ?? '')
  const size = t('web-sprawl-contract', { zone, lots: face?.lots ?? 0, deck: deckName(face?.deck ?? '') })
  return ap === undefined ? size : `${size}, ${t('web-sprawl-ap', { ap })}`
}

/** The lines of a contract without the first one, which says zone and lots. */
const contractLines = (card: string) => cardFace(card)?.lines.slice(1) ?? []

/** What a contract or an event does, as sentences one after the other. */
export const cardText = (card: string) => sentences(...contractLines(card).map(capital))

export function contractReading(table: Table, card: string, source: string | null, ap: number | undefined): Reading {
  const price = t('web-sprawl-price-note')
  return {
    title: cardName(card),
    kind: contractKind(card, ap),
    lines: [...contractLines(card), table.hasAid('sites') ? `${price} ${t('web-sprawl-heat-note')}` : price],
    notes: source === null ? [] : plannerNotes(table, card, source),
    rule: 'S4.1',
    source: cardFace(card)?.source,
  }
}

/** Everything about a contract in one sentence after the other, for those who do not see it. */
export function contractLabel(card: string, ap: number | undefined, ...states: string[]): string {
  return sentences(`${cardName(card)}: ${contractKind(card, ap)}`, ...contractLines(card), ...states)
}

export function planningReading(card: string): Reading {
  const face = cardFace(card)
  return {
    title: planningName(card),
    lines: permitLines(card) ?? face?.lines ?? [],
    source: face?.source,
    rule: face?.rule,
  }
}

/** What a permit is good for; null for other planning cards, which say it themselves. */
function permitLines(card: string): string[] | null {
  const face = cardFace(card)
  if (face?.kind !== 'permit') return null
  const { pay } = face
  return [
    t('web-sprawl-permit-means'),
    t('web-sprawl-permit-invests', { pay }),
    t('web-sprawl-permit-pays', { pay }),
    ...(face.ballot ? [t('web-sprawl-ballot-means')] : []),
  ]
}

/** Wealth or prestige: what it is good for. */
export const pointsReading = (kind: PointKind): Reading => ({
  title: t(`web-sprawl-kind-${kind}`),
  lines: [t(`web-sprawl-explain-${kind}`)],
  rule: kind === 'wealth' ? 'S12.3' : 'S12.4',
})

/** A vocation: what its tiles are good for, and what is said of them here, such as how many are left. */
export const vocationReading = (vocation: string, state: string): Reading => ({
  title: vocationName(vocation),
  kind: state,
  lines: [t('web-sprawl-vocation-means'), t('web-sprawl-vocation-mayor')],
  rule: 'S5.4',
})

/** A building: what it is, whose it is, and the rows that pay for it. */
function buildingReading(table: Table, building: Building): Reading {
  const block = blockOf(building.lots[0] ?? [0, 0])
  const rows = viewOf(table).rows.filter(({ blocks }) => blocks.includes(block))
  const list = new Intl.ListFormat(text.language).format(rows.map(({ row }) => rowName(row)))
  return {
    title: capital(buildingTitle(building)),
    kind: buildingOwner(table, building),
    lines: [t('web-sprawl-lies-in', { rows: list })],
    rule: 'S9.2',
  }
}

const capital = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1)

/** What the objects of the board say that nothing was attached to. */
export function read(table: Table, ref: string, element: Element): Reading | null {
  const [kind, id = ''] = ref.split(':')
  const building = kind === 'building' && viewOf(table).city.find(({ first }) => first === id)
  if (building) return buildingReading(table, building)
  // Its places and who gets what stand beside it.
  if (kind === 'row') {
    return { title: capital(rowName(id)), lines: [t('web-sprawl-row-pays', { kind: rowOf(id).kind })], rule: 'S9.2' }
  }
  if (kind === 'space') return { title: element.getAttribute('aria-label') ?? '', lines: [], rule: 'S7.1' }
  return kind === 'deck' ? deckReading(table, id) : null
}

/** A deck: how many cards are left and when its special event can come; while it is closed, what opens it. */
export function deckReading(table: Table, name: string): Reading {
  const deck = viewOf(table).decks[name]
  const title = t('web-sprawl-cards-left', { deck: deckName(name), cards: deck?.cards ?? 0 })
  return deck?.active
    ? { title, lines: clockNotes(table, name), rule: 'S8.3' }
    : { title: closedUntil(name), lines: [t('web-sprawl-closed-means')], rule: 'S8.3' }
}

/** Which event opens a deck. */
export function closedUntil(name: string): string {
  const card = cardThat((effect) => effect.do === 'open_deck' && effect.deck === name) ?? ''
  return t('web-sprawl-closed-until', { deck: deckName(name), card })
}

/** The name of the card with an effect of this kind. */
function cardThat(does: (effect: Effect) => boolean): string | undefined {
  const cards = Object.entries(sprawlFaces().faces.cards)
  const card = cards.find(([, { fx }]) => fx.some(({ effect }) => does(effect)))?.[0]
  return card === undefined ? undefined : cardName(card)
}

/** What a player has, in sentences. */
export function playerLabel(table: Table, seat: number): string {
  const view = viewOf(table)
  const player = view.players[seat]
  if (!player) return table.name(seat)
  const favors = player.favors.filter((card) => card !== null).length
  const { wealth, prestige, hand } = player
  const points = t('web-sprawl-rival', { seat, wealth, prestige, cards: hand.length, favors }, table.name)
  return sentences(points, holdingNames(table, seat).join(', '), absenceOf(table.state?.seats[seat])?.text ?? '')
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
  return {
    title: officeName(office),
    kind: officeState(table, office),
    lines: lines as string[],
    notes: scoreNotes(table, `office-${office}`),
    rule: face?.rule,
  }
}

/** Who holds an office and who would win it now, in one sentence. */
export function officeState(table: Table, office: string): string {
  const view = viewOf(table)
  const holder = view.offices[office]
  const contest = view.contests[office]
  if (holder === undefined) return laterState(office)
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

/** Which card brings an office into play. */
function laterState(office: string): string {
  const card = cardThat((effect) => effect.do === 'enter_offices' && [effect.offices].flat().includes(office))
  return sentences(t('web-sprawl-office-later'), card ? t('web-sprawl-office-enters', { card }) : '')
}

/** Sentences one after the other, each with its full stop. */
export function sentences(...parts: string[]): string {
  return parts
    .filter((part) => part !== '')
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(' ')
}

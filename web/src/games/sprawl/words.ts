// The names of actions, spots and score lines, for labels, tooltips and screen readers.

import type { ScoreLineLook } from '../../lib/games'
import { change } from '../../lib/points'
import type { Table } from '../../lib/table.svelte'
import { t } from '../../lib/text.svelte'
import { splitName } from './answers'
import type { Place } from './edge'
import { SIDE, spotOf } from './geometry'
import { cardName, markerName, planningName, rowName, vocationName, zoneName } from './names'
import { asked, iconOf, sprawlFaces, viewOf, type Building, type Sites } from './view'

/** That the game ends if nothing happens any more. */
export function warning(table: Table): string | undefined {
  const { stall } = viewOf(table)
  return stall ? t(`sprawl-table-stall-${stall.reason}`, { turns: stall.turns }) : undefined
}

const THIRDS = [
  ['nw', 'n', 'ne'],
  ['w', 'c', 'e'],
  ['sw', 's', 'se'],
]

/** "in the north-west": in which part of the city a lot, a spot or a block is. Where exactly, a light shows. */
function areaWords(name: string): string {
  const { block } = spotOf(name)
  return t(`web-sprawl-area-${THIRDS[Math.floor(block / SIDE / 2)]?.[Math.floor((block % SIDE) / 2)]}`)
}

/** "row 5, column 3", for those who hear what others see. */
export function blockWords(block: number): string {
  return t('web-sprawl-block', { row: Math.floor(block / SIDE) + 1, column: (block % SIDE) + 1 })
}

/** "row 5, column 3, west side": a lot, a spot or a block for those who hear it. */
export function spoken(name: string): string {
  const corners = name.split('.')[1]
  const block = blockWords(spotOf(name).block)
  return corners ? t('web-sprawl-spot', { block, shape: t(`web-sprawl-shape-${corners.replaceAll('+', '-')}`) }) : block
}

/** Places as people say them instead of the notation. */
export function valueInSentence(parameter: string, value: string): string | undefined {
  if (parameter === 'spot' || parameter === 'lot' || parameter === 'block') return areaWords(value)
  return parameter === 'space' ? spaceWords(value.toLowerCase()) : undefined
}

/** "Market Square, commercial, Anna, row 5, column 3, west side". */
export function buildingName(table: Table, building: Building): string {
  return `${buildingTitle(building)}, ${buildingOwner(table, building)}, ${spoken(building.spot)}`
}

/** "Market Square, commercial", or "residence" where no contract has built it. */
export function buildingTitle({ card, zone }: Building): string {
  if (card) return `${cardName(card)}, ${zoneName(zone)}`
  return zone === 'PARK' ? zoneName(zone) : t(`sprawl-zone-${zone.toLowerCase()}`)
}

export const buildingOwner = (table: Table, { owner }: Building) =>
  owner < 0 ? t('web-sprawl-uncontrolled') : table.name(owner)

/** A number or grey space at the edge, with who leads its row. */
export function placeName(table: Table, place: Place): string {
  const upright = place.side === 'north' || place.side === 'south'
  const where = lineWords(upright, place.lines[0] + 1, place.lines[1] + 1)
  if (!place.row) return t('web-sprawl-empty-space', { where })
  const row = viewOf(table).rows.find(({ row }) => row === place.row)
  const standings = (row?.counts ?? []).flatMap((buildings, seat) =>
    buildings ? [t('web-sprawl-share', { player: seat, buildings, share: row?.shares[seat] ?? 0 }, table.name)] : [],
  )
  return [t('web-sprawl-row-beside', { row: rowName(place.row), where }), ...standings].join('. ')
}

/** The planning card or contract that lies in a place, as actions name the places. */
export function cardAt(table: Table, verb: string, place: string): string | null {
  const view = viewOf(table)
  const own = view.players[table.seat ?? view.active]
  if (place.startsWith('favor')) return own?.favors[Number(place.slice(5)) - 1] ?? null
  if (place === 'deck') return view.decks.planning?.top ?? null
  const box = Number(place) - 1
  if (verb === 'take') return view.planning[box] ?? null
  return Number.isNaN(box) ? (view.decks[place]?.top ?? null) : (view.contracts[box] ?? null)
}

export function actionName(table: Table, action: number): string {
  const { verb, args, words } = table.vocabulary.named(action)
  const word = Object.values(words)[0] ?? ''
  const kind = asked(table)?.kind
  const { ap } = viewOf(table)
  switch (verb) {
    case 'claim':
    case 'building': {
      const building = viewOf(table).city.find(({ first }) => first === word)
      // What nobody owns yet needs no owner.
      const named = building && [
        buildingTitle(building),
        ...(verb === 'claim' ? [] : [buildingOwner(table, building)]),
        areaWords(word),
      ]
      return t(`web-sprawl-${verb}`, { building: named?.join(', ') ?? areaWords(word) })
    }
    case 'invest':
    case 'use':
      return t(`web-sprawl-${verb}`, { card: planningName(word) })
    case 'take':
    case 'favor':
    case 'build':
      return t(`web-sprawl-${verb}`, { card: planningName(cardAt(table, verb, word) ?? '') })
    case 'place':
      return t(kind === 'spot' ? 'web-sprawl-place' : 'web-sprawl-put', { spot: areaWords(word) })
    case 'block':
      return t('web-sprawl-block-worth', {
        value: viewOf(table).values[spotOf(word).block] ?? 0,
        where: areaWords(word),
      })
    case 'choose':
      return table.name(args.player ?? 0)
    case 'split':
      return splitName(asked(table), args.prestige ?? 0)
    case 'marker':
      return markerName(word)
    case 'space':
      return t('web-sprawl-space', { space: spaceWords(word) })
    case 'row':
      return rowName(word)
    case 'vocation':
      return vocationName(word)
    case 'line':
    case 'kind':
      return t(`web-sprawl-${verb}-${word}`)
    case 'option':
      return t('web-sprawl-option', { number: args.number ?? 1 })
    case 'end':
      return table.legal.length > 1 && ap > 0 ? t('web-sprawl-end-wasting', { ap }) : t('web-sprawl-end')
    case 'pay':
      return t(kind === 'save' ? 'web-sprawl-keep' : 'web-sprawl-pay')
    case 'pass':
      return t(kind === 'save' ? 'web-sprawl-let-go' : 'web-sprawl-pass')
    default:
      return t(`web-sprawl-${verb}`)
  }
}

// Actions that only lead to the next question, as a site does while there is a choice of permits.
const OPENING = ['build', 'place', 'marker', 'use', 'done']

export const opening = (table: Table, action: number) => OPENING.includes(table.vocabulary.named(action).verb)

/** What a building site brings with all that its card then does, where the preview stops before. */
export function whatFollows(table: Table, action: number): string | undefined {
  const { words } = table.vocabulary.named(action)
  const card = asked(table)?.card
  const sites = words.spot && card ? (table.aid('sites', { card }) as Sites | undefined) : undefined
  const score = sites?.spots.find(({ spot }) => spot === words.spot)?.score
  const more = score !== undefined && table.gain !== null && score !== table.gain
  return more ? t('web-sprawl-follows', { points: change(score) }) : undefined
}

/** What the question is about. */
export function advice(table: Table): string | undefined {
  const kind = asked(table)?.kind
  const { ap, city, players } = viewOf(table)
  const count = sprawlFaces().facts.board.start.length / players.length
  const next = city.filter(({ owner }) => owner === table.seat).length + 1
  // Without AP only a Favor can still be built.
  const spent = kind === 'action' && (table.legal.length === 1 ? 'end' : ap === 0 && 'free')
  return kind && t(`web-sprawl-advice-${spent || kind}`, { count, next })
}

/** "the two western columns", "the fourth row from the north": what a grey space acts on. */
function spaceWords(space: string): string {
  const fact = sprawlFaces().facts.board.spaces.find(({ id }) => id.toLowerCase() === space)
  const lines = fact?.cols.length ? fact.cols : (fact?.rows ?? [])
  return lineWords(Boolean(fact?.cols.length), lines[0] ?? 0, lines.at(-1) ?? 0)
}

/** "the third column from the west", "the two northern rows". */
function lineWords(upright: boolean, first: number, last: number): string {
  const line = upright ? 'web-sprawl-column-line' : 'web-sprawl-row-line'
  return t(first === last ? line : `${line}s`, { line: first })
}

/** The keys of this board, for the list of keys. */
export const keys = () =>
  ['R', 'E', 'F', 'I', '1-5', 'Shift+1-4', 'V'].map((key) => ({
    key,
    text: t(`web-sprawl-key-${key.toLowerCase().replace('+', '-')}`),
  }))

export function scoreLine(_: Table, key: string): ScoreLineLook {
  const { offices, rows } = sprawlFaces().faces
  const office = offices[key.replace('office-', '')]
  if (office) return { name: office.name, text: office.bonus, icon: iconOf(key.replace('office-', '')) }
  const row = rows[key.replace('row-', '')]
  if (row) return { name: t('web-sprawl-line-p', { number: row.number }), text: row.text, icon: iconOf(row.kind) }
  return { name: t(`web-sprawl-line-${key}`), text: t(`web-sprawl-explain-${key}`), icon: iconOf(key) }
}

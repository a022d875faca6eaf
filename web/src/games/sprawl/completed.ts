// Fields of the view that the server does not send yet, made up from those that it does.

import type { Table } from '../../lib/table.svelte'
import type { SprawlView as SentView } from '../../lib/types'
import { SIDE, spotOf } from './geometry'
import type { AskKind, View } from './view'

let last: { sent: SentView; view: View } | null = null

const KINDS: Record<string, AskKind> = {
  'remove-control': 'building',
  'take-control': 'building',
  demolish: 'building',
  'move-building': 'building',
  'kind-gain': 'kind',
  'kind-pay': 'kind',
}

export function completed(table: Table): View {
  const sent = table.view as SentView
  if (last?.sent === sent) return last.view
  const asked = table.prompt?.key.replace('sprawl-ask-', '') ?? ''
  const markers = Object.fromEntries(
    Object.entries(sent.markers).map(([space, number]) => [
      space,
      typeof number === 'number' ? { kind: number > 6 ? 'wealth' : 'prestige', number } : number,
    ]),
  ) as View['markers']
  const lying = Object.values(markers).map((marker) => `${marker.kind[0]}${marker.number}`)
  const built = sent.city.map((building) => spotOf(building.spot).block)
  const values = built.map((block) => sent.values[block] ?? 0)
  const extreme = (value: number) => [...new Set(built.filter((block) => sent.values[block] === value))]
  const view: View = {
    ...sent,
    box: ['w7', 'w8', 'w9', 'w10', 'w11', 'w12', 'p4', 'p5', 'p6'].filter((name) => !lying.includes(name)),
    rows: [],
    contests: {},
    next_office: null,
    links: { '5-4': true, '4-3': true, '3-2': true, '2-1': true },
    feeds: {},
    unseen_planning: [],
    turn_ap: sent.ap,
    doubles: false,
    extremes: { best: extreme(Math.max(...values)), worst: extreme(Math.min(...values)) },
    line: null,
    ask:
      table.seat !== null && table.myTurn
        ? {
            seat: table.seat,
            kind: KINDS[asked] ?? (asked as AskKind),
            source: null,
            prices: sent.prices,
            ...placed(table),
          }
        : null,
    acting: null,
    ...(sent as object),
    markers,
    city: sent.city.map((building) => {
      const { lots } = spotOf(building.spot)
      const [x, y] = lots[0] ?? [0, 0]
      const corner = ['nw', 'ne', 'sw', 'se'][(y % 2) * 2 + (x % 2)]
      const first = `r${Math.floor(y / 2) + 1}c${Math.floor(x / 2) + 1}.${corner}`
      return { card: null, first, lots, ...building }
    }),
    players: sent.players.map((player) => ({ pages: {}, ...player })),
    decks: Object.fromEntries(
      Object.entries(sent.decks).map(([name, deck]) => [name, { special: null, unseen: [], ...deck }]),
    ),
  }
  if (!view.rows.length) view.rows = printed(view)
  last = { sent, view }
  return view
}

function printed(view: View): View['rows'] {
  const seats = view.players.length
  const line = (row: string, inside: (block: number) => boolean) => {
    const blocks = Array.from({ length: SIDE * SIDE }, (_, block) => block).filter(inside)
    const counts = Array.from(
      { length: seats },
      (_, seat) => view.city.filter((b) => b.owner === seat && blocks.includes(spotOf(b.spot).block)).length,
    )
    return { row, blocks, counts, shares: counts.map(() => 0) }
  }
  const rows = [1, 4, 5, 6, 3, 2].map((number, column) => line(`w${number}`, (block) => block % SIDE === column))
  rows.push(...[3, 1, 2].map((number, pair) => line(`p${number}`, (block) => Math.floor(block / SIDE / 2) === pair)))
  for (const [space, marker] of Object.entries(view.markers)) {
    const place = Number(space.slice(1)) - 1
    const inside = (block: number) =>
      space.startsWith('n') ? Math.floor((block % SIDE) / 2) === place : Math.floor(block / SIDE) === place
    rows.push(line(`${marker.kind[0]}${marker.number}`, inside))
  }
  return rows
}

function placed(table: Table): Partial<NonNullable<View['ask']>> {
  const { card, zone, lot } = table.prompt?.params ?? {}
  return {
    card: typeof card === 'string' ? card.replace('@sprawl-card-', '') : undefined,
    zone: typeof zone === 'string' ? zone.replace('@sprawl-zone-', '').toUpperCase() : undefined,
    from: typeof lot === 'string' ? lot : undefined,
    first: typeof lot === 'string' ? lot : undefined,
  }
}

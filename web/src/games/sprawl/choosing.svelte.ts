// What can be chosen on the city now, and where the ghost of a building is. The city and its lens share it.

import type { Table } from '../../lib/table.svelte'
import type { Desk } from './desk.svelte'
import { blockOf, sameLot, SIDE, spotOf, touch, type Spot } from './geometry'
import { blockAt, nearest, type Point } from './plan'
import {
  action,
  asked,
  cardFace,
  choices,
  nearSeat,
  viewOf,
  type AskKind,
  type Building,
  type Lot,
  type Sites,
} from './view'

export interface LegalSpot extends Spot {
  action: number
}

/** What is about to stand in the city. */
export interface Placed {
  zone: string
  size: number
  card: string | null
  owner: number
  /** The building that moves. */
  from: Building | null
}

// The questions while which one compares contracts.
const LOOKING: AskKind[] = ['claim', 'invest', 'action', 'favor', 'display', 'discard', 'lose']

export class Choosing {
  constructor(
    readonly table: Table,
    readonly desk: Desk,
  ) {}

  view = $derived.by(() => viewOf(this.table))
  ask = $derived.by(() => asked(this.table))

  /** The spots on which something can be placed now. */
  spots: LegalSpot[] = $derived.by(() =>
    [...choices(this.table, 'place')].map(([name, action]) => ({ ...spotOf(name), action })),
  )
  /** The buildings that can be chosen now, by their first lot. */
  buildings = $derived.by(() => choices(this.table, 'building', 'claim'))
  blocks = $derived.by(() => [...choices(this.table, 'block')].map(([name, action]) => ({ ...spotOf(name), action })))
  lines = $derived.by(() => choices(this.table, 'line'))

  /** The block of the card that acts, through which the row and the column go. */
  here = $derived.by(() => (this.view.acting?.spot ? spotOf(this.view.acting.spot).block : null))

  /** The building whose place is chosen already, while its permits are asked for. */
  site = $derived.by(() => {
    const { ask, view } = this
    const spot = view.acting?.spot
    if (!spot || !ask?.card || (ask.kind !== 'permit' && ask.kind !== 'renewal')) return null
    return { lots: spotOf(spot).lots, card: ask.card, zone: cardFace(ask.card)?.zone ?? 'CIV' }
  })

  placed: Placed | null = $derived.by(() => {
    const { ask, spots } = this
    if (!spots.length || !ask) return null
    const size = spots[0]?.lots.length ?? 1
    const seat = nearSeat(this.table)
    if (ask.kind === 'move') {
      const from = this.view.city.find((building) => building.first === ask.from) ?? null
      return { zone: from?.zone ?? 'PARK', size, card: from?.card ?? null, owner: from?.owner ?? -1, from }
    }
    if (ask.kind === 'place') {
      return { zone: ask.zone ?? 'PARK', size, card: null, owner: seat, from: null }
    }
    const card = ask.card ?? null
    return { zone: (card && cardFace(card)?.zone) ?? 'CIV', size, card, owner: seat, from: null }
  })

  /** The spot on which the ghost is. */
  ghost = $derived.by(() => this.spots.find((spot) => spot.action === this.table.peeked) ?? null)

  /** The contract that is being built or looked at; a question that other things answer leaves the city to them. */
  looked = $derived.by(() => {
    if (this.ask?.kind === 'spot') return this.ask.card
    return this.ask === null || LOOKING.includes(this.ask.kind) ? this.desk.contract?.card : undefined
  })

  /** Where it can stand, once the aid has answered. */
  sites = $derived.by((): Sites | undefined =>
    this.looked ? (this.table.aid('sites', { card: this.looked }) as Sites | undefined) : undefined,
  )

  /** What a spot brings, if that is known. */
  siteOf = $derived.by(() => Object.fromEntries(this.sites?.spots.map((site) => [site.spot, site]) ?? []))

  /** Spots that are tinted: those of the question, or of the contract that is only looked at. */
  tinted: Spot[] = $derived.by(() =>
    this.spots.length ? this.spots : (this.sites?.spots.map((site) => spotOf(site.spot)) ?? []),
  )

  /** The best spot of every block that has any, with its score. */
  bests = $derived.by(() => {
    const bests: { spot: Spot; score: number }[] = []
    for (const spot of this.tinted) {
      const score = this.siteOf[spot.name]?.score
      if (score === undefined) continue
      const index = bests.findIndex((best) => best.spot.block === spot.block)
      if (index < 0) bests.push({ spot, score })
      else if (score > (bests[index]?.score ?? 0)) bests[index] = { spot, score }
    }
    return bests
  })
  best = $derived.by(() => (this.bests.length ? this.bests.reduce((a, b) => (b.score > a.score ? b : a)) : null))

  /** The buildings that the ghost would cover. */
  covered = $derived.by(() => {
    const lots = this.ghost?.lots ?? []
    return this.view.city.filter((building) => building !== this.placed?.from && overlap(building.lots, lots))
  })

  /** The buildings of the same zone next to the ghost. */
  neighbours = $derived.by(() => {
    const { ghost, placed, covered } = this
    if (!ghost || !placed || placed.zone === 'PARK') return []
    return this.view.city.filter(
      (building) =>
        building.zone === placed.zone &&
        building !== placed.from &&
        !covered.includes(building) &&
        building.lots.some((lot) => ghost.lots.some((own) => touch(lot, own))),
    )
  })

  /** The legal spot that a point means: the nearest one of the block under it. */
  spotAt(point: Point): LegalSpot | undefined {
    const block = blockAt(point)
    return nearest(
      this.spots.filter((spot) => spot.block === block),
      point,
    )
  }

  /** Any spot of the size asked for, legal or not, nearest to a point: to ask why it is not legal. */
  anyAt(point: Point): number | null {
    const block = blockAt(point)
    const size = this.placed?.size
    const names = this.table.vocabulary.verb('place')?.arguments[0]?.words ?? []
    const spots = names.map(spotOf).filter((spot) => spot.block === block && spot.lots.length === size)
    const closest = nearest(spots, point)
    return closest ? action(this.table, 'place', closest.name) : null
  }

  /** Why this building cannot be chosen, while others can. */
  askWhy(building: Building | undefined): void {
    if (!building || !this.buildings.size) return
    const why = action(this.table, this.ask?.kind === 'claim' ? 'claim' : 'building', building.first)
    if (why !== null) this.table.askWhy(why)
  }

  move(spot: LegalSpot | undefined): void {
    if (spot) this.table.look(spot.action)
  }

  /** The next legal shape in the block of the ghost. */
  nextShape(): void {
    const { ghost } = this
    if (!ghost) return
    const shapes = this.spots.filter((spot) => spot.block === ghost.block)
    this.move(shapes[(shapes.indexOf(ghost) + 1) % shapes.length])
  }

  /** To the nearest block in this direction that has a legal spot; if possible with the same shape. */
  step(dx: number, dy: number): void {
    const { ghost } = this
    if (!ghost) return
    const [row, column] = [Math.floor(ghost.block / SIDE), ghost.block % SIDE]
    let best: LegalSpot | undefined
    let least = Infinity
    for (const spot of this.spots) {
      const right = (spot.block % SIDE) - column
      const down = Math.floor(spot.block / SIDE) - row
      const along = right * dx + down * dy
      if (along <= 0) continue
      const aside = Math.abs(right * dy) + Math.abs(down * dx)
      const far = along + 3 * aside + (shapeOf(spot) === shapeOf(ghost) ? 0 : 0.5)
      if (far < least) [best, least] = [spot, far]
    }
    this.move(best)
  }

  /** Where the ghost begins: on the best spot, or near the middle while nothing is known. */
  begin(): void {
    const best = this.best && this.spots.find((spot) => spot.name === this.best?.spot.name)
    this.move(best ?? nearest(this.spots, [300, 300]))
  }
}

const shapeOf = (spot: Spot) => spot.name.split('.')[1] ?? ''

const overlap = (some: Lot[], others: Lot[]) => some.some((lot) => others.some((other) => sameLot(lot, other)))

/** The block of a building. */
export const blockOfBuilding = (building: Building) => blockOf(building.lots[0] ?? [0, 0])

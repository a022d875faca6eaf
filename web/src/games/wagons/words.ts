// The names of cards, territories and actions, for labels and screen readers.

import type { Table } from '../../lib/table.svelte'
import { t } from '../../lib/text.svelte'
import { lying, symbol, terrain, type Card, type View } from './view'

export function territoryName(code: string): string {
  return `${t(`wagons-terrain-${terrain(code)}`)} ${t(`wagons-symbol-${symbol(code)}`)}`
}

export function cardName(card: Card, turned = false): string {
  const places = lying(card.front, turned).map(territoryName).join(', ')
  return `${t('wagons-card', { card: card.card })}: ${places}`
}

/** How many cards a take would give away. */
export function skipped(table: Table, action: number): number {
  const { verb, args } = table.vocabulary.named(action)
  const circle = (table.view as View).circle
  return verb === 'take'
    ? Math.max(
        0,
        circle.findIndex((card) => card.card === args.card),
      )
    : 0
}

export function label(table: Table, action: number): string {
  const { verb, args } = table.vocabulary.named(action)
  if (verb === 'place') {
    const turn = args.turn ? t('wagons-turned') : t('wagons-upright')
    return t('web-wagons-place', { x: args.x ?? 0, y: args.y ?? 0, turn })
  }
  const card = t('wagons-card', { card: args.card ?? 0 })
  if (verb === 'start') return t('web-wagons-start', { card })
  const gifts = skipped(table, action)
  const rival = table.seat === null ? 1 : 1 - table.seat
  const after = gifts ? t('wagons-label-skip', { cards: gifts, player: rival }, table.name) : t('wagons-label-next')
  return t('web-wagons-take', { card, after })
}

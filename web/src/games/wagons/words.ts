// The names of cards, territories, actions and score lines, for labels and screen readers.

import { side } from '../../lib/compass'
import type { ScoreLineLook } from '../../lib/games'
import type { Table } from '../../lib/table.svelte'
import { t } from '../../lib/text.svelte'
import { lying } from './geometry'
import { territory, viewOf, wagonsFaces, type CardView } from './view'

export function territoryName(letters: string): string {
  const { terrains, symbols } = wagonsFaces().faces
  const { terrain, symbol } = territory(letters)
  return `${terrains[terrain]?.name} ${symbols[symbol]?.name}`
}

/** The four territories of a card as they lie. */
export function cardText({ front }: CardView, turned = false): string {
  return lying(front, turned).map(territoryName).join(', ')
}

/** What a goal brings, with the options of this table. */
export function goalText(table: Table, goal: string): string {
  const face = wagonsFaces().faces.goals[goal]
  const options = Object.entries(face?.with_option ?? {})
  return options.find(([option]) => table.state?.options[option])?.[1] ?? face?.text ?? ''
}

/** How many cards a take would give away. */
export function skipped(table: Table, action: number): number {
  const { verb, args } = table.vocabulary.named(action)
  if (verb !== 'take') return 0
  return Math.max(
    0,
    viewOf(table).circle.findIndex((card) => card.card === args.card),
  )
}

export function actionName(table: Table, action: number): string {
  const { verb, args } = table.vocabulary.named(action)
  if (verb === 'place') {
    const turn = args.turn ? t('wagons-turned') : t('wagons-upright')
    return t('web-wagons-place-side', { side: side(args.x ?? 0, args.y ?? 0), turn })
  }
  if (verb === 'start') return t('web-wagons-start')
  const rival = table.seat === null ? 1 : 1 - table.seat
  return t('web-wagons-take', { cards: skipped(table, action), player: rival }, table.name)
}

/** The card that is taken, or at which the circle starts. */
export function actionRefs(table: Table, action: number): string[] {
  const { verb, args } = table.vocabulary.named(action)
  return verb === 'place' ? [] : [`card:${args.card}`]
}

/** A card brings its points when it is placed, not when it is taken. */
export const opening = (table: Table, action: number) => table.vocabulary.named(action).verb !== 'place'

/** The symbol that a goal counts. */
function goalIcon(goal: string): string {
  const symbol = wagonsFaces().faces.goals[goal]?.symbols[0]
  return symbol ? `wagons-${symbol}` : 'trophy'
}

export function scoreLine(table: Table, key: string): ScoreLineLook {
  const { goals, terrains } = wagonsFaces().faces
  if (key in terrains) return { text: terrains[key]?.text, ground: `wagons-ground-${key}` }
  return { name: goals[key]?.name, text: goalText(table, key), icon: goalIcon(key) }
}

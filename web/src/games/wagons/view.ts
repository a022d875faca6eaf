// What the server sends of Circle the Wagons, and how the drawings read it. No rules here.

import { faces } from '../../lib/faces.svelte'
import { idOfLetter } from '../../lib/letters'
import type { Table } from '../../lib/table.svelte'

import type { WagonsFaces, WagonsView as View } from '../../lib/types'

export type { WagonsCardView as CardView, WagonsTownView as TownView, WagonsView as View } from '../../lib/types'

export const viewOf = (table: Table) => table.view as View

/** What the cards, goals, terrains and symbols say. */
export const wagonsFaces = () => faces.document as WagonsFaces

/** The terrain and the symbol of a territory that a view writes as two letters. */
export function territory(letters: string): { terrain: string; symbol: string } {
  const { terrains, symbols } = wagonsFaces().faces
  return {
    terrain: idOfLetter(terrains, letters[0] ?? '') ?? '',
    symbol: idOfLetter(symbols, letters[1] ?? '') ?? '',
  }
}

/** The four territories of a card as a view writes them. */
export function frontOf(card: string): string[] | undefined {
  const { cards, terrains, symbols } = wagonsFaces().faces
  return cards[card]?.territories.map(
    ([terrain = '', symbol = '']) => `${terrains[terrain]?.letter ?? ''}${symbols[symbol]?.letter ?? ''}`,
  )
}

// The clock of the decks: when the special event of a contract deck can come.

import type { Table } from '../../lib/table.svelte'
import { t } from '../../lib/text.svelte'
import { cardName } from './names'
import { cardFace, sprawlFaces, viewOf } from './view'

/** The special event of a deck: the one that opens the next deck or ends the game. */
export function specialEvent(deck: string): string | undefined {
  const entry = Object.entries(sprawlFaces().faces.cards).find(
    ([, card]) =>
      card.deck === deck && card.fx.some(({ effect }) => effect.do === 'open_deck' || effect.do === 'end_game'),
  )
  return entry?.[0]
}

/** In how many cards the special event comes, and what it does. */
export function clockNotes(table: Table, deck: string): string[] {
  const special = viewOf(table).decks[deck]?.special
  const event = specialEvent(deck)
  if (!special || event === undefined) return []
  const when = t('web-sprawl-clock', { card: cardName(event), earliest: special.earliest, latest: special.latest })
  return [when, ...(cardFace(event)?.lines.slice(1) ?? [])]
}

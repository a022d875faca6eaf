// The permit planner: which pages a contract needs, which permits would go, and which planning card closes the gap.

import type { Table } from '../../lib/table.svelte'
import { t } from '../../lib/text.svelte'
import { asked, cardFace, sprawlFaces, viewOf, type BuildOffer } from './view'

/** The face-up planning cards as the action `take` names them, with their AP. */
export function planningBoxes(table: Table): { box: string; card: string | null; ap: number }[] {
  const view = viewOf(table)
  const costs = sprawlFaces().facts.ap.planning
  const cards = [...view.planning, view.decks.planning?.top ?? null]
  return cards.map((card, place) => ({
    box: place < view.planning.length ? String(place + 1) : 'deck',
    card,
    ap: costs[place] ?? 0,
  }))
}

export function buildOffer(table: Table, source: string): BuildOffer | undefined {
  return asked(table)?.builds?.find((offer) => offer.source === source)
}

/** Pages needed and owned, and the cheapest planning card that closes a gap. */
export function plannerNotes(table: Table, card: string, source: string): string[] {
  const offer = buildOffer(table, source)
  const face = cardFace(card)
  if (!offer || !face?.zone) return []
  const { ap } = viewOf(table)
  const notes = [t('web-sprawl-pages', { need: face.lots, pages: offer.pages })]
  if (offer.missing > 0) {
    const zone = face.zone
    const closing = planningBoxes(table).find((box) => {
      const permit = box.card === null ? undefined : cardFace(box.card)
      return permit?.zones.includes(zone) === true && permit.pages >= offer.missing
    })
    notes.push(closing ? t('web-sprawl-gap', { box: closing.ap, ap: closing.ap + offer.ap }) : t('web-sprawl-no-gap'))
  }
  if (offer.ap > ap) notes.push(t('web-sprawl-ap-lacking', { ap: offer.ap, left: ap }))
  return notes
}

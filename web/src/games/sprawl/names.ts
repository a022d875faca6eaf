// The names of cards, zones, decks, offices, vocations, rows and markers.

import { t, text } from '../../lib/text.svelte'
import { cardFace, sprawlFaces } from './view'

export const cardName = (card: string) => cardFace(card)?.name ?? card
export const zoneName = (zone: string) => sprawlFaces().faces.zones[zone]?.name ?? zone
export const deckName = (deck: string) => sprawlFaces().faces.decks[deck]?.name ?? deck
export const officeName = (office: string) => sprawlFaces().faces.offices[office]?.name ?? office
export const vocationName = (vocation: string) => sprawlFaces().faces.vocations[vocation]?.name ?? vocation
export const rowName = (row: string) => sprawlFaces().faces.rows[row]?.name ?? row
export const markerName = (marker: string) => sprawlFaces().faces.markers[marker]?.name ?? marker

/** A permit by its pages and zones, any other card by its name. */
export function planningName(card: string): string {
  const face = cardFace(card)
  if (face?.kind === 'renewal') return t('web-sprawl-renewal')
  if (face?.kind !== 'permit') return cardName(card)
  const zones = new Intl.ListFormat(text.language, { type: 'disjunction' }).format(face.zones.map(zoneName))
  const name = t('web-sprawl-permit', { pages: face.pages, zones, pay: face.pay })
  return face.ballot ? `${name}, ${t('web-sprawl-ballot')}` : name
}

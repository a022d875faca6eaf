// The names and texts of cards, actions and score lines, for labels, tooltips and screen readers.

import { side } from '../../lib/compass'
import { faces } from '../../lib/faces.svelte'
import type { ScoreLineLook } from '../../lib/games'
import type { Table } from '../../lib/table.svelte'
import { t } from '../../lib/text.svelte'
import type { OptionValue } from '../../lib/types'
import icons from './icons.json'
import { carsonFaces, isCharacter, kindOf, viewOf, type CharacterView, type TerrainView } from './view'

export const characterName = (id: string) => carsonFaces().faces.characters[id]?.name ?? ''
export const characterText = (id: string) => carsonFaces().faces.characters[id]?.text ?? ''
export const terrainText = (card: TerrainView) => carsonFaces().faces.terrain[card.id]?.text ?? ''
export const kindName = (letter: string) => carsonFaces().faces.kinds[kindOf(letter)]?.name ?? ''

/** The level of a virtual player, as the option calls it. */
export const levelName = (level = '') => faces.document?.options.virtual_1?.values[level] ?? level

/** The level of a virtual player matters when that one sits at the table. */
export function optionMatters(name: string, seats: number, options: Record<string, OptionValue>): boolean {
  const counts = carsonFaces().facts.virtual_players[String(seats)] ?? []
  if (name === 'more_virtual') return new Set(counts).size > 1
  const number = /^virtual_(\d)$/.exec(name)?.[1]
  return number === undefined || Number(number) <= (counts[Number(options.more_virtual)] ?? 0)
}

/** What a card is briefly called: a character by name, terrain by what stands on it. */
function cardName(card: TerrainView | CharacterView): string {
  if (isCharacter(card)) return characterName(card.character)
  return carsonFaces().faces.terrain[card.id]?.name ?? ''
}

/** The name of a terrain card lists what stands on it, so brackets keep it together in a sentence. */
export function nameInSentence(group: string, id: string): string | undefined {
  return group === 'terrain' ? `[${carsonFaces().faces.terrain[id]?.name}]` : undefined
}

export function actionName(table: Table, action: number): string {
  const { verb, args, words } = table.vocabulary.named(action)
  const place = { side: side(args.x ?? 0, args.y ?? 0) }
  const character = characterName(words.character ?? '')
  const card = viewOf(table).row[args.slot ?? 0]
  switch (verb) {
    case 'bid':
      return t('web-carson-bid-card', { card: args.card ?? 0 })
    case 'take':
      return t('web-carson-take', { card: card ? cardName(card) : '' })
    case 'use':
      return t('web-carson-use', { character })
    case 'recruit':
      return t('web-carson-recruit', { character })
    case 'suit':
      return t('web-carson-suit', { suit: carsonFaces().faces.suits[words.suit ?? '']?.name ?? '' })
    case 'sell':
      return t('web-carson-sell-side', place)
    case 'place':
      return t('web-carson-place-side', place)
    default:
      return t('web-carson-pass')
  }
}

/** The card of the row or the character that an action is about. */
export function actionRefs(table: Table, action: number): string[] {
  const { verb, args, words } = table.vocabulary.named(action)
  const card = verb === 'take' ? viewOf(table).row[args.slot ?? 0] : undefined
  if (card) return [isCharacter(card) ? `characters:${card.character}` : `terrain:${card.id}`]
  return words.character ? [`characters:${words.character}`] : []
}

// What a virtual player's cards are added up as.
const OTHER_ICONS: Record<string, string> = { terrain: 'carson-mountain', cards: 'bot' }

/** What a card brings is known when it is laid; the row shows what that may be. */
export const opening = (table: Table, action: number) => table.vocabulary.named(action).verb === 'take'

/** What comes into the row afterwards changes nothing for a card just laid. */
export const ownReveal = (table: Table, action: number) => table.vocabulary.named(action).verb === 'place'

/** What a bid costs, as long as the first round lasts. */
export function advice(table: Table): string | undefined {
  const { era, round } = viewOf(table)
  return table.prompt?.key === 'carson-ask-bid' && !table.state?.lesson && era === 1 && round === 1
    ? t('web-carson-advice-bid')
    : undefined
}

export function scoreLine(_: Table, key: string): ScoreLineLook {
  const [id, group] = key.split(':').reverse() as [string, string?]
  const face = group === 'character' ? carsonFaces().faces.characters[id] : carsonFaces().faces.kinds[id]
  return { name: group && face?.name, text: face?.text, icon: id in icons ? `carson-${id}` : OTHER_ICONS[id] }
}

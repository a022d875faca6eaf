// Names and card texts. The sentences are the game's own; which of them a character carries stands here.

import type { Table } from '../../lib/table.svelte'
import { t } from '../../lib/text.svelte'
import type { Params } from '../../lib/types'
import { isCharacter, kind, type Character, type Terrain, type View } from './view'

type Sentence = [key: string, params?: Params]

const per = (points: number, thing: string): Sentence => ['per', { points, thing: `@carson-thing-${thing}` }]

const TEXTS: Record<string, Sentence[]> = {
  paperboy: [['recruit'], ['flat', { points: 3 }]],
  governor: [['governor']],
  lawyer: [['lawyer']],
  chinese_worker: [['double']],
  heroes: [
    ['boost-before', { bid: 3 }],
    ['flat', { points: 6 }],
  ],
  gunsmith: [['boost-before', { bid: 6 }]],
  mercenary: [['boost-after', { bid: 5 }]],
  doctor: [
    ['boost-after', { bid: 2 }],
    ['flat', { points: 5 }],
  ],
  auctioneer: [
    ['sell', { most: 3 }],
    ['sold', { points: 7 }],
  ],
  captain: [['area'], ['flat', { points: 6 }]],
  sheriff: [['lawful'], per(3, 'prison')],
  banker: [per(4, 'bank')],
  grocer: [per(4, 'drugstore')],
  cowboy: [per(3, 'ranch')],
  singer: [['best', { thing: '@carson-thing-saloon' }]],
  settler: [['touching', { points: 1, thing: '@carson-thing-empty', near: '@carson-thing-ranch' }]],
  prospector: [per(1, 'mountain'), per(1, 'mine')],
  teacher: [per(1, 'units')],
  indian: [['uncovered', { points: 1, parcels: 2 }]],
  undertaker: [['characters', { points: 2 }]],
  editor: [['symbols', { dollar: 1, arrow: 4 }]],
}

export function characterText(id: string): string {
  return (TEXTS[id] ?? []).map(([key, params]) => t(`carson-text-${key}`, params)).join(' ')
}

export const characterName = (id: string) => t(`carson-character-${id}`)

export function terrainName(card: Terrain): string {
  const shown = [...card.face].map((code) => t(`carson-kind-${kind(code)}`)).join(', ')
  return `${shown}; ${t('carson-appeal', { number: card.attractiveness })}`
}

/** What a card is briefly called: a character by name, terrain by what stands on it. */
function shortName(card: Terrain | Character): string {
  if (isCharacter(card)) return characterName(card.character)
  const things = [...card.face].filter((code) => code !== '.').map((code) => t(`carson-kind-${kind(code)}`))
  return things.join(', ') || t('carson-kind-empty')
}

/** "I-46 MM/ON" as the things that stand on the card. */
export function spoken(value: string): string {
  return value.replace(/\b[IV]+-\d+ (\S\S)\/(\S\S)/g, (_, top: string, bottom: string) => {
    const things = [...top, ...bottom].filter((code) => code !== '.').map((code) => t(`carson-kind-${kind(code)}`))
    return `[${things.join(', ') || t('carson-kind-empty')}]`
  })
}

export function label(table: Table, action: number): string {
  const { verb, args, words } = table.vocabulary.named(action)
  const view = table.view as View
  switch (verb) {
    case 'bid':
      return t('web-carson-bid', { card: args.card ?? 0 })
    case 'take': {
      const card = view.row[args.slot ?? 0]
      return t('web-carson-take', { card: card ? shortName(card) : '' })
    }
    case 'use':
      return t('web-carson-use', { character: characterName(words.character ?? '') })
    case 'recruit':
      return t('web-carson-recruit', { character: characterName(words.character ?? '') })
    case 'sell':
      return t('web-carson-sell', { x: args.x ?? 0, y: args.y ?? 0 })
    case 'place':
      return t('web-carson-place', { x: args.x ?? 0, y: args.y ?? 0 })
    default:
      return t('web-carson-pass')
  }
}

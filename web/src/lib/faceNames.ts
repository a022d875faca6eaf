// How sentences of the engine speak of cards and places.

import { faces } from './faces.svelte'
import { room } from './games'
import type { Params } from './types'

const POINTER = '_face'

/** The parameters of a message with its cards by name: for "card" stands the name of the face in "card_face". */
export function namedParams(game: string, params: Params): Params {
  const named = { ...params, ...room(game).moreParams?.(params) }
  for (const [parameter, pointers] of Object.entries(params)) {
    if (typeof pointers !== 'string') continue
    named[parameter] = room(game).valueInSentence?.(parameter, pointers) ?? pointers
    if (!parameter.endsWith(POINTER)) continue
    const names = pointers.split(' ').map((pointer) => faceName(game, pointer))
    if (names.every((name) => name !== undefined)) named[parameter.slice(0, -POINTER.length)] = names.join(', ')
  }
  return named
}

/** The name of the face behind "characters:banker". */
function faceName(game: string, pointer: string): string | undefined {
  const [group = '', id = ''] = pointer.split(':')
  return room(game).nameInSentence?.(group, id) ?? faces.name(group, id)
}

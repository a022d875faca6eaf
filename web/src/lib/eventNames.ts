// How log lines speak of cards.

import { faces } from './faces.svelte'
import { room } from './games'
import type { Params } from './types'

const POINTER = '_face'

/** The parameters of an event with its cards by name: "card" is replaced by the face that "card_face" points to. */
export function namedParams(game: string, params: Params): Params {
  const named = { ...params }
  for (const [parameter, pointers] of Object.entries(params)) {
    if (!parameter.endsWith(POINTER) || typeof pointers !== 'string') continue
    const names = pointers.split(' ').map((pointer) => faceName(game, pointer))
    if (names.every((name) => name !== undefined)) named[parameter.slice(0, -POINTER.length)] = names.join(', ')
  }
  return named
}

/** The name of the face behind "characters:banker". */
function faceName(game: string, pointer: string): string | undefined {
  const [group = '', id = ''] = pointer.split(':')
  return room(game).logName?.(group, id) ?? faces.name(group, id)
}

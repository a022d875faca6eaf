// How the lines of a score sheet are shown: by the game where it says so, else by the catalogue.

import { faces } from './faces.svelte'
import { room, type ScoreLineLook } from './games'
import type { Table } from './table.svelte'
import { t, text } from './text.svelte'

/** What the catalogue calls a line, or the name of the thing that it counts; undefined where neither has a name. */
export function scoreLineName(game: string, key: string): string | undefined {
  // The id of a message has no colon ("character:banker").
  const message = `${game}-line-${key.replaceAll(':', '-')}`
  return text.has(message) ? t(message) : faces.nameOf(key.split(':').at(-1) ?? '')
}

export function scoreLineLook(table: Table, key: string): ScoreLineLook & { name: string; text: string } {
  const game = table.state?.game ?? ''
  const look = room(game).scoreLine?.(table, key) ?? {}
  return {
    ...look,
    name: look.name ?? scoreLineName(game, key) ?? key.replaceAll('_', ' '),
    text: look.text ?? '',
  }
}

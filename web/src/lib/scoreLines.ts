// How the lines of a score sheet are shown: by the game where it says so, else by the catalogue.

import { room, type ScoreLineLook } from './games'
import type { Table } from './table.svelte'
import { t, text } from './text.svelte'

export function scoreLineLook(table: Table, key: string): ScoreLineLook & { name: string; text: string } {
  const game = table.state?.game ?? ''
  // The id of a message has no colon ("character:banker").
  const id = key.replaceAll(':', '-')
  const message = `${game}-line-${id}`
  const look = room(game).scoreLine?.(table, key) ?? {}
  return {
    ...look,
    name: look.name ?? (text.has(message) ? t(message) : key.replaceAll('_', ' ')),
    text: look.text ?? '',
  }
}

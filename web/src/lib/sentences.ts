// The sentences about a game in the browser's words: where the cards and places are in sight, they need no numbers.

import { namedParams } from './faceNames'
import { faces } from './faces.svelte'
import type { Table } from './table.svelte'
import { t, text } from './text.svelte'
import type { LogEntry, MessageText, ReasonInfo } from './types'

// A browser shows what a terminal has to spell out, so questions, events and reasons may have other words here.
const inBrowser = (prefix: string, key: string): string => (text.has(prefix + key) ? prefix + key : key)

const say = (table: Table, key: string, params: MessageText['params']): string =>
  t(key, namedParams(table.state?.game ?? '', params), table.name)

/** What is asked. */
export const questionOf = (table: Table, { key, params }: MessageText): string =>
  say(table, inBrowser('web-', key), params)

// Every state draws the log again, and a long game has hundreds of lines that stay as they are.
const sentences = new WeakMap<LogEntry, { madeFrom: unknown[]; sentence: string }>()

/** A line of the log; its refs may name a cause or a player that the event does not say ("why:adjacency"). */
export function sentenceOf(table: Table, entry: LogEntry): string {
  const { key, params, refs } = entry
  const names = table.state?.seats.flatMap(({ name, level }) => [name, level]) ?? []
  const madeFrom = [text.language, faces.document, ...names]
  const kept = sentences.get(entry)
  const same =
    kept?.madeFrom.length === madeFrom.length && madeFrom.every((part, index) => part === kept.madeFrom[index])
  if (kept && same) return kept.sentence
  const refOf = (kind: string) => refs.find((ref) => ref.startsWith(kind))?.slice(kind.length)
  const seat = refOf('seat:')
  const player = seat === undefined ? 'none' : Number(seat)
  const sentence = say(table, inBrowser('web-log-', key), { player, ...params, why: refOf('why:') ?? '' })
  sentences.set(entry, { madeFrom, sentence })
  return sentence
}

/** Why something is not allowed. It is made here, so that it follows a change of language; the server's is the fallback. */
export function reasonOf(table: Table, { key, params, text: fallback }: ReasonInfo): string {
  if (!text.has(key)) return fallback
  // Within the sentence stands the question that is asked instead.
  const { question } = params
  const asked: MessageText['params'] =
    typeof question === 'string' ? { question: `@${inBrowser('web-', question.slice(1))}` } : {}
  return say(table, inBrowser('web-why-', key), { ...params, ...asked })
}

// Answers of the engine to questions that a board asks beside playing, kept for as long as the position stays the same.

import { SvelteMap } from 'svelte/reactivity'
import type { AidMessage, AidRequest } from './types'

export type AidArgs = NonNullable<AidRequest['args']>

interface Question {
  seat: number
  name: string
  args: AidArgs
}

const keyOf = ({ seat, name, args }: Question) => JSON.stringify([seat, name, args])

export class Aids {
  #answers = new SvelteMap<string, unknown>()
  // The ply at which each question was asked. Readers wait for the answer, not for this.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #asked = new Map<string, number>()

  /** `send` tells whether the question could be sent. */
  constructor(readonly send: (question: Question) => boolean) {}

  /** The answer, if it is here; else the question is asked, once. */
  answer(question: Question, ply: number): unknown {
    const key = keyOf(question)
    const answer = this.#answers.get(key)
    if (answer === undefined && !this.#asked.has(key)) {
      this.#asked.set(key, ply)
      // Not at once: while a board is being drawn no state may change.
      queueMicrotask(() => {
        if (!this.send(question)) this.#asked.delete(key)
      })
    }
    return answer
  }

  receive(message: AidMessage): void {
    const key = keyOf({ ...message, args: message.args as AidArgs })
    const asked = this.#asked.get(key)
    // Answers about an earlier position come too late.
    if (asked !== undefined && message.ply >= asked) this.#answers.set(key, message.result)
  }

  /** To be called when the position has changed. */
  clear(): void {
    this.#asked.clear()
    this.#answers.clear()
  }

  /** What was asked over a lost connection must be asked again. */
  askAgain(): void {
    for (const key of this.#asked.keys()) if (!this.#answers.has(key)) this.#asked.delete(key)
  }
}

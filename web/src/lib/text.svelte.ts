// The sentences: the server's Fluent catalogues, formatted the way boomtown.text formats them.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { manySeats, oneSeat } from '../generated/constants'
import { loadText } from './api'
import type { Params } from './types'

export type Namer = (seat: number) => string

class Text {
  #bundle = $state.raw<FluentBundle | null>(null)
  language = $state('')

  get ready(): boolean {
    return this.#bundle !== null
  }

  async load(language: string): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false })
    bundle.addResource(new FluentResource(await loadText(language)))
    this.#bundle = bundle
    this.language = language
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false
  }

  /** The sentence; seat numbers become names and "@key" the message it names. An unknown key shows itself. */
  say(key: string, params: Params = {}, name?: Namer): string {
    const message = this.#bundle?.getMessage(key)
    if (!this.#bundle || !message?.value) return key
    const values: Record<string, FluentVariable> = {}
    for (const [parameter, value] of Object.entries(params)) {
      values[parameter] = this.#value(parameter, value, params, name)
    }
    const errors: Error[] = []
    return this.#bundle.formatPattern(message.value, values, errors)
  }

  #value(parameter: string, value: string | number, params: Params, name?: Namer): string | number {
    if (typeof value === 'number') {
      return oneSeat.includes(parameter) ? this.#name(value, name) : value
    }
    if (manySeats.includes(parameter)) {
      const seats = value.split(',').filter((seat) => seat.trim())
      return seats.map((seat) => this.#name(Number(seat), name)).join(', ')
    }
    if (value.startsWith('@')) {
      const others = Object.fromEntries(Object.entries(params).filter(([other]) => other !== parameter))
      return this.say(value.slice(1), others, name)
    }
    return value
  }

  #name(seat: number, name?: Namer): string {
    return name ? name(seat) : this.say('player-name', { number: seat + 1 })
  }
}

export const text = new Text()

/** Short for components: t('web-undo'). Reads reactive state, so sentences change with the language. */
export function t(key: string, params: Params = {}, name?: Namer): string {
  return text.say(key, params, name)
}

// The action codec, the same as the engine's: an action is verb.base + offset, the last argument running fastest.

import type { VerbInfo } from './types'

export interface NamedAction {
  verb: string
  args: Record<string, number>
  words: Record<string, string>
}

export class Vocabulary {
  constructor(readonly verbs: VerbInfo[]) {}

  verb(name: string): VerbInfo | undefined {
    return this.verbs.find((verb) => verb.name === name)
  }

  /** The verb and its arguments by name; `words` spells them. */
  named(action: number): NamedAction {
    const verb = this.verbs.find((verb) => verb.base <= action && action < verb.base + verb.size)
    if (!verb) throw new RangeError(`no action ${action}`)
    let offset = action - verb.base
    const args: Record<string, number> = {}
    const words: Record<string, string> = {}
    for (const argument of [...verb.arguments].reverse()) {
      const size = argument.high - argument.low + 1
      const value = (offset % size) + argument.low
      offset = Math.floor(offset / size)
      args[argument.name] = value
      words[argument.name] = argument.words[value - argument.low] ?? String(value)
    }
    return { verb: verb.name, args, words }
  }

  /** The action, or null when an argument is out of range. */
  code(name: string, args: Record<string, number> = {}): number | null {
    const verb = this.verb(name)
    if (!verb) return null
    let offset = 0
    for (const argument of verb.arguments) {
      const value = args[argument.name] ?? argument.low
      if (value < argument.low || value > argument.high) return null
      offset = offset * (argument.high - argument.low + 1) + value - argument.low
    }
    return verb.base + offset
  }

  /** The action with these arguments in their order, as numbers or words; null when there is none. */
  spelled(name: string, ...words: (string | number)[]): number | null {
    const args: Record<string, number> = {}
    for (const [place, argument] of (this.verb(name)?.arguments ?? []).entries()) {
      const word = words[place] ?? argument.low
      if (typeof word === 'number') args[argument.name] = word
      else if (argument.words.includes(word)) args[argument.name] = argument.words.indexOf(word) + argument.low
      else return null
    }
    return this.code(name, args)
  }

  /** As a person would type it: "place 2 -1 turned". */
  format(action: number): string {
    const { verb, words } = this.named(action)
    const order = this.verb(verb)?.arguments ?? []
    return [verb, ...order.map((argument) => words[argument.name])].join(' ')
  }

  /** The legal actions by verb, each list in the order of the engine. */
  grouped(actions: number[]): Map<string, number[]> {
    const groups = new Map<string, number[]>()
    for (const action of actions) {
      const { verb } = this.named(action)
      groups.set(verb, [...(groups.get(verb) ?? []), action])
    }
    return groups
  }

  /** The actions of these verbs by the value of one argument, which is different in each of them. */
  byArgument(actions: number[], verbs: string[], argument: string): Map<number, number> {
    const values = new Map<number, number>()
    for (const action of actions) {
      const { verb, args } = this.named(action)
      const value = args[argument]
      if (value !== undefined && verbs.includes(verb)) values.set(value, action)
    }
    return values
  }
}

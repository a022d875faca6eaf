// Actions by their notation, for boards: legal(table, 'build', 'saloon').

import type { Table } from './table.svelte'

/** The action with these arguments, as its notation spells them. */
export function action(table: Table, verb: string, ...words: (string | number)[]): number | null {
  return table.vocabulary.spelled(verb, ...words)
}

/** The same if it is legal now. */
export function legal(table: Table, verb: string, ...words: (string | number)[]): number | undefined {
  const code = action(table, verb, ...words)
  return code !== null && table.legal.includes(code) ? code : undefined
}

/** Whether the seat may do any action of this verb now. */
export function offers(table: Table, verb: string): boolean {
  return table.legal.some((code) => table.vocabulary.named(code).verb === verb)
}

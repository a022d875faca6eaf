// Which legal actions the board shows. An element with data-action stands for one action; one with data-covers for all
// actions of some verbs, which are reached in several steps.

import type { Table } from '../../lib/table.svelte'

/** The legal actions that nothing on the board stands for. */
export function unshown(table: Table, root: HTMLElement): number[] {
  const shown = new Set(
    [...root.querySelectorAll<HTMLElement>('[data-action]')].map((found) => Number(found.dataset.action)),
  )
  const covers = [...root.querySelectorAll<HTMLElement>('[data-covers]')].flatMap((found) =>
    found.dataset.covers?.split(' '),
  )
  return table.legal.filter((action) => !shown.has(action) && !covers.includes(table.vocabulary.named(action).verb))
}

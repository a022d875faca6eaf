// What the action looked at would change.

import type { Table } from '../../lib/table.svelte'

/** The change of one good of a seat: wealth, prestige, ap, cubes or tiles. */
export const changeOf = (table: Table, seat: number, good: string) => table.tally(seat)[good] ?? 0

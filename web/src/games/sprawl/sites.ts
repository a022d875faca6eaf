// What the aid `sites` tells of the contract looked at.

import type { Table } from '../../lib/table.svelte'
import type { Desk } from './desk.svelte'
import type { Sites } from './view'

/** The permits that would go for the contract looked at. */
export function usedPermits(table: Table, desk: Desk): string[] {
  const looked = desk.contract
  if (!looked || looked.source === null) return []
  return (table.aid('sites', { card: looked.card }) as Sites | undefined)?.permits ?? []
}

// What the aid `sites` tells of the contract looked at.

import type { Table } from '../../lib/table.svelte'
import type { Desk } from './desk.svelte'
import { asked, type Sites } from './view'

/** The permits that would go for the contract that is being built or looked at. */
export function usedPermits(table: Table, desk: Desk): string[] {
  const ask = asked(table)
  const looked = desk.contract?.source ? desk.contract.card : undefined
  const card = ask?.kind === 'spot' ? ask.card : looked
  return card ? ((table.aid('sites', { card }) as Sites | undefined)?.permits ?? []) : []
}

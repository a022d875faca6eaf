// What Urban Sprawl says besides its questions.

import type { Table } from '../../lib/table.svelte'
import { t } from '../../lib/text.svelte'
import type { SprawlView } from '../../lib/types'

/** That the game ends if nothing happens any more. */
export function warning(table: Table): string | undefined {
  const stall = (table.view as SprawlView).stall
  return stall ? t(`sprawl-table-stall-${stall.reason}`, { turns: stall.turns }) : undefined
}

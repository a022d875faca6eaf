// What the person looks at on the board: shared by the city, the cards and the tray, told to nobody else.

import type { Table } from '../../lib/table.svelte'

/** A contract under the pointer or in focus, wherever it lies. */
export interface LookedAt {
  /** As the action `build` names it: "1" to "5", "town", "favor1". Null for a Favor of somebody else. */
  source: string | null
  card: string
}

export type Overlay = 'none' | 'payout'

export class Desk {
  /** The contract whose spots the city shows. */
  contract = $state.raw<LookedAt | null>(null)
  /** The row ("w5") whose blocks the city shows. */
  row = $state<string | null>(null)
  overlay = $state<Overlay>('none')
  /** One part of the board is shown at a time, as on a phone. */
  narrow = $state(false)
  /** Turns to the next shape of the building, where the button for it stands in the bar. */
  nextShape = $state.raw<(() => void) | null>(null)
}

/** What every part of the board is given. */
export interface PartProps {
  table: Table
  desk: Desk
}

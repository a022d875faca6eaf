// Names for parts of the generated types, which `npm run types` makes from the server's Python classes.
// docs/table-protocol.md explains what they mean.

import type { BranchRequest, MessageText, Protocol, ScoreLine, StateMessage } from '../generated/protocol'

export type * from '../generated/protocol'

/** What the cards of a game say, whichever game it is. */
export type GameFaces = Protocol['faces'][keyof Protocol['faces']]
export type Params = MessageText['params']
export type Cell = ScoreLine['cells'][number]
export type OptionValue = StateMessage['options'][string]
export type SeatKind = StateMessage['seats'][number]['kind']
export type Level = NonNullable<BranchRequest['level']>

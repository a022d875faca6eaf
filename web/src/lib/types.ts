// The types of what the server sends and takes, under the names the client uses for them. They are generated from the
// Python classes (`npm run types`); docs/table-protocol.md explains them.

import type { BranchRequest, MessageText, ScoreLine, StateMessage } from '../generated/protocol'

export type {
  ArgumentInfo as Argument,
  BranchRequest,
  ChatEntry as ChatLine,
  CreatedTable,
  GameDetail,
  GameInfo,
  HintMessage as Hint,
  LogEntry,
  MessageText as Message,
  NewTableRequest as NewTable,
  PreviewMessage as Preview,
  Protocol,
  ReasonInfo as Reason,
  RefusedMessage as Refused,
  Replay,
  ScoreLine,
  ScoreSheet as Score,
  SeatPresence as SeatInfo,
  ServerMessage as FromServer,
  StateMessage as TableState,
  TableLink,
  VerbInfo as Verb,
  WhyMessage as Why,
} from '../generated/protocol'

export type Params = MessageText['params']
export type Cell = ScoreLine['cells'][number]
export type OptionValue = StateMessage['options'][string]
export type SeatKind = StateMessage['seats'][number]['kind']
export type Level = NonNullable<BranchRequest['level']>

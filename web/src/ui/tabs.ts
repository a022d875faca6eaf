// The sheets beside a board.

/** The icon of each sheet. */
export const tabIcon: Record<string, string> = {
  end: 'trophy',
  score: 'score',
  log: 'log',
  chat: 'chat',
  seats: 'person',
  plot: 'replay',
}

/** Where the panel is left to drawers, as in TableLayout. */
export const NARROW = '(max-width: 900px), (max-height: 600px)'

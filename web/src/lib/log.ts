// The log as people read it: one group per turn, and what happened since a seat's last turn.

import type { LogEntry, StateMessage } from './types'

export interface Turn {
  seat: number
  ply: number
  entries: LogEntry[]
}

/** The whole log: the part kept so far, and what a state adds. */
export function joinLogs(log: LogEntry[], state: { log: LogEntry[]; log_from: number }): LogEntry[] {
  return [...log.slice(0, state.log_from), ...state.log]
}

/** What the person of a seat may know; others at the same screen have lines of their own. */
export function knownTo(seat: number | null, log: LogEntry[]): LogEntry[] {
  return log.filter(({ seats }) => seats === undefined || (seat !== null && seats.includes(seat)))
}

/** Entries of the same mover in a row are one turn. */
export function turns(log: LogEntry[]): Turn[] {
  const grouped: Turn[] = []
  for (const entry of log) {
    const last = grouped.at(-1)
    if (last && last.seat === entry.seat) last.entries.push(entry)
    else grouped.push({ seat: entry.seat, ply: entry.ply, entries: [entry] })
  }
  return grouped
}

/** A turn in parts: what comes with a new round, until somebody moves, and that another's turn begins, is nobody's doing. */
export function partsOf(turn: Turn): { round: boolean; entries: LogEntry[] }[] {
  const parts: { round: boolean; entries: LogEntry[] }[] = []
  let begun = -1
  for (const entry of turn.entries) {
    if (entry.key.endsWith('-round')) begun = entry.ply
    const round = entry.ply === begun || entry.key.endsWith('-turn')
    const last = parts.at(-1)
    if (last?.round === round) last.entries.push(entry)
    else parts.push({ round, entries: [entry] })
  }
  return parts
}

/** The things of a turn that each seat had to do with, in the order in which the seats appear, but for what is nobody's. */
export function byActor(turn: Turn, actor: (entry: LogEntry) => number | null): { seat: number; refs: string[] }[] {
  const seats = new Map<number, string[]>([[turn.seat, []]])
  for (const entry of turn.entries) {
    const seat = actor(entry)
    if (seat !== null) seats.set(seat, [...(seats.get(seat) ?? []), ...entry.refs])
  }
  return [...seats].map(([seat, refs]) => ({ seat, refs }))
}

/** A turn with the number of moves after it, so that what it changed can be told. */
export interface FinishedTurn extends Turn {
  until: number
}

/** The turns with their ends; the last one ends now. */
export function withEnds(all: Turn[], now: number): FinishedTurn[] {
  return all.map((turn, index) => ({ ...turn, until: all[index + 1]?.ply ?? now }))
}

/** All turns, and the number of moves before the first turn of others since the last one of this seat; -1 without one. */
export function turnsSeenFrom(
  seat: number | null,
  state: StateMessage,
  inTurn: boolean,
): { all: FinishedTurn[]; firstFresh: number } {
  const all = withEnds(turns(knownTo(seat, state.log)), state.ply)
  const fresh = state.over ? [] : sinceMine(all, seat === null ? [] : [seat], inTurn)
  return { all, firstFresh: fresh[0]?.ply ?? -1 }
}

/** The turns of others since the last turn of these seats; the turn they are in the middle of does not count as one. */
export function sinceMine(all: Turn[], mine: number[], inTurn = false): Turn[] {
  const own = (turn: Turn | undefined) => turn !== undefined && mine.includes(turn.seat)
  let end = all.length
  while (inTurn && end > 0 && own(all[end - 1])) end -= 1
  let start = end
  while (start > 0 && !own(all[start - 1])) start -= 1
  return start === 0 ? [] : all.slice(start, end)
}

// Who won by how much and where, from the score sheets of a finished game.

import type { ScoreSheet } from './types'

export interface Place {
  seat: number
  place: number
  total: number
}

/** Everybody by points, equal ones on the same place. Winners come first, for ties may be broken otherwise. */
export function ranking(scores: readonly ScoreSheet[], winners: readonly number[]): Place[] {
  const first = (seat: number) => (winners.includes(seat) ? 0 : 1)
  const seats = scores.map((score, seat) => ({ seat, total: score.total }))
  seats.sort((a, b) => first(a.seat) - first(b.seat) || b.total - a.total)
  const places: Place[] = []
  for (const entry of seats) {
    const last = places.at(-1)
    const same = last && last.total === entry.total && first(last.seat) === first(entry.seat)
    places.push({ ...entry, place: same ? last.place : places.length + 1 })
  }
  return places
}

/** By how much two sheets differ line by line, the largest difference first. */
function differences(own: ScoreSheet, other: ScoreSheet): { key: string; points: number }[] {
  const points = (sheet: ScoreSheet, key: string) => sheet.lines.find((line) => line.key === key)?.points ?? 0
  const keys = [...new Set([...own.lines, ...other.lines].map((line) => line.key))]
  return keys
    .map((key) => ({ key, points: points(own, key) - points(other, key) }))
    .filter((line) => line.points !== 0)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
}

/** The largest differences that made the result: in favour of whoever has more in all, or any between equals. */
export function decisive(own: ScoreSheet, other: ScoreSheet): { key: string; points: number }[] {
  const lead = own.total - other.total
  return differences(own, other)
    .filter((line) => line.points * lead >= 0)
    .slice(0, 3)
}

/** The rival to compare with: the winner, or for the winner whoever came next. */
export function comparedWith(seat: number, places: readonly Place[]): number | undefined {
  return places.find((entry) => entry.seat !== seat)?.seat
}

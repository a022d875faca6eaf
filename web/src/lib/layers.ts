// Cards of two by two places that may cover each other, for every game that builds with such cards.

export interface Box {
  left: number
  top: number
  columns: number
  rows: number
}

export interface Seen {
  dx: number
  dy: number
  code: string
}

export const CORNERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const

/** A place as a key of maps and lists. */
export const spot = (x: number, y: number) => `${x} ${y}`

/** The cards from the lowest to the highest, each with the places that no later card covers. */
export function layers<T extends { x: number; y: number }>(
  laid: T[],
  code: (x: number, y: number) => string,
): (T & { seen: Seen[] })[] {
  const covered = new Set<string>()
  const cards: (T & { seen: Seen[] })[] = []
  for (const card of [...laid].reverse()) {
    const seen: Seen[] = []
    for (const [dx, dy] of CORNERS) {
      const place = spot(card.x + dx, card.y + dy)
      if (covered.has(place)) continue
      covered.add(place)
      seen.push({ dx, dy, code: code(card.x + dx, card.y + dy) })
    }
    cards.push({ ...card, seen })
  }
  return cards.reverse()
}

/** The part of the grid to draw: all these places with a margin, never smaller than a card with its margin. */
export function extent(
  places: readonly (readonly [number, number, ...unknown[]])[],
  across: number,
  down = across,
): Box {
  const xs = places.map(([x]) => x)
  const ys = places.map(([, y]) => y)
  const left = (xs.length ? Math.min(...xs) : 0) - across
  const top = (ys.length ? Math.min(...ys) : 0) - down
  const right = (xs.length ? Math.max(...xs) : 1) + across
  const bottom = (ys.length ? Math.max(...ys) : 1) + down
  return { left, top, columns: right - left + 1, rows: bottom - top + 1 }
}

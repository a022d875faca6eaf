// Where something lies, in words that need no coordinates.

const WINDS = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const

/** The message that says in which direction a place lies from the first card of a town; y grows to the south. */
export function side(x: number, y: number): string {
  if (x === 0 && y === 0) return '@web-side-middle'
  const eighth = Math.round((Math.atan2(y, x) / Math.PI) * 4)
  return `@web-side-${WINDS[(eighth + 8) % 8]}`
}

/** For messages with a place: the direction beside the coordinates. */
export function sideParams(params: Record<string, string | number>): Record<string, string> {
  return typeof params.x === 'number' && typeof params.y === 'number' ? { side: side(params.x, params.y) } : {}
}

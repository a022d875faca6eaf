// Where to place a note that points at something on the screen: beside it, if there is room.

export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

interface Size {
  width: number
  height: number
}

const GAP = 26
const EDGE = 10

/** The rectangle around several others; null for none. */
export function boundsOf(rects: readonly Rect[]): Rect | null {
  if (rects.length === 0) return null
  return {
    left: Math.min(...rects.map((rect) => rect.left)),
    top: Math.min(...rects.map((rect) => rect.top)),
    right: Math.max(...rects.map((rect) => rect.right)),
    bottom: Math.max(...rects.map((rect) => rect.bottom)),
  }
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, Math.max(low, high)))

/** The upper left corner of a note beside a target: to its right, its left, below or above; null where no side has room. */
export function beside(target: Rect, note: Size, screen: Size): { left: number; top: number } | null {
  const top = clamp((target.top + target.bottom - note.height) / 2, EDGE, screen.height - note.height - EDGE)
  const left = clamp((target.left + target.right - note.width) / 2, EDGE, screen.width - note.width - EDGE)
  if (target.right + GAP + note.width + EDGE <= screen.width) return { left: target.right + GAP, top }
  if (target.left - GAP - note.width >= EDGE) return { left: target.left - GAP - note.width, top }
  if (target.bottom + GAP + note.height + EDGE <= screen.height) return { left, top: target.bottom + GAP }
  if (target.top - GAP - note.height >= EDGE) return { left, top: target.top - GAP - note.height }
  return null
}

/** A line from the edge of a note to the edge of its target; null where they touch or overlap. */
export function lineBetween(note: Rect, target: Rect): { x1: number; y1: number; x2: number; y2: number } | null {
  // On each axis: where both reach, the line is straight; otherwise it goes from edge to edge.
  const axis = (low: number, high: number, otherLow: number, otherHigh: number): [number, number] => {
    if (high < otherLow) return [high, otherLow]
    if (otherHigh < low) return [low, otherHigh]
    const middle = (Math.max(low, otherLow) + Math.min(high, otherHigh)) / 2
    return [middle, middle]
  }
  const [x1, x2] = axis(note.left, note.right, target.left, target.right)
  const [y1, y2] = axis(note.top, note.bottom, target.top, target.bottom)
  return x1 === x2 && y1 === y2 ? null : { x1, y1, x2, y2 }
}

// Where the spaces and lands of the frontier map are drawn, in pixels. The places come from the component set; what
// would overlap is moved apart a little.

export interface Box {
  id: string
  x: number
  y: number
  /** Half its width and half its height. */
  w: number
  h: number
}

/** The strip along the upper and the lower edge where lands have their names and tents. */
export const STRIP = 22

const MARGIN = 4
const ROUNDS = 80

/** The middle of the map is spread, where most roads meet. */
const SPREAD = 0.2
const NEAR = 34

/** A place of the component set, 0 to 100, on a map of this size. */
export function place(x: number, y: number, width: number, height: number): { x: number; y: number } {
  const far = Math.hypot(x - 50, y - 50)
  const wider = 1 + SPREAD * Math.max(0, Math.min(1, (NEAR - far) / 12))
  return { x: ((50 + (x - 50) * wider) * width) / 100, y: ((50 + (y - 50) * wider) * height) / 100 }
}

/** Boxes that do not overlap each other or what is fixed, near the places they had. */
export function apart(boxes: Box[], fixed: Box[], width: number, height: number): Map<string, Box> {
  const moved = boxes.map((box) => ({ ...box }))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, box] of moved.entries()) {
      for (const other of moved.slice(index + 1)) push(box, other, 0.5)
      for (const other of fixed) push(box, { ...other }, 1)
      box.x = Math.max(box.w + 3, Math.min(width - box.w - 3, box.x))
      box.y = Math.max(STRIP + box.h, Math.min(height - STRIP - box.h, box.y))
    }
  }
  return new Map(moved.map((box) => [box.id, box]))
}

/** Moves two boxes that overlap apart along the shorter way; the share says how much of it the first box goes. */
function push(first: Box, second: Box, share: number): void {
  const dx = first.w + second.w + MARGIN - Math.abs(first.x - second.x)
  const dy = first.h + second.h + MARGIN - Math.abs(first.y - second.y)
  if (dx <= 0 || dy <= 0) return
  if (dx < dy) {
    const way = first.x < second.x ? -dx : dx
    first.x += way * share
    second.x -= way * (1 - share)
  } else {
    const way = first.y < second.y ? -dy : dy
    first.y += way * share
    second.y -= way * (1 - share)
  }
}

/** Whether a land lies at the left or right edge, so that its name is written along it. */
export const upright = (x: number, y: number) => (x > 85 || x < 15) && y > 15 && y < 85

/** The outline of that part of an oval which lies on the map, its middle being on an edge: nothing of it is out of reach. */
export function ashore({ x, y, w, h }: Omit<Box, 'id'>, width: number, height: number): string {
  const points = Array.from({ length: 64 }, (_, index) => {
    const angle = (index / 32) * Math.PI
    const across = Math.max(0, Math.min(width, x + w * Math.cos(angle)))
    const down = Math.max(0, Math.min(height, y + h * Math.sin(angle)))
    return `${across.toFixed(1)} ${down.toFixed(1)}`
  })
  return `M${points.join('L')}z`
}

/** Places for what has none in its set: on a circle. */
export function fallback(index: number, count: number): { x: number; y: number } {
  const angle = (index / count) * 2 * Math.PI
  return { x: 50 + 38 * Math.cos(angle), y: 50 + 36 * Math.sin(angle) }
}

const CORNERS = [
  { x: 1, y: -1 },
  { x: -1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
]

/** Where a wagon stands on a space so that it hides no other and no number: at the corner farthest from its neighbours. */
export function corner(box: Box, others: Box[]): { x: number; y: number } {
  const gap = (x: number, y: number) =>
    Math.min(
      ...others
        .filter((other) => other.id !== box.id)
        .map((other) => Math.max(Math.abs(x - other.x) - other.w, Math.abs(y - other.y) - other.h)),
    )
  const places = CORNERS.map((corner) => ({ x: box.x + corner.x * (box.w - 1), y: box.y + corner.y * (box.h - 1) }))
  return places.reduce((best, place) => (gap(place.x, place.y) > gap(best.x, best.y) + 2 ? place : best))
}

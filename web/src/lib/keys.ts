// What boards and pages share about the keyboard.

type Direction = readonly [number, number]

const DIRECTIONS: Record<string, Direction> = {
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
}

export interface Place {
  x: number
  y: number
}

/** The nearest of some places in a direction from here, straight ahead before aside; -1 when nothing lies there. */
export function nearest(from: Place, places: readonly Place[], [dx, dy]: Direction): number {
  let best = -1
  let least = Infinity
  places.forEach(({ x, y }, index) => {
    const ahead = (x - from.x) * dx + (y - from.y) * dy
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx)
    // What lies more to the side than ahead belongs to the other pair of arrows.
    if (ahead <= 1 || aside > 2 * ahead) return
    const far = ahead + 2 * aside
    if (far < least) [best, least] = [index, far]
  })
  return best
}

const middle = (element: Element): Place => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Arrow keys walk from one element to the nearest of the others in their direction, and stay where there is none. */
export function walk(event: KeyboardEvent, here: Element, all: Iterable<HTMLElement | SVGElement>): void {
  const direction = DIRECTIONS[event.key]
  if (!direction) return
  event.preventDefault()
  const others = [...all].filter((element) => element !== here)
  others[nearest(middle(here), others.map(middle), direction)]?.focus()
}

/** The same among the buttons beside the one in focus; Tab leaves them. */
export function walkButtons(event: KeyboardEvent): void {
  const here = event.currentTarget as HTMLElement
  if (here.parentElement) walk(event, here, here.parentElement.querySelectorAll('button'))
}

const STARTS = new Set([...Object.keys(DIRECTIONS), 'Enter'])

/** A key pressed while nothing is in focus goes to what is asked on the board, so that no first Tab is needed. */
export function startOnBoard(event: KeyboardEvent): void {
  if (event.target !== document.body || !STARTS.has(event.key)) return
  const asked = firstAsked()
  if (!asked) return
  event.preventDefault()
  asked.focus()
  // A card that is to be placed shows already where it would lie, so the key moves or places it at once.
  if (asked.matches('[data-test=ghost]')) {
    asked.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, bubbles: true, cancelable: true }))
  }
}

/** What stands for the next decision on the board. */
export function firstAsked(): HTMLElement | undefined {
  const elements = document.querySelectorAll<HTMLElement>('.board [data-test=ghost], .board [data-action]')
  return [...elements].find((element) => element.checkVisibility())
}

/** Whether a key is typed into a field or belongs to a shortcut of the browser. */
export function isTaken(event: KeyboardEvent): boolean {
  const writing = event.target instanceof HTMLElement && event.target.matches('input, select, textarea')
  return writing || event.ctrlKey || event.metaKey || event.altKey
}

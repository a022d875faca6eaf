// Cards travel from where they were to where they go. Elements with the same data-fly are the same object before and
// after a change, wherever it is drawn.

import { motionAllowed } from './settings.svelte'

type Places = Map<string, DOMRect>

const TIME = 240

function flyers(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-fly]')]
}

/** Where everything is now. */
export function places(): Places {
  const rects: Places = new Map()
  if (!motionAllowed()) return rects
  for (const element of flyers()) {
    const rect = element.getBoundingClientRect()
    if (rect.width > 0) rects.set(element.dataset.fly ?? '', rect)
  }
  return rects
}

/** Lets everything travel from its old place; what is new fades in. */
export function fly(before: Places): void {
  if (before.size === 0 || !motionAllowed()) return
  // All are measured before the first one moves: after a movement the browser would lay out the page again for each.
  const after = flyers().map((element) => ({ element, to: element.getBoundingClientRect() }))
  for (const { element, to } of after) {
    const from = before.get(element.dataset.fly ?? '')
    if (to.width === 0) continue
    if (!from) {
      element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TIME })
      continue
    }
    const dx = from.left - to.left
    const dy = from.top - to.top
    const scale = from.width / to.width
    if (Math.abs(dx) + Math.abs(dy) < 2 && Math.abs(scale - 1) < 0.02) continue
    element.animate(
      [
        { transformOrigin: '0 0', transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 30 },
        { transformOrigin: '0 0', transform: 'none', zIndex: 30 },
      ],
      { duration: TIME, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    )
  }
}

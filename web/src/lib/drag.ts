// Dragging a card with the mouse to the place where it goes. Fingers scroll a page; they tap twice instead.

// Pixels after which a press is a drag and no click.
const SLACK = 8

/**
 * An attachment for a card: dropped on an element with data-drop, it does what a click on it would do. The card that
 * is dragged is a copy, so that the board stays as it is until the game goes on.
 */
export function draggable(allowed: () => boolean, drop: () => void) {
  return (card: HTMLElement) => {
    let start: { x: number; y: number } | null = null
    let copy: HTMLElement | null = null

    function begin(event: PointerEvent): void {
      if (event.pointerType !== 'mouse' || event.button !== 0 || !allowed()) return
      start = { x: event.clientX, y: event.clientY }
      addEventListener('pointermove', move)
      addEventListener('pointerup', end)
    }

    function move(event: PointerEvent): void {
      if (!start) return
      const x = event.clientX - start.x
      const y = event.clientY - start.y
      if (!copy && Math.hypot(x, y) < SLACK) return
      copy ??= copyOf(card)
      copy.style.translate = `${x}px ${y}px`
      document.querySelectorAll('[data-drop]').forEach((place) => {
        place.toggleAttribute('data-reached', place === dropPlaceUnder(event))
      })
    }

    function end(event: PointerEvent): void {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', end)
      const dragged = copy !== null
      const over = dragged && dropPlaceUnder(event) !== null
      start = null
      copy?.remove()
      copy = null
      document.querySelectorAll('[data-reached]').forEach((place) => place.removeAttribute('data-reached'))
      if (over) drop()
      // Browsers send a click after a drag; it must not count as one.
      if (dragged) addEventListener('click', swallow, { capture: true, once: true })
      if (dragged) setTimeout(() => removeEventListener('click', swallow, true))
    }

    const preventNativeDrag = (event: Event) => event.preventDefault()
    card.addEventListener('pointerdown', begin)
    card.addEventListener('dragstart', preventNativeDrag)
    return () => {
      card.removeEventListener('pointerdown', begin)
      card.removeEventListener('dragstart', preventNativeDrag)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', end)
      copy?.remove()
    }
  }
}

const swallow = (event: Event): void => {
  event.stopPropagation()
  event.preventDefault()
}

function dropPlaceUnder(event: PointerEvent): Element | null {
  const elements = document.elementsFromPoint(event.clientX, event.clientY)
  return elements.map((element) => element.closest('[data-drop]')).find((place) => place !== null) ?? null
}

function copyOf(card: HTMLElement): HTMLElement {
  const { left, top, width, height } = card.getBoundingClientRect()
  const copy = card.cloneNode(true) as HTMLElement
  copy.removeAttribute('data-fly')
  copy.setAttribute('aria-hidden', 'true')
  copy.tabIndex = -1
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    zIndex: '50',
    pointerEvents: 'none',
    opacity: '0.85',
  })
  card.parentElement?.append(copy)
  return copy
}

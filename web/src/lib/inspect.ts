// Finds out what is to be read at a place of the table page, and walks from object to object by keyboard.

import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'
import { faceReading } from './faceReading'
import { boardReading } from './games'
import { isTaken } from './keys'
import { attached, HOVER, reader, REST, SLIP, type Reading } from './reading.svelte'
import type { Table } from './table.svelte'

const OBJECTS = '[data-reads], [data-ref], [data-says]'
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** What an object says: what was attached to it, else what the board knows of its ref, else its words or its label. */
export function readingOf(table: Table, element: HTMLElement): Reading | null {
  const own = attached.get(element)?.()
  if (own) return own
  const { ref, says } = element.dataset
  const reading = ref ? (boardReading(table.state?.game ?? '', table, ref, element) ?? faceReading(table, ref)) : null
  const words = says ?? (ref && !ref.startsWith('part:') ? element.getAttribute('aria-label') : null)
  return reading ?? (words ? { title: words, lines: [], rule: element.dataset.rule } : null)
}

/** The objects in sight that say something, in the order of the page. */
export function readableObjects(table: Table, page: Element): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(`.board :is(${OBJECTS})`)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && readingOf(table, element) !== null,
  )
}

export function inspect(table: Table): Attachment<HTMLElement> {
  return (page) => {
    let over: HTMLElement | null = null
    let pointed: EventTarget | null = null
    let finger: { x: number; y: number } | null = null
    let hasRead = false
    let walked: HTMLElement | null = null

    /** The innermost object at an element that says something, unless it reads itself. */
    function objectAt(target: EventTarget | null): HTMLElement | null {
      let object = target instanceof Element ? target.closest<HTMLElement>(OBJECTS) : null
      while (object && !attached.has(object) && !readingOf(table, object)) {
        object = object.parentElement?.closest<HTMLElement>(OBJECTS) ?? null
      }
      return object && attached.has(object) ? null : object
    }

    function leave(): void {
      if (over) reader.hide(over)
      over = null
    }

    // Only where the mouse was moved to: what comes to lie under a mouse at rest was not asked for.
    function point(event: PointerEvent): void {
      if (event.pointerType !== 'mouse' || walked || event.target === pointed) return
      pointed = event.target
      const object = objectAt(event.target)
      if (object === over) return
      leave()
      over = object
      if (object) reader.show(object, () => readingOf(table, object), HOVER)
    }

    function press(event: PointerEvent): void {
      hasRead = false
      if (event.pointerType === 'mouse') return
      const object = objectAt(event.target)
      leave()
      if (!object) return
      over = object
      finger = { x: event.clientX, y: event.clientY }
      reader.show(object, () => readingOf(table, object), REST)
    }

    function slide(event: PointerEvent): void {
      if (finger && Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > SLIP) leave()
    }

    // A lifted finger leaves the page, which closes the sheet, and only then it clicks.
    function lift(): void {
      hasRead = finger !== null && over !== null && reader.reads(over)
    }

    // A finger that has read something does not play it too.
    function click(event: MouseEvent): void {
      if (hasRead && event.detail) {
        event.stopPropagation()
        event.preventDefault()
      }
      hasRead = false
      finger = null
      leave()
    }

    function focus(event: FocusEvent): void {
      if (!(event.target instanceof HTMLElement) || !event.target.matches(':focus-visible')) return
      const object = objectAt(event.target)
      leave()
      over = object
      if (object) reader.show(object, () => readingOf(table, object), HOVER)
    }

    function walkTo(object: HTMLElement | null): void {
      walked?.removeAttribute('data-inspected')
      if (walked) reader.hide(walked)
      walked = object
      if (!object) return
      object.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      object.setAttribute('data-inspected', '')
      reader.show(object, () => readingOf(table, object), 0, true)
    }

    // "W" begins at the first object, or at the one in focus; arrows go on, Escape or "W" ends.
    function key(event: KeyboardEvent): void {
      if (isTaken(event) || table.covered) return
      const step = walked ? STEPS[event.key] : undefined
      if (event.key === 'w' && !walked) {
        const objects = readableObjects(table, page)
        walkTo(objects.find((object) => object.contains(document.activeElement)) ?? objects[0] ?? null)
      } else if (walked && (event.key === 'w' || event.key === 'Escape')) walkTo(null)
      else if (walked && step) {
        const objects = readableObjects(table, page)
        walkTo(objects[(objects.indexOf(walked) + step + objects.length) % objects.length] ?? null)
      } else return
      event.preventDefault()
      event.stopPropagation()
    }

    const offs = [
      on(page, 'pointermove', point),
      on(page, 'pointerleave', () => {
        leave()
        pointed = null
      }),
      on(page, 'pointerdown', press),
      on(page, 'pointerup', lift),
      on(page, 'pointermove', slide),
      on(page, 'pointercancel', leave),
      on(page, 'focusin', focus),
      on(page, 'focusout', leave),
      on(page, 'contextmenu', (event) => finger && event.preventDefault()),
      on(page, 'click', click, { capture: true }),
      on(window, 'keydown', key, { capture: true }),
    ]
    return () => {
      walkTo(null)
      leave()
      for (const off of offs) off()
    }
  }
}

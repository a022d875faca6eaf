// "What does this do?": an object at reading size, after a moment under the mouse, in focus by keyboard, or while a finger
// rests on it. There is one sheet for the whole table. An element is read by what was attached to it (`readable`), by
// its ref (`data-ref`, which the game's board explains), or by the words in `data-says`, with the paragraph in
// `data-rule`.

import type { Component } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'

export interface Reading {
  title: string
  /** What it is, or when it works. */
  kind?: string
  /** What it says, line by line. */
  lines: string[]
  /** Prices, points and states, each in one sentence. */
  notes?: string[]
  /** Where the text comes from, as faces call it. */
  source?: string
  /** The paragraph of the rules behind it. */
  rule?: string | undefined
  /** What is drawn above the words. */
  picture?: { draw: Component<Record<string, unknown>>; props: Record<string, unknown> } | undefined
}

interface Shown {
  /** By keyboard: then screen readers hear it too. */
  aloud: boolean
  reading: Reading
  place: DOMRect
  /** The part of the board beside which it is shown if there is room, so that the cards around it stay in sight. */
  beside: DOMRect | undefined
  /** Where what the prompt says of the thing ends; nothing for a thing that does nothing. */
  said: number
}

export const HOVER = 250
export const REST = 450
// How far a resting finger may slip.
export const SLIP = 10

/** Elements that something was attached to, by what they say. */
export const attached = new WeakMap<Element, () => Reading | null>()

class Reader {
  shown = $state.raw<Shown | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  #owner: Element | null = null

  show(element: Element, reading: () => Reading | null, wait = 0, aloud = false): void {
    clearTimeout(this.#timer)
    this.#owner = element
    const open = () => {
      const words = element.isConnected ? reading() : null
      const part = element.closest('[data-reads-beside]')
      const framed = element.closest('[data-frame]')?.getBoundingClientRect()
      const rect = element.getBoundingClientRect()
      // A frame shows what the thing would change, so the sheet stands clear of that, too.
      const place =
        framed && framed.top < rect.top ? new DOMRect(rect.x, framed.y, rect.width, rect.bottom - framed.y) : rect
      const beside = part?.getBoundingClientRect()
      const prompt = element.closest('[data-action]') && document.querySelector('.prompt')
      const said = prompt?.getBoundingClientRect().bottom ?? 0
      this.shown = words && { reading: words, place, beside, said, aloud }
    }
    if (wait) this.#timer = setTimeout(open, wait)
    else open()
  }

  hide(element: Element): void {
    if (this.#owner === element) this.close()
  }

  /** Whether this element is being read. */
  reads(element: Element): boolean {
    return this.shown !== null && this.#owner === element
  }

  /**
   * What scrolls carries the thing away from the sheet. Walking by keyboard scrolls to the object itself, and the sheet
   * was placed after that; a sheet that has yet to open finds its place then.
   */
  scrolled(part: EventTarget | null): void {
    if (this.shown && !this.shown.aloud && part instanceof Node && part.contains(this.#owner)) this.close()
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#owner = null
    this.shown = null
  }
}

export const reader = new Reader()

/** Lets an element be read: `{@attach readable(() => cardReading(id))}`. */
export function readable(reading: () => Reading | null): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number } | null = null
    let under = false
    let hasRead = false
    attached.set(element, reading)
    element.dataset.reads = ''
    const leave = () => {
      under = false
      reader.hide(element)
    }
    const press = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') return
      from = { x: event.clientX, y: event.clientY }
      hasRead = false
      reader.show(element, reading, REST)
    }
    // A lifted finger leaves the element, which closes the sheet, and only then it clicks.
    const lift = () => (hasRead = from !== null && reader.reads(element))
    // A mouse has to be moved over it: what comes to lie under one at rest was not asked for.
    const move = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') {
        if (!under) reader.show(element, reading, HOVER)
        under = true
      } else if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) reader.hide(element)
    }
    const focus = () => element.matches(':focus-visible') && reader.show(element, reading, HOVER)
    // A finger that has read a card does not play it too.
    const click = (event: MouseEvent) => {
      if (hasRead && event.detail) event.stopImmediatePropagation()
      hasRead = false
      from = null
      reader.hide(element)
    }
    const menu = (event: Event) => from && event.preventDefault()
    const listeners: [string, (event: never) => unknown][] = [
      ['pointerleave', leave],
      ['pointerdown', press],
      ['pointerup', lift],
      ['pointermove', move],
      ['pointercancel', leave],
      ['focus', focus],
      ['blur', leave],
      ['contextmenu', menu],
    ]
    // Svelte's own `on`: an element that is removed while in focus sends `blur` in the middle of an update, where state
    // may be changed only like this.
    const offs = [
      ...listeners.map(([name, listener]) => on(element, name, listener as EventListener)),
      on(element, 'click', click, { capture: true }),
    ]
    return () => {
      reader.hide(element)
      for (const off of offs) off()
    }
  }
}

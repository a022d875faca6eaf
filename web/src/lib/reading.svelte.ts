// A card at reading size: after a moment under the mouse, in focus by keyboard, or while a finger rests on it. There is
// one sheet for the whole board.

import type { Attachment } from 'svelte/attachments'

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
}

interface Shown {
  reading: Reading
  place: DOMRect
  /** The part of the board beside which it is shown if there is room, so that the cards around it stay in sight. */
  beside: DOMRect | undefined
}

const HOVER = 250
const REST = 450
// How far a resting finger may slip.
const SLIP = 10

class Reader {
  shown = $state.raw<Shown | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  #owner: HTMLElement | null = null

  show(element: HTMLElement, reading: () => Reading | null, wait = 0): void {
    clearTimeout(this.#timer)
    this.#owner = element
    const open = () => {
      const found = element.isConnected ? reading() : null
      const part = element.closest('[data-reads-beside]')
      const [place, beside] = [element.getBoundingClientRect(), part?.getBoundingClientRect()]
      this.shown = found && { reading: found, place, beside }
    }
    if (wait) this.#timer = setTimeout(open, wait)
    else open()
  }

  hide(element: HTMLElement): void {
    if (this.#owner === element) this.close()
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
    const enter = (event: PointerEvent) => event.pointerType === 'mouse' && reader.show(element, reading, HOVER)
    const leave = () => reader.hide(element)
    const press = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') return
      from = { x: event.clientX, y: event.clientY }
      reader.show(element, reading, REST)
    }
    const slide = (event: PointerEvent) => {
      if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) reader.hide(element)
    }
    const focus = () => element.matches(':focus-visible') && reader.show(element, reading, HOVER)
    // A finger that has read a card does not play it too.
    const click = (event: MouseEvent) => {
      if (from && reader.shown) event.stopImmediatePropagation()
      from = null
      reader.hide(element)
    }
    const menu = (event: Event) => from && event.preventDefault()
    const listeners: [string, (event: never) => unknown][] = [
      ['pointerenter', enter],
      ['pointerleave', leave],
      ['pointerdown', press],
      ['pointermove', slide],
      ['pointercancel', leave],
      ['focus', focus],
      ['blur', leave],
      ['contextmenu', menu],
    ]
    for (const [name, listener] of listeners) element.addEventListener(name, listener as EventListener)
    element.addEventListener('click', click, true)
    return () => {
      reader.hide(element)
      for (const [name, listener] of listeners) element.removeEventListener(name, listener as EventListener)
      element.removeEventListener('click', click, true)
    }
  }
}

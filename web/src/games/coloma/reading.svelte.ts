// A card, a barrel or a bridge at reading size: after a moment under the mouse, in focus by keyboard, or while a finger
// rests on it. There is one sheet for the whole board.

import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'
import type { Fx } from './fx'

export interface Reading {
  title: string
  /** When it works, or what it is. */
  kind?: string
  fx?: Fx
  text: string
  /** Prices, points and states, each in one sentence. */
  notes?: string[]
  source?: string
}

const HOVER = 250
const REST = 450
// How far a resting finger may slip.
const SLIP = 10

class Reader {
  /** What is read, where it is, and above what its sheet belongs: a frame shows what the thing would change. */
  shown = $state.raw<{ reading: Reading; place: DOMRect; above: number } | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  #owner: HTMLElement | null = null

  show(element: HTMLElement, reading: Reading | null, wait = 0): void {
    clearTimeout(this.#timer)
    this.#owner = element
    const open = () => {
      if (!reading || !element.isConnected) return
      const place = element.getBoundingClientRect()
      const above = element.closest('[data-frame]')?.getBoundingClientRect().top ?? place.top
      this.shown = { reading, place, above: Math.min(place.top, above) }
    }
    if (wait) this.#timer = setTimeout(open, wait)
    else open()
  }

  hide(element: HTMLElement): void {
    if (this.#owner !== element) return
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
    const enter = (event: PointerEvent) => event.pointerType === 'mouse' && reader.show(element, reading(), HOVER)
    const leave = () => reader.hide(element)
    const press = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') return
      from = { x: event.clientX, y: event.clientY }
      reader.show(element, reading(), REST)
    }
    const slide = (event: PointerEvent) => {
      if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) reader.hide(element)
    }
    const focus = () => element.matches(':focus-visible') && reader.show(element, reading())
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
    // By way of Svelte, for an element that is taken away while in focus loses it in the middle of an update.
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

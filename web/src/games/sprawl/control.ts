// How a drawn thing that stands for an action behaves.

import type { Table } from '../../lib/table.svelte'

/** Attributes and handlers of a button inside the drawing; without an action it is only a picture with a name. */
export function control(table: Table, action: number | undefined, label: string) {
  const press = (event: Event) => {
    if (action === undefined) return
    event.stopPropagation()
    table.press(action, event)
  }
  return {
    role: action === undefined ? 'img' : 'button',
    tabindex: action === undefined ? undefined : 0,
    'aria-label': label,
    ...table.target(action),
    onclick: press,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      press(event)
    },
  } as const
}

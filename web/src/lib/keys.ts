// What boards and pages share about the keyboard.

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Arrow keys walk round the buttons beside the one in focus; Tab leaves them. */
export function walkButtons(event: KeyboardEvent): void {
  const step = STEPS[event.key]
  const here = event.currentTarget as HTMLElement
  if (!step || !here.parentElement) return
  event.preventDefault()
  const buttons = [...here.parentElement.querySelectorAll<HTMLElement>('button')]
  buttons[(buttons.indexOf(here) + step + buttons.length) % buttons.length]?.focus()
}

/** Whether a key is typed into a field or belongs to a shortcut of the browser. */
export function isTaken(event: KeyboardEvent): boolean {
  const writing = event.target instanceof HTMLElement && event.target.matches('input, select, textarea')
  return writing || event.ctrlKey || event.metaKey || event.altKey
}

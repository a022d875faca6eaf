// What is lit on the board because a line of the log or the story speaks of it, and the other way round. An object is
// known by a ref such as "card:saloon" or "seat:1".

// Milliseconds that an object stays lit when somebody went to it from a line of the log.
const SOUGHT_TIME = 4000

export class Lights {
  #refs = $state.raw<readonly string[]>([])
  /** The object under the pointer or in focus. */
  pointed = $state<string | null>(null)
  /** The objects that somebody wants to be led to; the board opens the part that holds them. */
  sought = $state.raw<readonly string[]>([])
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `storyRefs` are the objects that the story speaks of. */
  constructor(readonly storyRefs: () => readonly string[]) {}

  #lit = $derived.by(() => [...this.#refs, ...this.storyRefs()])

  lit(ref: string): boolean {
    return this.#lit.includes(ref)
  }

  light(refs: readonly string[]): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#refs = refs
  }

  /** A line is left; but what somebody was led to from there stays lit for its time. */
  dim(): void {
    if (this.#timer === undefined) this.light([])
  }

  seek(refs: readonly string[]): void {
    this.light(refs)
    this.sought = [...refs]
    this.#timer = setTimeout(() => this.light([]), SOUGHT_TIME)
  }

  clear(): void {
    this.light([])
    this.sought = []
  }

  /** Follows pointer and focus over the objects of a board. */
  follow = (event: Event): void => {
    const over = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-ref]') : null
    this.pointed = over?.dataset.ref ?? null
  }

  leave = (): void => {
    this.pointed = null
  }
}

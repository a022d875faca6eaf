// What happened since the person's last decision, told beat by beat above a board that is already in its new state.

import { motionAllowed } from './settings.svelte'
import {
  beatTime,
  begin,
  goOn,
  LIST_LIT,
  MOST_BEATS,
  MOST_BRIEF_BEATS,
  nextBeat,
  placeOf,
  SILENT,
  type Beat,
  type Telling,
} from './story'
import type { LogEntry } from './types'

/** Makes beats of what has happened; a brief story leaves out what the person can do without. */
export type Teller = (entries: LogEntry[], brief: boolean) => Beat[]

export class Story {
  beats = $state.raw<readonly Beat[]>([])
  telling = $state.raw<Telling>(SILENT)
  #timer: ReturnType<typeof setTimeout> | undefined
  // What the beats tell, and whether they do so briefly.
  #entries: LogEntry[] = []
  #brief = false

  // Whether what a list tells is still lit.
  #listLit = $state(false)

  /** The beats that are shown now. */
  get shown(): readonly Beat[] {
    if (this.telling.how === 'beats') return this.beats.slice(this.telling.at, this.telling.at + 1)
    return this.telling.how === 'list' ? this.beats.slice(this.telling.from) : []
  }

  /** The objects that light up now: those of the beat that is shown, or for a while all of a list. */
  get refs(): readonly string[] {
    return this.telling.how === 'list' && !this.#listLit ? [] : this.shown.flatMap((beat) => beat.refs)
  }

  /** Whether there is something to show again: all of it, or what was told before a list that stays. */
  get canRepeat(): boolean {
    const { telling } = this
    return this.beats.length > 0 && (telling.how === 'silent' || (telling.how === 'list' && telling.from > 0))
  }

  /** Tells what has just happened, after what is still being told. */
  add(entries: LogEntry[], teller: Teller): void {
    this.#entries = [...this.#entries, ...entries]
    if (this.#brief) return this.#tellBriefly(teller)
    const fresh = teller(entries, false)
    if (fresh.length === 0) return
    this.beats = [...this.beats, ...fresh]
    const telling = goOn(this.telling, this.beats, fresh.length, motionAllowed())
    if (telling.how === 'count') this.#tellBriefly(teller)
    else this.#tell(telling)
  }

  /** Too long a story is told anew and briefly; what is added may change its last beat. */
  #tellBriefly(teller: Teller): void {
    const beats = teller(this.#entries, true)
    const same = beats.length === this.beats.length && beats.at(-1)?.text === this.beats.at(-1)?.text
    if (this.#brief && same) return
    const told = this.#brief ? placeOf(this.telling, this.beats.length - 1) : 0
    this.#brief = true
    this.beats = beats
    this.#begin(Math.max(0, told))
  }

  again(): void {
    this.#begin(0)
  }

  #begin(from: number): void {
    this.#tell(begin(this.beats, from, motionAllowed(), this.#brief ? MOST_BRIEF_BEATS : MOST_BEATS))
  }

  /** Tells this from its beginning, instead of what was told last. */
  tell(entries: LogEntry[], teller: Teller): void {
    this.clear()
    this.add(entries, teller)
  }

  /** Forgets what was told to its end, for those who never decide. */
  forgetTold(): void {
    if (this.telling.how === 'silent') this.clear()
  }

  /** Jumps to the end. */
  skip(): void {
    if (this.telling.how !== 'silent') this.#tell(SILENT)
  }

  /** Forgets everything: the person has decided, or something was taken back. */
  clear(): void {
    this.skip()
    this.beats = []
    this.#entries = []
    this.#brief = false
  }

  #tell(telling: Telling): void {
    const same = telling.how === 'beats' && this.telling.how === 'beats' && telling.at === this.telling.at
    this.telling = telling
    // A beat that is being shown keeps its time, whatever comes after it.
    if (same) return
    clearTimeout(this.#timer)
    this.#listLit = telling.how === 'list'
    if (telling.how === 'list') this.#timer = setTimeout(() => (this.#listLit = false), LIST_LIT)
    if (telling.how !== 'beats') return
    const beat = this.beats[telling.at]
    if (!beat) return
    const time = beatTime(beat, telling.at + 1 >= this.beats.length)
    this.#timer = setTimeout(() => this.#tell(nextBeat(this.telling, this.beats)), time)
  }
}

// How what has just happened is told: beat by beat, never longer than a person will wait.

/** One thing that happened: a sentence, and the objects on the board that light up with it. */
export interface Beat {
  text: string
  refs: string[]
  icon?: string
  /** Milliseconds for which it is shown, where the usual time is too short to read it. */
  time?: number
}

/** Milliseconds that a beat is shown at least, and the last one, which somebody may still be reading. */
export const BEAT = 400
export const LAST_BEAT = 1600
/** Milliseconds that reading a letter takes. */
const LETTER = 25

/** How long a beat is shown. Nobody waits for it: any click or key ends the story. */
export const beatTime = ({ text, time = 0 }: Beat, last: boolean) =>
  Math.max(last ? LAST_BEAT : BEAT, text.length * LETTER, time)

/** Milliseconds for which what a list tells is lit. */
export const LIST_LIT = 2000
/** More beats than this would take over six seconds. */
export const MOST_BEATS = 15
/** What is told briefly is worth more time, such as the end of a game. */
export const MOST_BRIEF_BEATS = 25

export type Telling =
  | { how: 'silent' }
  /** One beat after the other; `at` is the one that is shown. */
  | { how: 'beats'; at: number }
  /** All beats from this one on at once. */
  | { how: 'list'; from: number }
  /** Only how many there were. */
  | { how: 'count'; count: number }

export const SILENT: Telling = { how: 'silent' }

/** How the beats from this one on are told. */
export function begin(beats: readonly Beat[], from: number, moving: boolean, most = MOST_BEATS): Telling {
  const count = beats.length - from
  if (count <= 0) return SILENT
  if (count > most) return { how: 'count', count }
  return moving ? { how: 'beats', at: from } : { how: 'list', from }
}

/** How the story goes on when beats have been added to those that are being told. */
export function goOn(telling: Telling, beats: readonly Beat[], added: number, moving: boolean): Telling {
  const fresh = beats.length - added
  switch (telling.how) {
    case 'silent':
      return begin(beats, fresh, moving)
    case 'beats':
      return begin(beats, telling.at, moving)
    case 'list':
      return begin(beats, telling.from, moving)
    case 'count':
      return { how: 'count', count: telling.count + added }
  }
}

/** The first beat that is being told, or this one while none is. */
export function placeOf(telling: Telling, silent: number): number {
  if (telling.how === 'beats') return telling.at
  if (telling.how === 'list') return telling.from
  return telling.how === 'silent' ? silent : 0
}

/** What follows when the time of a beat is over. */
export function nextBeat(telling: Telling, beats: readonly Beat[]): Telling {
  if (telling.how !== 'beats' || telling.at + 1 >= beats.length) return SILENT
  return { how: 'beats', at: telling.at + 1 }
}

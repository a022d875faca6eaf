// A score sheet that is filled in by hand: kept in this browser, and shared in the fragment of the address.

import { fromBase64url, toBase64url } from './base64'

export type Sheet = Record<string, unknown>

const store = (game: string) => `boomtown-pad-${game}`

/** A sheet as text for an address. */
export const packed = (sheet: Sheet): string => toBase64url(JSON.stringify(sheet))

/** The sheet of an address; null when the text is none. */
export function unpacked(text: string): Sheet | null {
  try {
    const sheet: unknown = JSON.parse(fromBase64url(text))
    return sheet !== null && typeof sheet === 'object' && !Array.isArray(sheet) ? (sheet as Sheet) : null
  } catch {
    return null
  }
}

/** The sheet of the address, else the one that was stored. */
export function storedSheet(game: string, fragment: string): Sheet | null {
  const shared = unpacked(fragment)
  if (shared?.game === game) return shared
  const stored = unpacked(localStorage.getItem(store(game)) ?? '')
  return stored?.game === game ? stored : null
}

export function keepSheet(game: string, sheet: Sheet): void {
  try {
    localStorage.setItem(store(game), packed(sheet))
  } catch {
    // Without storage the address still has it.
  }
}

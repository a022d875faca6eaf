// A score sheet that is filled in by hand: kept in this browser, and shared in the fragment of the address.

export type Sheet = Record<string, unknown>

const store = (game: string) => `boomtown-pad-${game}`

/** A sheet as text for an address. */
export function packed(sheet: Sheet): string {
  const bytes = new TextEncoder().encode(JSON.stringify(sheet))
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The sheet of an address; null when the text is none. */
export function unpacked(text: string): Sheet | null {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
    const sheet: unknown = JSON.parse(new TextDecoder().decode(bytes))
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

// Texts in the letters that an address or a header may have (base64url without padding).

export function toBase64url(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The text that was encoded; throws when the letters are not base64url. */
export function fromBase64url(letters: string): string {
  const bytes = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)))
}

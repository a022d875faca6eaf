// Whether the server is out of reach, so that the page shows what the browser has kept of it.

import { at } from './base'

export const offline = $state({ now: false })

/** Notes by an answer whether the server gave it or the service worker. */
export function noteAnswer(answer: Response): void {
  offline.now = answer.headers.has('Boomtown-Kept')
}

/** Lets the browser keep the client. Where it cannot, for example without TLS, everything else works as before. */
export function keepClient(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    navigator.serviceWorker.register(at('/serviceWorker.js')).catch(() => undefined)
  }
}

// Whether the server is out of reach, so that the page shows what the browser has kept of it.

import { addressOf } from './base'

export const offline = $state({ now: false })

/** Notes by an answer whether the server gave it or the service worker. */
export function noteAnswer(answer: Response): void {
  offline.now = answer.headers.has('Boomtown-Kept')
}

/** What a browser offers that can install the page as an app of the device. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>
}

export const install = $state<{ offer: InstallEvent | null }>({ offer: null })

/** Lets the browser keep the client. Where it cannot, for example without TLS, everything else works as before. */
export function keepClient(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault() // the settings have a button for it
    install.offer = event as InstallEvent
  })
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    navigator.serviceWorker.register(addressOf('/serviceWorker.js')).catch(() => undefined)
  }
}

// Tells a person that it is their turn: by the icon of the page and the app, by a buzz, and while they look elsewhere by
// a notice of the browser. A notice names the game and the people, never a card and never a key.

import { addressOf } from './base'
import { saveSettings, settings } from './settings.svelte'
import { t } from './text.svelte'

export interface Turn {
  table: string
  game: string
  /** The other people at the table. */
  names: string
}

/** Whether the browser has notices and nobody has answered yet whether they are wanted. */
export const mayAsk = (): boolean =>
  settings.notify === null && 'Notification' in window && Notification.permission === 'default'

/** Has the browser ask the person; whether notices come from now on. */
export async function allowNotices(): Promise<boolean> {
  const granted = 'Notification' in window && (await Notification.requestPermission()) === 'granted'
  settings.notify = granted
  saveSettings()
  return granted
}

export function declineNotices(): void {
  settings.notify = false
  saveSettings()
}

/** Marks the icon of the page, and of an installed app, for as long as it is the person's turn. */
export function showBadge(due: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  const address = addressOf(due ? '/favicon-turn.svg' : '/favicon.svg')
  if (icon && icon.getAttribute('href') !== address) icon.href = address
  const badge = due ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.()
  badge?.catch(() => undefined) // a browser may have the call and no place for the badge
}

/** To be called once when a turn begins. */
export function tellTurn(turn: Turn): void {
  if (settings.vibrate && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(120)
  const looks = !document.hidden && document.hasFocus()
  if (looks || !settings.notify || !('Notification' in window) || Notification.permission !== 'granted') return
  notify(turn).catch(() => undefined) // a phone refuses notices until its worker runs
}

async function notify({ table, game, names }: Turn): Promise<void> {
  const title = t('web-turn-notice')
  // With the same tag the next notice of a table takes the place of the last one.
  const options = {
    body: t('web-turn-notice-text', { game, names }),
    tag: `turn-${table}`,
    icon: addressOf('/icon-192.png'),
  }
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  if (worker?.active) {
    // Phones show notices only by the worker, which finds the page by the table.
    await worker.showNotification(title, { ...options, data: { table } })
    return
  }
  const notice = new Notification(title, options)
  notice.onclick = () => {
    window.focus()
    notice.close()
  }
}

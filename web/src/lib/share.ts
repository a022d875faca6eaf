// Links that reach this server from other devices, and how a person gives them on.

import { loadAddress } from './api'
import { addressOf, BASE } from './base'

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** Where other devices find this server; `alone` when no other one can. */
export async function reachable(): Promise<{ origin: string; network: boolean; alone: boolean }> {
  const thisOrigin = { origin: location.origin, network: false, alone: false }
  if (!LOOPBACK.test(location.hostname)) return thisOrigin
  const { network } = await loadAddress()
  // Below the path of a proxy the address of the network is another site.
  if (!network || BASE !== '/') return { ...thisOrigin, alone: true }
  return { origin: new URL(addressOf('/'), network).origin, network: true, alone: false }
}

/** Copies a text; false when the browser does not let us, and it must be copied by hand from the field. */
export async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Over plain http there is no clipboard. If the old way fails too, the link stays selected.
    field?.select()
    return document.execCommand('copy')
  }
}

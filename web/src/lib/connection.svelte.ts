// The live connection of a table, which is renewed when it breaks.

import { settings } from './settings.svelte'
import type { ClientMessage, ServerMessage } from './types'

export type ConnectionStatus = 'connecting' | 'open' | 'lost' | 'forbidden' | 'unknown' | 'refused'

// Close codes that trying again would not change: not understood, other rules or cards, too many people.
const REFUSED = [4400, 4409, 4429]

export class Connection {
  status = $state<ConnectionStatus>('connecting')
  #socket: WebSocket | null = null
  #tries = 0
  #closed = false
  #served = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly table: string,
    readonly key: string,
    /** Called for every message. */
    readonly receive: (message: ServerMessage) => void,
    /** Called before every try: what was asked over the last connection will not be answered. */
    readonly renewed: () => void,
  ) {}

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN
  }

  open(): void {
    this.#closed = false
    this.renewed()
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const query = `key=${encodeURIComponent(this.key)}&lang=${settings.language}&log=new`
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live?${query}`)
    this.#socket = socket
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as ServerMessage
      if (message.type === 'state') {
        // The server accepts even connections that it then refuses, so only a state ends the waiting between tries.
        this.#tries = 0
        this.#served = true
      }
      this.receive(message)
    }
    socket.onopen = () => (this.status = 'open')
    socket.onclose = (event) => {
      if (this.#closed || this.#socket !== socket) return
      if (event.code === 4403) this.status = 'forbidden'
      else if (event.code === 4404) this.status = 'unknown'
      else if (!this.#served && REFUSED.includes(event.code)) this.status = 'refused'
      else {
        this.status = 'lost'
        // Quickly at first, then every five seconds, for as long as the page is open.
        this.#timer = setTimeout(() => this.open(), Math.min(5000, 300 * 2 ** this.#tries))
        this.#tries += 1
      }
    }
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#socket?.close()
  }

  /** Whether it was sent. */
  send(message: ClientMessage): boolean {
    if (!this.isOpen) return false
    this.#socket?.send(JSON.stringify(message))
    return true
  }
}

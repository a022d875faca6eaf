// The live connection of a table, which is renewed when it breaks.

import { addressOf } from './base'
import { toBase64url } from './base64'
import { applyChanges } from './changes'
import { settings } from './settings.svelte'
import type { ChangesMessage, ClientMessage, ServerMessage, StateMessage } from './types'

/** What comes over the connection; states are whole. */
export type ReceivedMessage = Exclude<ServerMessage, ChangesMessage>

export type ConnectionStatus = 'connecting' | 'open' | 'lost' | 'forbidden' | 'unknown' | 'refused'

// Close codes that trying again would not change: not understood, other rules or cards, too many people.
const REFUSED = [4400, 4409, 4429]

// Tells the messages of this page from those of other tabs and devices.
const PAGE = Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('')
// Milliseconds in which the server answers whatever is answered at once. After that the person is told, and after the
// longer time the connection is given up, though the browser may not have noticed that it is dead.
const ANSWER_TIME = 1800
const GIVE_UP_TIME = 6000
// These are answered later, or not at all.
const SLOW = ['hint', 'chat', 'name']

export class Connection {
  status = $state<ConnectionStatus>('connecting')
  #socket: WebSocket | null = null
  #tries = 0
  #closed = false
  #served = false
  #sent = 0
  /** The last state, for the next one comes as what has changed since. */
  #state: StateMessage | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  // What waits for its answer, by id. Whatever else comes meanwhile does not tell that it has arrived.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #unanswered = new Map<string, ReturnType<typeof setTimeout>>()
  #offline = () => this.#lose()
  #online = () => this.status === 'lost' && this.open()

  constructor(
    readonly table: string,
    readonly key: string,
    /** Called for every message. */
    readonly receive: (message: ReceivedMessage) => void,
    /** Called before every try: what was asked over the last connection will not be answered. */
    readonly renewed: () => void,
  ) {}

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN
  }

  open(): void {
    this.#closed = false
    clearTimeout(this.#timer)
    this.#drop()
    this.renewed()
    addEventListener('offline', this.#offline)
    addEventListener('online', this.#online)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const query = `lang=${settings.language}&log=new&state=changes`
    this.#state = null
    const address = `${scheme}://${location.host}${addressOf(`/api/tables/${this.table}/live`)}?${query}`
    // The only header that a page can give: the key stays out of the address.
    const socket = new WebSocket(address, ['boomtown', `key.${toBase64url(this.key)}`])
    this.#socket = socket
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return
      const message = this.#whole(JSON.parse(String(event.data)) as ServerMessage)
      if (!message) return
      if ('id' in message && message.id) this.#answered(message.id)
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
      else this.#lose()
    }
  }

  /** The message, with a whole state in the place of changes; null when they do not fit to what we have. */
  #whole(message: ServerMessage): ReceivedMessage | null {
    if (message.type === 'refused') this.#state = message.state
    if (message.type === 'state') this.#state = message
    if (message.type !== 'changes') return message
    const { base, number, changes, log_from, log, now } = message
    if (!this.#state || this.#state.number !== base) {
      this.#state = null
      this.send({ type: 'state' })
      return null
    }
    this.#state = { ...applyChanges(this.#state, changes), number, log_from, log, now }
    return this.#state
  }

  /** The connection is dead: tries again quickly at first, then every five seconds, for as long as the page is open. */
  #lose(): void {
    if (this.#closed) return
    this.status = 'lost'
    this.#drop()
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.open(), Math.min(5000, 300 * 2 ** this.#tries))
    this.#tries += 1
  }

  #answered(id: string): void {
    clearTimeout(this.#unanswered.get(id))
    this.#unanswered.delete(id)
    if (this.status === 'lost' && this.#unanswered.size === 0) this.status = 'open'
  }

  /** Waits for the answer no longer than a person would, then no longer than a living connection takes. */
  #await(id: string): void {
    const late = () => {
      this.status = 'lost'
      this.#unanswered.set(
        id,
        setTimeout(() => this.#lose(), GIVE_UP_TIME - ANSWER_TIME),
      )
    }
    this.#unanswered.set(id, setTimeout(late, ANSWER_TIME))
  }

  #awaitNothing(): void {
    for (const timer of this.#unanswered.values()) clearTimeout(timer)
    this.#unanswered.clear()
  }

  /** What the old socket still says does not count. */
  #drop(): void {
    this.#awaitNothing()
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  close(): void {
    this.#closed = true
    removeEventListener('offline', this.#offline)
    removeEventListener('online', this.#online)
    clearTimeout(this.#timer)
    this.#awaitNothing()
    this.#socket?.close()
  }

  /** The id by which the answer names the message; empty when it could not be sent. */
  send(message: ClientMessage): string {
    if (!this.isOpen) return ''
    const id = `${PAGE}-${(this.#sent += 1)}`
    this.#socket?.send(JSON.stringify({ ...message, id }))
    if (!SLOW.includes(message.type)) this.#await(id)
    return id
  }
}

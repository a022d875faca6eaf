// The clubs that the person at this device belongs to.

import { addressOf } from './base'

/** A club that the person is a member of. */
export interface Membership {
  club: string
  /** The key of the club's link, which lets others join. */
  key: string
  /** The name of the club. */
  name: string
  /** The member's own key. */
  own: string
}

const STORE = 'boomtown-clubs'

/** Where a club is found by whoever has its key. */
export const clubAddress = (club: string, key: string): string =>
  addressOf(`/club/${encodeURIComponent(club)}#${encodeURIComponent(key)}`)

export function clubs(): Membership[] {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '[]') as Membership[]
  } catch {
    return []
  }
}

export const clubOf = (id: string): Membership | undefined => clubs().find(({ club }) => club === id)

export function keepClub(joined: Membership): void {
  save([joined, ...clubs().filter(({ club }) => club !== joined.club)])
}

export function forgetClub(id: string): void {
  save(clubs().filter(({ club }) => club !== id))
}

function save(all: Membership[]): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(all))
  } catch {
    // Without storage the link of the club still works.
  }
}

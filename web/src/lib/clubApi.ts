// The calls of the server's REST interface about open tables and clubs.

import { call } from './api'
import type { Membership } from './clubs'
import type { ClubInfo, JoinedClub, OpenTables, TableLink } from './types'

export async function loadOpenTables(): Promise<OpenTables> {
  return (await (await call('/api/open')).json()) as OpenTables
}

/** Lets everybody find a table in the lobby, or not any more, as its host. */
export async function listTable({ table, key }: TableLink, open: boolean): Promise<void> {
  await call(`/api/tables/${table}/listing`, { open }, key)
}

export async function foundClub(name: string, member: string): Promise<JoinedClub> {
  return (await (await call('/api/clubs', { name, member })).json()) as JoinedClub
}

export async function loadClub(club: string, key: string): Promise<ClubInfo> {
  return (await (await call(`/api/clubs/${club}`, undefined, key)).json()) as ClubInfo
}

export async function joinClub(club: string, key: string, name: string): Promise<JoinedClub> {
  return (await (await call(`/api/clubs/${club}/members`, { name }, key)).json()) as JoinedClub
}

/** Ends one's own membership, or as the founder another one. */
export async function leaveClub(club: string, own: string, member: string | null = null): Promise<void> {
  await call(`/api/clubs/${club}/leave`, { member }, own)
}

/** Makes a table one of the club, and says which member sits there. */
export async function sitForClub({ table, key }: TableLink, { club, own }: Membership): Promise<void> {
  await call(`/api/tables/${table}/club`, { club, own }, key)
}

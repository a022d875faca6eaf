// The calls about a person: where they are told that it is their turn, and what the server keeps of them.

import { call, loadOnce } from './api'
import type { MyData, NoticeAddress, NoticeOffer, NoticeRequest } from './types'

/** In which ways the server can tell people that it is their turn. */
export const loadNoticeOffer = () => loadOnce('/api/notices', async (answer) => (await answer.json()) as NoticeOffer)

/** Where the person with this key is told. */
export async function loadNotices(table: string, secret: string): Promise<NoticeAddress[]> {
  return (await (await call(`/api/tables/${table}/notices`, undefined, secret)).json()) as NoticeAddress[]
}

export async function addNotice(table: string, secret: string, wanted: NoticeRequest): Promise<NoticeAddress[]> {
  return (await (await call(`/api/tables/${table}/notices`, wanted, secret)).json()) as NoticeAddress[]
}

export async function removeNotice(table: string, secret: string, wanted: NoticeRequest): Promise<NoticeAddress[]> {
  return (await (await call(`/api/tables/${table}/notices/remove`, wanted, secret)).json()) as NoticeAddress[]
}

/** Does what a link of a notice is for: ends the notices, or begins them. */
export async function answerNotice(table: string, what: 'stop' | 'confirm', token: string): Promise<void> {
  await call(`/api/tables/${encodeURIComponent(table)}/notices/${what}?token=${encodeURIComponent(token)}`, {})
}

/** What the server keeps of the person with this key. */
export async function loadMyData(table: string, secret: string): Promise<MyData> {
  return (await (await call(`/api/tables/${encodeURIComponent(table)}/me`, undefined, secret)).json()) as MyData
}

/** Deletes it. A game under way is given up. */
export async function forgetMe(table: string, secret: string): Promise<void> {
  await call(`/api/tables/${encodeURIComponent(table)}/me`, undefined, secret, 'DELETE')
}

import { beforeEach, expect, test, vi } from 'vitest'
import { clubs, keepClub } from './clubs'
import { personalLink, receive } from './mine'
import { takeOver, visits } from './visited'

// The parts that need a browser.
vi.mock('./settings.svelte', () => ({ settings: { name: '' }, saveSettings: () => undefined }))
vi.mock('./router.svelte', () => ({ router: {}, tableAddress: () => '' }))
vi.mock('./text.svelte', () => ({ t: () => '' }))
vi.mock('./base', () => ({ addressOf: (path: string) => path }))
vi.mock('./api', () => ({ loadSummary: () => undefined, Refusal: Error }))

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    clear: () => kept.clear(),
  })
})

const carried = () => personalLink('http://here').link.split('#')[1] ?? ''

test('a personal link carries names with dots and signs, and keys of older tables', () => {
  const club = { club: 'c1', key: 'k1', own: 'o1', name: 'St. Louis & 50 % + more' }
  keepClub(club)
  takeOver([{ table: 't1', key: 'old.key%+1' }])
  const link = carried()
  localStorage.clear()
  expect(receive(link)).toBe(1)
  expect(clubs()).toEqual([club])
  expect(visits()).toMatchObject([{ table: 't1', key: 'old.key%+1' }])
  expect(new Date(visits()[0]?.at ?? 0).getFullYear()).toBeGreaterThan(2000)
})

test('a membership that is known stays as it is', () => {
  keepClub({ club: 'c1', key: 'k1', own: 'theirs', name: 'Club' })
  const link = carried()
  localStorage.clear()
  keepClub({ club: 'c1', key: 'k1', own: 'mine', name: 'Club' })
  receive(link)
  expect(clubs().map(({ own }) => own)).toEqual(['mine'])
})

test('what is no personal link, or a broken one, is refused', () => {
  expect([receive(''), receive('t=a.b'), receive('n=Ann&t=a.%E0%A4%A')]).toEqual([null, null, null])
})

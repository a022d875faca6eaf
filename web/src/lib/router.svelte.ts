// The page that an address stands for. Every page can be reloaded and shared by its address.

import { addressOf, BASE, pathOnServer } from './base'

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string; key: string }
  | { page: 'replay'; table: string; key: string }
  | { page: 'rules'; game: string; paragraph: string }
  | { page: 'pad'; game: string }
  | { page: 'mine'; carried: string }
  | { page: 'club'; club: string; key: string }
  | { page: 'settings' }
  | { page: 'about' }
  | { page: 'keyless'; table: string }
  | { page: 'notices'; table: string; what: 'stop' | 'confirm'; token: string }
  | { page: 'missing' }

export function parse(path: string, hash = ''): Route {
  try {
    return read(path, hash)
  } catch {
    // A stray % cannot be decoded.
    return { page: 'missing' }
  }
}

function read(path: string, hash: string): Route {
  const [page = '', first = '', second = ''] = path.split('/').filter(Boolean).map(decodeURIComponent)
  if (page === '') return { page: 'lobby' }
  if ((page === 'new' || page === 'pad') && first) return { page, game: first }
  if ((page === 'table' || page === 'replay') && first) {
    // Browsers keep what follows the # to themselves, so no server and no log on the way learns the key. Older links
    // have it in the path.
    const key = second || decodeURIComponent(hash.replace(/^#/, ''))
    return key ? { page, table: first, key } : { page: 'keyless', table: first }
  }
  if (page === 'rules' && first) return { page, game: first, paragraph: decodeURIComponent(hash.replace(/^#/, '')) }
  if (page === 'mine') return { page, carried: hash.replace(/^#/, '') }
  if (page === 'club') return { page, club: first, key: decodeURIComponent(hash.replace(/^#/, '')) }
  if (page === 'notices' && first && (second === 'stop' || second === 'confirm')) {
    return { page, table: first, what: second, token: decodeURIComponent(hash.replace(/^#/, '')) }
  }
  if (page === 'settings' || page === 'about') return { page }
  return { page: 'missing' }
}

/** Where a table, or its replay, is opened with a key. */
export const tableAddress = (table: string, key: string, page: 'table' | 'replay' = 'table'): string =>
  addressOf(`/${page}/${encodeURIComponent(table)}#${encodeURIComponent(key)}`)

class Router {
  route = $state.raw<Route>(parse(pathOnServer(location.pathname), location.hash))

  constructor() {
    addEventListener('popstate', () => this.#read())
    addEventListener('hashchange', () => this.#read())
    this.#showKey()
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.#read()
    if (!location.hash) scrollTo(0, 0)
  }

  /** Another address for what is shown, without a step back. */
  replace(path: string): void {
    history.replaceState(null, '', path)
    this.#read()
  }

  #read(): void {
    const last = this.route
    const next = parse(pathOnServer(location.pathname), location.hash)
    // A link to a paragraph of the rules, beside a table, takes the place of the key: put it back.
    const isTable = (last.page === 'table' || last.page === 'replay') && last.page === next.page
    if (isTable && last.table === next.table && /^[A-Z]\d+(\.\d+)?$/.test(next.key)) next.key = last.key
    this.route = next
    this.#showKey()
  }

  /** The address of a table, with its key after the # alone. */
  #showKey(): void {
    const { route } = this
    if (route.page !== 'table' && route.page !== 'replay') return
    const address = tableAddress(route.table, route.key, route.page)
    if (address !== location.pathname + location.hash) history.replaceState(null, '', address)
  }
}

export const router = new Router()

/** Lets plain links change the page without loading it anew; modified clicks keep their meaning. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (!link.pathname.startsWith(BASE) || link.pathname.startsWith(addressOf('/api/'))) return
  if (link.pathname === location.pathname && link.hash) return
  event.preventDefault()
  router.go(link.pathname + link.search + link.hash)
}

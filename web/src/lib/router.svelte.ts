// The page that an address stands for. Every page can be reloaded and shared by its address.

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string; key: string }
  | { page: 'replay'; table: string; key: string }
  | { page: 'rules'; game: string; paragraph: string }
  | { page: 'settings' }
  | { page: 'about' }
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
  if (page === 'new' && first) return { page, game: first }
  if ((page === 'table' || page === 'replay') && first && second) return { page, table: first, key: second }
  if (page === 'rules' && first) return { page, game: first, paragraph: decodeURIComponent(hash.replace(/^#/, '')) }
  if (page === 'settings' || page === 'about') return { page }
  return { page: 'missing' }
}

class Router {
  route = $state.raw<Route>(parse(location.pathname, location.hash))

  constructor() {
    addEventListener('popstate', () => this.#read())
    addEventListener('hashchange', () => this.#read())
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.#read()
    if (!location.hash) scrollTo(0, 0)
  }

  #read(): void {
    this.route = parse(location.pathname, location.hash)
  }
}

export const router = new Router()

/** Lets plain links change the page without loading it anew; modified clicks keep their meaning. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api/')) return
  if (link.pathname === location.pathname && link.hash) return
  event.preventDefault()
  router.go(link.pathname + link.search + link.hash)
}

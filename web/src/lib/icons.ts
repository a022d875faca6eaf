// The icons are sheets of <symbol> elements in the page: one that all pages share, and one for each game, which comes
// with its board.

import shared, { sheets } from 'virtual:icons'

const loaded = new Map<string, Promise<void>>()

function addSheet(symbols: string): void {
  const holder = document.createElement('div')
  holder.className = 'hidden'
  holder.setAttribute('aria-hidden', 'true')
  holder.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">${symbols}</svg>`
  document.body.prepend(holder)
}

export function addSharedIcons(): void {
  addSheet(shared)
}

/** Puts a game's own icons into the page, once. */
export function loadIcons(game: string): Promise<void> {
  const begun = loaded.get(game)
  if (begun) return begun
  const loading = sheets[game]?.().then((module) => addSheet(module.default)) ?? Promise.resolve()
  loaded.set(game, loading)
  // What failed is tried again the next time.
  loading.catch(() => loaded.delete(game))
  return loading
}

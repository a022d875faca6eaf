// What the cards of the table on the page say: their names, texts, numbers and letters, as the engine makes them from
// the table's own component set. Kept once for the whole page, as the catalogue is.

import { loadFaces } from './api'
import type { Face, GameFaces } from './types'

class FaceStore {
  #document = $state.raw<GameFaces | null>(null)
  #latest: Promise<GameFaces> | null = null

  /** Loads the faces of a game. Of several loads under way the one asked for last counts. */
  async load(game: string, edition: string, language: string): Promise<void> {
    const loading = loadFaces(game, edition, language)
    this.#latest = loading
    const document = await loading
    if (this.#latest === loading) this.#document = document
  }

  /** Whether what is kept are the faces of this game in this edition. */
  belongTo(game: string, edition: string): boolean {
    return this.#document?.game === game && this.#document.edition === edition
  }

  get document(): GameFaces | null {
    return this.#document
  }

  get #groups(): Record<string, Record<string, Face>> {
    return { ...this.#document?.faces }
  }

  name(group: string, id: string): string | undefined {
    return this.#groups[group]?.[id]?.name
  }

  /** The name of whatever has this id, in any group of faces. */
  nameOf(id: string): string | undefined {
    return Object.values(this.#groups).find((group) => id in group)?.[id]?.name
  }
}

export const faces = new FaceStore()

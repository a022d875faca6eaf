// Picks the icons the client names out of the game-icons set, so that only those reach the browser.
// Shared icons are listed in src/art/icons.json, each game's own in src/games/<id>/icons.json:
// our name -> the set's name. The module `virtual:icons` is one sheet of <symbol> elements.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

interface IconSet {
  icons: Record<string, { body: string }>
  aliases?: Record<string, { parent: string }>
}

const NAME = 'virtual:icons'
const here = resolve(import.meta.dirname, '..')

function lists(): string[] {
  const rooms = resolve(here, 'src/games')
  const games = readdirSync(rooms).map((room) => resolve(rooms, room, 'icons.json'))
  return [resolve(here, 'src/art/icons.json'), ...games.filter((file) => existsSync(file)).sort()]
}

export function icons(): Plugin {
  return {
    name: 'boomtown-icons',
    resolveId: (id) => (id === NAME ? '\0' + NAME : undefined),
    load(id) {
      if (id !== '\0' + NAME) return undefined
      const set = JSON.parse(
        readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
      ) as IconSet
      const symbols: string[] = []
      for (const file of lists()) {
        this.addWatchFile(file)
        const folder = basename(dirname(file))
        const prefix = folder === 'art' ? '' : folder + '-'
        const wanted = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
        for (const [ours, theirs] of Object.entries(wanted)) {
          const found = set.icons[theirs] ?? set.icons[set.aliases?.[theirs]?.parent ?? '']
          if (!found) this.error(`${file}: game-icons has no "${theirs}"`)
          symbols.push(`<symbol id="i-${prefix}${ours}" viewBox="0 0 512 512">${found.body}</symbol>`)
        }
      }
      return `export default ${JSON.stringify(symbols.join(''))}`
    },
  }
}

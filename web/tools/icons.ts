// Picks the icons the client names out of the game-icons set, so that only those reach the browser.
// Shared icons are listed in src/art/icons.json, each game's own in src/games/<id>/icons.json:
// our name -> the set's name. The module `virtual:icons` has the shared ones as a sheet of <symbol> elements, and a
// loader for the sheet of each game.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { wholeIcon } from './paths.ts'

interface IconSet {
  icons: Record<string, { body: string }>
  aliases?: Record<string, { parent: string }>
}

const NAME = 'virtual:icons'
const LOADED = '\0' + NAME
const here = resolve(import.meta.dirname, '..')
const shared = resolve(here, 'src/art/icons.json')
const rooms = resolve(here, 'src/games')
const listOf = (game: string) => resolve(rooms, game, 'icons.json')

function iconSet(): IconSet {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
  return JSON.parse(readFileSync(file, 'utf8')) as IconSet
}

export function icons(): Plugin {
  return {
    name: 'boomtown-icons',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? '\0' + id : undefined),
    load(id) {
      if (!id.startsWith(LOADED)) return undefined
      const game = id.slice(LOADED.length + 1)
      const file = game ? listOf(game) : shared
      this.addWatchFile(file)
      const set = iconSet()
      const wanted = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
      // The same icon under two names stands side by side, where compression finds it.
      const sorted = Object.entries(wanted).sort(([, one], [, other]) => one.localeCompare(other))
      const symbols = sorted.map(([ours, theirs]) => {
        const found = set.icons[theirs] ?? set.icons[set.aliases?.[theirs]?.parent ?? '']
        if (!found) this.error(`${file}: game-icons has no "${theirs}"`)
        const body = wholeIcon(found.body)
        return `<symbol id="i-${game && `${game}-`}${ours}" viewBox="0 0 512 512">${body}</symbol>`
      })
      const sheet = `export default ${JSON.stringify(symbols.join(''))}`
      if (game) return sheet
      const games = readdirSync(rooms).filter((game) => existsSync(listOf(game)))
      const loaders = games.map((game) => `${JSON.stringify(game)}: () => import('${NAME}/${game}')`)
      return `${sheet}\nexport const sheets = { ${loaders.join(', ')} }`
    },
  }
}

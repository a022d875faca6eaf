// How much a browser loads before it shows the lobby, how much a table adds, and how much each board adds to that, in
// compressed kilobytes. The build fails when it is too much.

import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

const LOBBY = 80
const TABLE = 50
const BOARD = 80

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

const TABLE_FILE = '/pages/TablePage.svelte'
const BOARD_FILE = /\/games\/([a-z]+)\/Board\.svelte$/

/** Chunks and all that is loaded with them, styles included, but for what is there already. */
function parts(bundle: Bundle, chunks: Chunk[], there = new Set<string>()): Set<string> {
  const found = new Set<string>()
  const add = (name: string): void => {
    const part = bundle[name]
    if (!part || found.has(name) || there.has(name)) return
    found.add(name)
    if (part.type !== 'chunk') return
    part.imports.forEach(add)
    part.viteMetadata?.importedCss.forEach(add)
  }
  chunks.forEach((chunk) => add(chunk.fileName))
  return found
}

function kilobytes(bundle: Bundle, names: Set<string>): number {
  const size = (name: string) => {
    const part = bundle[name]!
    return gzipSync(part.type === 'chunk' ? part.code : part.source).length
  }
  return [...names].reduce((sum, name) => sum + size(name), 0) / 1024
}

export function sizes(): Plugin {
  return {
    name: 'boomtown-sizes',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
        const made = (source: string) => chunks.filter((chunk) => chunk.facadeModuleId === source)
        const lobby = parts(
          bundle,
          chunks.filter((chunk) => chunk.isEntry && chunk.facadeModuleId?.endsWith('.html')),
        )
        const table = parts(
          bundle,
          chunks.filter((chunk) => chunk.facadeModuleId?.endsWith(TABLE_FILE)),
          lobby,
        )
        const found: [string, Set<string>, number][] = [
          ['lobby', lobby, LOBBY],
          ['table', table, TABLE],
        ]
        const there = new Set([...lobby, ...table])
        for (const chunk of chunks) {
          const game = BOARD_FILE.exec(chunk.facadeModuleId ?? '')?.[1]
          if (game === undefined) continue
          const board = parts(bundle, [chunk, ...made(`\0virtual:icons/${game}`)], there)
          found.push([`board of ${game}`, board, BOARD])
        }
        for (const [name, names, limit] of found) {
          const size = kilobytes(bundle, names)
          const text = `${name}: ${size.toFixed(1)} KB compressed, at most ${limit} KB`
          if (size > limit) this.error(text)
          this.info(text)
        }
      },
    },
  }
}

// The port on which `boomtown serve` listens, read from the one place that sets it.

import { readFileSync } from 'node:fs'

const SOURCE = new URL('../../src/boomtown/table/__init__.py', import.meta.url)

export function serverPort(): number {
  const port = /^PORT = (\d+)$/m.exec(readFileSync(SOURCE, 'utf8'))?.[1]
  if (!port) throw new Error(`${SOURCE.pathname} does not set PORT`)
  return Number(port)
}

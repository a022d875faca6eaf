// Writes src/generated/protocol.ts: the TypeScript types of all that server and browser exchange, made from the Python
// classes; and src/generated/constants.ts: what the client must know before it asks the server, taken from Python too.
// `npm run types` runs it; the interpreter is that of ../.venv, or the one that PYTHON names.

import { compile } from 'json-schema-to-typescript'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

const web = resolve(import.meta.dirname, '..')
const python = process.env.PYTHON ?? resolve(web, '../.venv/bin/python')
const folder = resolve(web, 'src/generated')
const banner = '// Generated from the Python code by `npm run types`. Change that instead.'

/** What a Python module prints as JSON. */
function printed(module) {
  return JSON.parse(execFileSync(python, ['-m', module], { maxBuffer: 64 * 1024 * 1024 }).toString('utf8'))
}

/** An unchanged file keeps its date, so that nothing that depends on it is made again. */
function write(name, text) {
  const file = resolve(folder, name)
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}

const types = await compile(printed('boomtown.table.json_schema'), 'Protocol', {
  bannerComment: banner,
  // Tuples of any length would otherwise be spelled out up to this length.
  maxItems: 20,
  unreachableDefinitions: true,
  style: { semi: false, singleQuote: true, printWidth: 120 },
})
const constants = Object.entries(printed('boomtown.table.client_constants')).map(
  ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
)
mkdirSync(folder, { recursive: true })
write('protocol.ts', types)
write('constants.ts', [banner, ...constants, ''].join('\n'))

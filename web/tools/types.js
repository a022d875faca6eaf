// Writes src/generated/protocol.ts: the TypeScript types of all that server and browser exchange, made from the Python
// classes. `npm run types` runs it; the interpreter is that of ../.venv, or the one that PYTHON names.

import { compile } from 'json-schema-to-typescript'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

const web = resolve(import.meta.dirname, '..')
const python = process.env.PYTHON ?? resolve(web, '../.venv/bin/python')
const folder = resolve(web, 'src/generated')
const file = resolve(folder, 'protocol.ts')

const output = execFileSync(python, ['-m', 'boomtown.table.json_schema'], { maxBuffer: 64 * 1024 * 1024 })
const types = await compile(JSON.parse(output.toString('utf8')), 'Protocol', {
  bannerComment: '// Generated from the Python classes by `npm run types`. Change those instead.',
  // Tuples of any length would otherwise be spelled out up to this length.
  maxItems: 20,
  unreachableDefinitions: true,
  style: { semi: false, singleQuote: true, printWidth: 120 },
})
mkdirSync(folder, { recursive: true })
// An unchanged file keeps its date, so that nothing that depends on it is made again.
if (!existsSync(file) || readFileSync(file, 'utf8') !== types) writeFileSync(file, types)

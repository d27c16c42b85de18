import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { builtInLayouts } from '../../../.ci/vite/builtInLayouts.ts'
import { bundledFolders } from '../../../.ci/vite/bundledFolders.ts'
import { validators } from '../../../.ci/vite/validators.ts'

// Vite runs code from strings, which is forbidden in unit tests. So the test runs this file as a separate program.

const FILES: Readonly<Record<string, string>> = {
  'page.js':
    "import validate from 'virtual:validate/calls/pay/REQUEST'\nimport list from 'virtual:built-in/list'\nimport { PARTS } from './src/language/parts.ts'\nimport { SCENARIOS } from './mocks/scenarios/index.ts'\nexport { list, validate, PARTS, SCENARIOS }\n",
  'schemas/layouts/list.json': '{}',
  'src/language/checkDocument.ts':
    "import { WORD } from './word.ts'\nexport const checkText = () => ({ layout: { WORD }, problems: [] })\n",
  'src/language/word.ts': "import { PATTERN } from '../../schemas/pattern.ts'\nexport const WORD = PATTERN\n",
  'schemas/calls/pay.ts': "import { AMOUNT } from '../amount.ts'\nexport const REQUEST = AMOUNT\n",
  'schemas/amount.ts': "import { PATTERN } from './pattern.ts'\nexport const AMOUNT = { pattern: PATTERN }\n",
  'schemas/pattern.ts': "export const PATTERN = '^first$'\n",
  'src/language/parts.ts':
    "export const PARTS = import.meta.glob('../../schemas/layouts/parts/*.json', { eager: true, import: 'default' })\n",
  'schemas/layouts/parts/two.json': '{ "part": "^first$" }',
  'mocks/scenarios/index.ts': "import { late } from './late.ts'\nexport const SCENARIOS = { late }\n",
  'mocks/scenarios/late.ts': "export const late = '^first$'\n",
}

/**
 * Takes a JSON list of `[module, file, new text]`. For each edit, prints the module as served to a page before and
 * after the edit.
 */
export async function main([edits = '[]']: string[]): Promise<void> {
  const all: readonly (readonly [id: string, path: string, text: string])[] = JSON.parse(edits)
  const results: string[] = []
  for (const edit of all) results.push(await play(...edit))
  console.log(JSON.stringify(results))
}

async function play(id: string, path: string, text: string): Promise<string> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'validators-')))
  for (const [file, source] of Object.entries(FILES)) write(join(root, file), source)
  let tell = () => {}
  const told = new Promise<void>((resolve) => {
    tell = resolve
  })
  const listener: Plugin = { name: 'listener', hotUpdate: { order: 'post', handler: () => tell() } }
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [validators(), builtInLayouts(), bundledFolders(), listener],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  const served = async () => {
    await server.transformRequest('/page.js')
    const { code = '' } = (await server.transformRequest(id)) ?? {}
    return /\^(\w+)\$/.exec(code)?.[1]
  }
  const before = await served()
  const isNew = !existsSync(join(root, path))
  write(join(root, path), text)
  server.watcher.emit(isNew ? 'add' : 'change', join(root, path))
  await told
  await new Promise((resolve) => setImmediate(resolve))
  const after = await served()
  await server.close()
  rmSync(root, { recursive: true, force: true })
  return `${before} ${after}`
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

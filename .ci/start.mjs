// `npm start [-- --port N] [-- --published FOLDER] [-- FOLDER…]`: the demo host page with the widget, and a mock
// cashier in the browser; no backend is needed. FOLDER is a method folder, or a folder of method folders; its methods
// are listed beside those of fixtures/. With --published, the layouts are those of a published folder, as players would
// get them.

import { existsSync, statSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ensurePackages } from './packages.mjs'

const USAGE = 'npm start -- [--port NUMBER] [--published FOLDER] [FOLDER…]'
const DEFAULT_PORT = 5173

try {
  await start(argumentsOf(process.argv.slice(2)))
} catch (error) {
  console.error(`\n  ${error.message}\n`)
  process.exit(1)
}

async function start({ port, folders, published }) {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)))
  ensurePackages()
  process.env.PAYWIDGET_METHODS = folders.join(delimiter)
  process.env.PAYWIDGET_PUBLISHED = published ?? ''
  const { createServer } = await import('vite')
  const server = await createServer({ server: { port: port ?? DEFAULT_PORT, strictPort: port !== undefined } })
  await server.listen().catch((error) => {
    throw error.message.includes('already in use')
      ? new Error(`Port ${port} is taken by another program. Choose another one: npm start -- --port ${port + 1}`)
      : error
  })
  tell(server.httpServer.address().port, port, { folders, published })
}

function tell(port, wanted, { folders, published }) {
  const isOther = wanted === undefined && port !== DEFAULT_PORT
  console.log(`${isOther ? `\n  Port ${DEFAULT_PORT} is taken by another program, so it is ${port} this time.\n` : ''}
  The demo host page:  http://localhost:${port}/demo/
  The studio:          http://localhost:${port}/demo/studio/
  The widget alone:    http://localhost:${port}/paywidget/
  The kit's gallery:   http://localhost:${port}/kit/
  The theme's tokens:  http://localhost:${port}/theme/
${folders.map((folder) => `\n  With the methods of  ${folder}`).join('')}${published ? `\n  Layouts published in ${published}` : ''}
  Ctrl+C stops it.
`)
}

/** The parsed arguments. Folders are relative to the directory in which the command was run. */
function argumentsOf(args) {
  const { values, positionals } = parse(args)
  const port = values.port === undefined ? undefined : Number(values.port)
  if (port !== undefined && !(Number.isInteger(port) && port > 0 && port < 65_536)) {
    throw new Error(`"${values.port}" is not a port: give a number from 1 to 65535. Usage: ${USAGE}`)
  }
  const from = process.env.INIT_CWD ?? process.cwd()
  return {
    port,
    folders: positionals.map((path) => folderAt(resolve(from, path), path)),
    published:
      values.published === undefined ? undefined : publishedAt(resolve(from, values.published), values.published),
  }
}

function parse(args) {
  try {
    return parseArgs({
      args,
      options: { port: { type: 'string' }, published: { type: 'string' } },
      allowPositionals: true,
    })
  } catch (error) {
    throw new Error(`${error.message.split('. ')[0]}. Usage: ${USAGE}`)
  }
}

function folderAt(path, given) {
  if (existsSync(path) && statSync(path).isDirectory()) return path
  throw new Error(`There is no folder "${given}": give a method folder, or a folder of method folders.`)
}

function publishedAt(path, given) {
  if (existsSync(resolve(path, 'index.json'))) return path
  throw new Error(
    `There is no index.json in "${given}": give a folder that "npm run layouts -- pack FOLDER… --out ${given}" has published.`,
  )
}

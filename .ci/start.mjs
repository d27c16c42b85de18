// `npm start`: the demo host page with the widget in it, and the cashier in the browser. No backend, nothing to set up.

import { fileURLToPath } from 'node:url'
import { ensurePackages } from './packages.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
ensurePackages()
const { createServer } = await import('vite')
const server = await createServer()
await server.listen()
const { port } = server.httpServer.address()
console.log(`
  The demo host page:  http://localhost:${port}/demo/
  The widget alone:    http://localhost:${port}/paywidget/
  The kit's gallery:   http://localhost:${port}/kit/

  Ctrl+C stops it.
`)

import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'

/** Replaces Vite's preload helper: every `import()` of the build goes through src/platform/files/loadChunk.ts. */
export function chunks(): Plugin {
  return {
    name: 'paywidget-chunks',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === HELPER
        ? `export { loadChunk as __vitePreload } from ${JSON.stringify(resolve('src/platform/files/loadChunk.ts'))}`
        : undefined,
  }
}

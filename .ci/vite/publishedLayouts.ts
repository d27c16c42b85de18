import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const MODULE = 'virtual:published-layouts'
/** The id of the module inside Vite. */
export const PUBLISHED_ID = `\0${MODULE}`

/**
 * `virtual:published-layouts`: the files of the published folder given to `npm start -- --published FOLDER`, as text by
 * name; undefined without it. The mock cashier serves them instead of the layouts of the method folders.
 */
export function publishedLayouts(): Plugin {
  return {
    name: 'paywidget-published-layouts',
    resolveId: (id) => (id === MODULE ? PUBLISHED_ID : undefined),
    load: (id) => {
      const folder = publishedFolder()
      if (id !== PUBLISHED_ID) return undefined
      return `export default ${folder === undefined ? 'undefined' : JSON.stringify(filesIn(folder))}`
    },
  }
}

/** The folder given to `npm start -- --published FOLDER`. */
export function publishedFolder(): string | undefined {
  const given = process.env.PAYWIDGET_PUBLISHED
  return given === undefined || given === '' ? undefined : resolve(given)
}

/** The files that a server serves to the widget: the history in a folder of its own is not among them. */
function filesIn(folder: string): Record<string, string> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  return Object.fromEntries(names.toSorted().map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

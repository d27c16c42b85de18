// A plugin for every build that ships: records what a build is made of, for the bill of materials, the licences and the
// inventory of scripts (.ci/inventory.ts). A module of JavaScript, because .ci/package.mjs imports it too.
import { mkdirSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'

/** Where the records are: one file per build. */
const OUT = `${process.env.PAYWIDGET_OUT ?? 'dist'}/modules`

/** The modules by file of each build. A build with workers, or in several steps, adds to its record. */
const records = new Map()

/** Writes `dist/modules/<build>.json`: file → the packages and the source files whose code it contains. */
export function bundledPackages(build) {
  return {
    name: 'paywidget-bundled-packages',
    apply: 'build',
    generateBundle(_, bundle) {
      const record = records.get(build) ?? {}
      records.set(build, record)
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') record[file.fileName] = contentOf(file.moduleIds)
      }
      mkdirSync(OUT, { recursive: true })
      writeFileSync(`${OUT}/${build}.json`, `${JSON.stringify(record, null, 1)}\n`)
    },
  }
}

function contentOf(ids) {
  const paths = ids.map((id) => packageFolder(id) ?? sourceOf(id)).filter((path) => path !== undefined)
  return [...new Set(paths)].sort()
}

/** The folder of the package that a module belongs to, as package-lock.json writes it: `node_modules/a/node_modules/b`. */
export function packageFolder(id, root = process.cwd()) {
  // Helpers that the bundler adds, and code that Ajv generates, are covered by the licences of their packages.
  if (/^\0?(rolldown\/|@oxc-project\+runtime)/.test(id)) return 'node_modules/rolldown'
  if (/^\0?vite\//.test(id)) return 'node_modules/vite'
  if (/virtual:validat/.test(id)) return 'node_modules/ajv'
  const path = relative(root, id.replace(/^\0/, '').replace(/[?#].*$/, '')).replaceAll('\\', '/')
  return /^((?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]
}

/** A source file of the repository; undefined for a virtual module. */
function sourceOf(id) {
  if (id.startsWith('\0') || id.startsWith('virtual:')) return undefined
  return relative(process.cwd(), id.replace(/[?#].*$/, '')).replaceAll('\\', '/')
}

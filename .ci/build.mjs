// `npm run build`: builds the site, the studio, the npm package and the headers, into dist/.
//   --base /pay/                       the path of the site; default: /paywidget/
//   --files https://cdn.example/pay/   a CDN that serves the files of the site; default: the site itself
//   --site-only                        neither the studio nor the npm package
//   --out FOLDER                       instead of dist/; only with --site-only
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const { values } = parseArgs({
  options: {
    base: { type: 'string', default: '/paywidget/' },
    files: { type: 'string' },
    'site-only': { type: 'boolean', default: false },
    out: { type: 'string', default: 'dist' },
  },
})
const { base, files, out, 'site-only': isSiteOnly } = values
if (!/^\/(?:[\w.-]+\/)+$/.test(base))
  refuse(
    `--base is "${base}"; it has to be a path with a slash at both ends, such as /pay/. The root / can't be the base.`,
  )
if (files !== undefined && !/^https:\/\/[^/?#\s"]+\/(?:[\w.-]+\/)*$/.test(files))
  refuse(`--files is "${files}"; it has to be an https URL with a slash at its end, such as https://cdn.example/pay/.`)
if (out !== 'dist' && !isSiteOnly) refuse('--out needs --site-only: the npm package is built from dist/site.')

process.env.PAYWIDGET_BASE = base
if (files !== undefined) process.env.PAYWIDGET_FILES = files
process.env.PAYWIDGET_OUT = out

const VITE = 'node_modules/vite/bin/vite.js'
node(VITE, 'build')
if (!isSiteOnly) {
  node(VITE, 'build', '--config', '.ci/vite/studio.config.ts')
  node('.ci/package.mjs')
}
node('.ci/ts.mjs', '.ci/inventory.ts')
node('.ci/newerThanBaseline.mjs', `${out}/site`, ...(isSiteOnly ? [] : ['dist/npm']))
node('.ci/ts.mjs', '.ci/headers.ts')

function node(...args) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

function refuse(text) {
  console.error(text)
  process.exit(1)
}

// Writes the response headers a server must send with the site into dist/headers/, the hash of each file into
// dist/integrity.json, the markup for host pages without npm into dist/snippet.html, and compressed copies beside the
// hashed files: node .ci/ts.mjs .ci/headers.ts
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CASHIERS } from '../src/cashiers/CASHIERS.ts'
import { headerFiles } from '../src/ops/headers/headerFiles.ts'
import { COPIES, compress } from './compress.ts'
import { FILES_BASE, OUT, SITE_BASE } from './vite/sitePaths.ts'

const SITE = `${OUT}/site`
const BLOCK = /<script\b[^>]*\bid="paywidget-config"[^>]*>([\s\S]*?)<\/script>/

/** The element for a host page without npm, with the loader that never changes and its integrity value (D-75). */
function snippet(integrity: Readonly<Record<string, string>>): string {
  const [loader = '', digest = ''] = Object.entries(integrity).find(([file]) => /^static\/loader-/.test(file)) ?? []
  return `<!-- Put the address of your deployment in place of https://pay.example${SITE_BASE}. -->
<script
  type="module"
  src="${FILES_BASE.replace(/^\//, 'https://pay.example/')}${loader}"
  integrity="${digest}"
  crossorigin="anonymous"
></script>
<pay-widget src="https://pay.example${SITE_BASE}"></pay-widget>
`
}

export async function main(): Promise<void> {
  const files = readdirSync(SITE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(SITE.length + 1))
    .filter((file) => !file.startsWith('.') && !COPIES.test(file))
    .toSorted()
  await compress(SITE, files)
  const block = BLOCK.exec(readFileSync(join(SITE, 'index.html'), 'utf8'))?.[1] ?? ''
  const paths = Object.values(CASHIERS).flatMap(({ routes }) => routes.map(({ path }) => path))
  const pages = [...new Set(paths.map((path) => path.split('/')[1] ?? ''))].filter((word) => word !== '').toSorted()
  const filesOrigin = FILES_BASE.startsWith('https:') ? new URL(FILES_BASE).origin : undefined
  const written = headerFiles({
    config: JSON.parse(block.trim() || '{}'),
    base: SITE_BASE.slice(0, -1),
    filesOrigin,
    files,
    pages,
  })
  for (const [name, text] of Object.entries(written)) {
    const file = join(OUT, 'headers', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const digest = (file: string) =>
    `sha384-${createHash('sha384')
      .update(readFileSync(join(SITE, file)))
      .digest('base64')}`
  const integrity = Object.fromEntries(files.map((file) => [file, digest(file)]))
  writeFileSync(join(OUT, 'snippet.html'), snippet(integrity))
  writeFileSync(join(OUT, 'integrity.json'), `${JSON.stringify(integrity, null, 2)}\n`)
}

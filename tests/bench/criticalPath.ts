import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** The size limit of the JavaScript that is loaded before the method list is painted, compressed with gzip -9. */
export const GATE_BYTES = 139_000

export interface Weight {
  readonly files: number
  readonly raw: number
  readonly gz: number
  readonly br: number
}

export interface CriticalPath {
  readonly html: Weight
  readonly js: Weight
  readonly css: Weight
}

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

const ENTRY = 'src/entries/index.html'
/** The module that renders the method list. The entry imports it dynamically, but at once. */
const LATER = 'src/app/mountApp.tsx'

export const hasBuild = (site: string): boolean => existsSync(join(site, '.vite/manifest.json'))

/** The scripts and styles needed to render the method list. */
export function firstFiles(site: string): { readonly scripts: readonly string[]; readonly styles: readonly string[] } {
  const manifest = JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const chunks = new Set<Chunk>()
  const take = (name: string): void => {
    const chunk = manifest[name]
    if (chunk === undefined)
      throw new Error(`${name} is not in the manifest of ${site}. Build the site: npx vite build.`)
    if (chunks.has(chunk)) return
    chunks.add(chunk)
    for (const next of chunk.imports ?? []) take(next)
  }
  for (const name of [ENTRY, LATER]) take(name)
  const styles = new Set([...chunks].flatMap((chunk) => chunk.css ?? []))
  return { scripts: [...chunks].map(({ file }) => file), styles: [...styles] }
}

/**
 * The size of HTML, JavaScript and CSS up to the painted list. Each file is compressed separately, as a server does.
 */
export function criticalPath(site: string): CriticalPath {
  const { scripts, styles } = firstFiles(site)
  return { html: weigh(site, ['index.html']), js: weigh(site, scripts), css: weigh(site, styles) }
}

function weigh(site: string, files: readonly string[]): Weight {
  const bytes = files.map((file) => readFileSync(join(site, file)))
  const sum = (size: (file: Buffer) => number) => bytes.reduce((total, file) => total + size(file), 0)
  return {
    files: files.length,
    raw: sum((file) => file.length),
    gz: sum((file) => gzipSync(file, { level: 9 }).length),
    br: sum((file) => brotliCompressSync(file).length),
  }
}

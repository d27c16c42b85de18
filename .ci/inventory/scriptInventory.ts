import { LIBRARIES, PURPOSES, SEPARATE } from './purposes.ts'
import type { BuildRecord } from './shippedPackages.ts'

/** A script that a page of the cashier may load. */
export interface InventoryScript {
  readonly url: string
  /** The pages that load it; `(host page)` for the loader. */
  readonly pages: readonly string[]
  /** With the page, or only when the player needs what it contains. */
  readonly loaded: 'with the page' | 'when needed'
  readonly purpose: string
  /** The packages whose code it contains. */
  readonly packages: readonly string[]
  readonly authorisedBy: string
  /** SHA-384, as in an `integrity` attribute; undefined for a script that its vendor may change. */
  readonly integrity?: string
  readonly bytes?: number
}

interface ManifestChunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly src?: string
  readonly isEntry?: boolean
}

export interface SiteBuild {
  readonly base: string
  readonly version: string
  /** Vite's manifest. */
  readonly manifest: Readonly<Record<string, ManifestChunk>>
  /** What the chunks are made of. */
  readonly record: BuildRecord
  /** The pages: name → markup. */
  readonly pages: Readonly<Record<string, string>>
  /** Every script file: path → size and integrity value. */
  readonly files: Readonly<Record<string, { readonly bytes: number; readonly integrity: string }>>
  /** The scripts of captcha vendors: name → address. */
  readonly vendors: Readonly<Record<string, string>>
}

/** The inventory that PCI DSS 6.4.3 asks for. Throws for a script whose purpose or page is not known. */
export function scriptInventory(site: SiteBuild): readonly InventoryScript[] {
  const authorisedBy = `release ${site.version}; deploying it is the operator's approval`
  const own = Object.entries(site.files).map(([file, { bytes, integrity }]) => {
    const named = Object.entries(site.pages).filter(([, html]) => html.includes(file))
    const pages = new Set([...named.map(([page]) => page), ...pagesThatReach(file, site), ...separateOf(file).pages])
    if (pages.size === 0) throw new Error(`No page of the site loads ${file}. What is it for?`)
    return {
      url: `${site.base}${file}`,
      pages: [...pages].toSorted(),
      loaded: named.length > 0 ? ('with the page' as const) : ('when needed' as const),
      purpose: separateOf(file).purpose ?? purposeOf(file, site.record[file] ?? []),
      packages: (site.record[file] ?? []).flatMap((path) => /node_modules\/(.*)$/.exec(path)?.[1] ?? []),
      authorisedBy,
      integrity,
      bytes,
    }
  })
  const vendors = Object.entries(site.vendors).map(([name, url]) => ({
    url,
    pages: ['captcha.html'],
    loaded: 'when needed' as const,
    purpose: `The captcha of ${name}, and further scripts that it loads. In a sandboxed frame that sees no form.`,
    packages: [],
    authorisedBy:
      'the operator, by asking for this captcha in the list of methods; `captcha.scripts` changes the address',
  }))
  return [...own.toSorted((a, b) => (a.url < b.url ? -1 : 1)), ...vendors]
}

/** Scripts that are built apart from the others have no record. */
const separateOf = (file: string) => SEPARATE.find(({ name }) => name.test(file)) ?? { pages: [], purpose: undefined }

/** The pages from whose entry the chunk can be reached by imports. */
function pagesThatReach(file: string, { manifest }: SiteBuild): readonly string[] {
  return Object.entries(manifest)
    .filter(([key, { isEntry }]) => isEntry && key.endsWith('.html'))
    .filter(([key]) => reached(key, manifest).has(file))
    .map(([key]) => key.replace(/^.*\//, ''))
}

function reached(start: string, manifest: SiteBuild['manifest'], seen = new Set<string>()): ReadonlySet<string> {
  const files = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (seen.has(key) || chunk === undefined) return
    seen.add(key)
    files.add(chunk.file)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
  }
  visit(start)
  return files
}

/** What most of the chunk's source files are for. */
function purposeOf(file: string, paths: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const path of paths) {
    const found = PURPOSES.find(([folder]) => path.startsWith(folder))?.[1]
    if (found === undefined)
      throw new Error(`${file} contains ${path}: add the purpose of its folder to .ci/inventory/purposes.ts.`)
    counts.set(found, (counts.get(found) ?? 0) + 1)
  }
  const isLibrary = (text: string) => Number(text === LIBRARIES)
  const most = [...counts].toSorted(([one, a], [other, b]) => isLibrary(one) - isLibrary(other) || b - a).slice(0, 3)
  return most.length === 0 ? 'Shared by other scripts of this list.' : `${most.map(([text]) => text).join('; ')}.`
}

import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { existsExactly } from './existsExactly.ts'
import { isSkipped } from './isSkipped.ts'
import { isPreview, previewName } from './publish/previewName.ts'
import { previewsIn } from './publish/previews.ts'

export interface FoundFile {
  readonly path: string
  /**
   * `cashier` and `story` are the files for trying a method; `published`: the index of a published folder or of a preview; `live`: a
   * response of the API.
   */
  readonly kind: 'method' | 'layout' | 'part' | 'cashier' | 'story' | 'published' | 'live'
  /** The screen that a layout in a folder `layouts` is named after. */
  readonly screen: string | undefined
  /** The `method.json` of the folder that the file belongs to. */
  readonly method: string | undefined
}

/**
 * The files to check for a path: the file itself, or each `method.json` with the files beside it, `layouts/<screen>.json`
 * and part below the folder. Hidden files and folders, and JSON Schemas, are skipped.
 */
export const findFiles = (path: string): FoundFile[] => filesBelow(path, [])

/** `above` has the real paths of the folders that lead here: a link to one of them would never end. */
function filesBelow(path: string, above: readonly string[]): FoundFile[] {
  if (!isFolder(path)) return [found(path)]
  const real = realpathSync(path)
  if (above.includes(real)) return []
  if (isPublished(path)) return indexesOf(path).map((name) => found(join(path, name)))
  const names = readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !isSkipped(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return names.flatMap((entry) => {
    const inner = join(path, entry.name)
    if (isFolder(inner)) return filesBelow(inner, [...above, real])
    const isOurs =
      entry.name === 'method.json' ||
      (isBeside(entry.name) && names.some(({ name }) => name === 'method.json')) ||
      ((isLayouts(path) || isParts(path)) && entry.name.endsWith('.json'))
    return isOurs ? [found(inner)] : []
  })
}

/** The index of a published folder, and those of its previews. */
const indexesOf = (folder: string): readonly string[] => [
  'index.json',
  ...previewsIn(folder).map(({ hash }) => previewName(hash)),
]

/** Whether a path is a folder or a link to one; not if it leads nowhere. */
function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}

const BESIDE: Readonly<Record<string, 'cashier' | 'story'>> = { 'cashier.json': 'cashier', 'story.json': 'story' }

const isBeside = (name: string): boolean => Object.hasOwn(BESIDE, name)

function found(path: string): FoundFile {
  const name = basename(path)
  const folder = dirname(path)
  if ((name === 'index.json' || isPreview(name)) && isPublished(folder))
    return { path, kind: 'published', screen: undefined, method: undefined }
  if (name === 'method.json') return { path, kind: 'method', screen: undefined, method: path }
  const kind = BESIDE[name]
  if (kind !== undefined && !isLayouts(folder)) {
    const method = join(folder, 'method.json')
    return { path, kind, screen: undefined, method: existsExactly(method) ? method : undefined }
  }
  if (isParts(folder)) return { path, kind: 'part', screen: undefined, method: undefined }
  const method = join(folder, '..', 'method.json')
  return {
    path,
    kind: 'layout',
    screen: isLayouts(folder) ? basename(path, '.json') : undefined,
    method: isLayouts(folder) && existsExactly(method) ? method : undefined,
  }
}

const isParts = (folder: string): boolean => folderName(folder) === 'parts' && isLayouts(join(folder, '..'))

const isLayouts = (folder: string): boolean => folderName(folder) === 'layouts'

/** The folder may be the one that the command runs in, which a path names `.` or `..`. */
const folderName = (folder: string): string => basename(resolve(folder))

/** Whether a folder has published layouts: an index in a folder of that name, beside a history, or with rows of layouts. */
function isPublished(folder: string): boolean {
  const index = join(folder, 'index.json')
  if (!existsSync(index)) return false
  return isLayouts(folder) || existsSync(join(folder, 'history')) || readFileSync(index, 'utf8').includes('"layouts"')
}

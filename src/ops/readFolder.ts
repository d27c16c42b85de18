import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { existsExactly } from './existsExactly.ts'
import { folderOf, type ReadFolder } from './folderOf.ts'
import { isSkipped } from './isSkipped.ts'
import { readText } from './readText.ts'
import type { HasAsset } from './rules/codes/checkAssets.ts'

/** A method's folder on disk. */
export interface FolderOnDisk extends ReadFolder {
  readonly path: string
}

/** Reads a method's folder from disk. Unreadable files are left out. */
export function readFolder(path: string): FolderOnDisk {
  const layouts = join(path, 'layouts')
  const isFolder = existsExactly(layouts) && statSync(layouts).isDirectory()
  const names = isFolder ? readdirSync(layouts).filter((name) => name.endsWith('.json') && !isSkipped(name)) : []
  const paths = ['method.json', 'cashier.json', ...names.map((name) => `layouts/${name}`)]
  return { path, ...folderOf(Object.fromEntries(paths.flatMap((name) => textAt(path, name)))) }
}

function textAt(folder: string, name: string): (readonly [string, string])[] {
  try {
    return [[name, readText(join(folder, name))]]
  } catch {
    return []
  }
}

/** Looks for pictures and videos in the folders of this name in the method's folder and the two folders above it. */
export function assetsBeside(folder: string): HasAsset {
  const above = [folder, dirname(folder), dirname(dirname(folder))]
  return (kind, file) => {
    const places = above.map((one) => join(one, kind)).filter(existsExactly)
    return places.length === 0 ? undefined : places.some((place) => existsExactly(join(place, file)))
  }
}

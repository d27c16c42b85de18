import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, delimiter, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { MethodFiles } from '../../fixtures/readMethodFolder.ts'
import { isSkipped } from '../../src/ops/isSkipped.ts'
import { withUnixLines } from '../../src/ops/json/withUnixLines.ts'
import { readText } from '../../src/ops/readText.ts'

const MODULE = 'virtual:method-folders'
/** The id of the module inside Vite. */
export const METHOD_FOLDERS_ID = `\0${MODULE}`
/** A folder that contains at least one of these entries is a method folder. */
const TOP = ['method.json', 'cashier.json', 'story.json', 'layouts']

/**
 * `virtual:method-folders`: the JSON of every method folder, as text. The reader parses each file separately, so that a
 * syntax error affects only one file.
 */
export function methodFolders(): Plugin {
  return {
    name: 'paywidget-method-folders',
    resolveId: (id) => (id === MODULE ? METHOD_FOLDERS_ID : undefined),
    load: (id) =>
      id === METHOD_FOLDERS_ID ? `export default ${JSON.stringify(readMethodFolders(methodRoots()))}` : undefined,
  }
}

/** The fixtures, and the folders given to `npm start -- FOLDER…`. */
export function methodRoots(): readonly string[] {
  const given = process.env.PAYWIDGET_METHODS?.split(delimiter).filter((path) => path !== '') ?? []
  return ['fixtures/methods', ...given].map((path) => resolve(path))
}

/** The method folders below the roots. When two folders have the same name, the one in the later root wins. */
export function readMethodFolders(roots: readonly string[]): readonly MethodFiles[] {
  const found = roots.flatMap(foldersIn).map((path) => [basename(path).normalize(), path] as const)
  return [...new Map(found)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, path]) => ({ name, path, files: { ...jsonIn(path, ''), ...jsonIn(path, 'layouts/') } }))
}

/** A root may itself be a method folder. */
function foldersIn(root: string): readonly string[] {
  if (isMethod(root)) return [root]
  return namesIn(root)
    .filter((name) => !isSkipped(name))
    .map((name) => join(root, name))
    .filter(isMethod)
}

const isMethod = (path: string): boolean =>
  existsSync(path) && statSync(path).isDirectory() && TOP.some((name) => existsSync(join(path, name)))

/** Skips unreadable files: a file being saved, a broken link or another encoding than UTF-8 must not stop the others. */
function jsonIn(path: string, inner: string): Record<string, string> {
  const names = namesIn(join(path, inner)).filter((name) => name.endsWith('.json') && !isSkipped(name))
  return Object.fromEntries(
    names.flatMap((name) => {
      try {
        return [[inner + name, withUnixLines(readText(join(path, inner, name)))]]
      } catch {
        return []
      }
    }),
  )
}

const namesIn = (path: string): readonly string[] => (existsSync(path) ? readdirSync(path).toSorted() : [])

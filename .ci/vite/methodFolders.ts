import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, delimiter, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { MethodFiles } from '../../fixtures/readMethodFolder.ts'

const MODULE = 'virtual:method-folders'
/** The module as the server knows it. */
export const METHOD_FOLDERS_ID = `\0${MODULE}`
/** What a method folder has at its top; one of them is enough to know it by. */
const TOP = ['method.json', 'cashier.json', 'story.json', 'layouts']

/**
 * `virtual:method-folders`: the JSON of every method folder, as text. Whoever reads it parses each file by itself, so
 * that a wrong comma costs one file and never the whole.
 */
export function methodFolders(): Plugin {
  return {
    name: 'paywidget-method-folders',
    resolveId: (id) => (id === MODULE ? METHOD_FOLDERS_ID : undefined),
    load: (id) =>
      id === METHOD_FOLDERS_ID ? `export default ${JSON.stringify(readMethodFolders(methodRoots()))}` : undefined,
  }
}

/** The fixtures' own, and the folders that `npm start -- FOLDER…` was given. */
export function methodRoots(): readonly string[] {
  const given = process.env.PAYWIDGET_METHODS?.split(delimiter).filter((path) => path !== '') ?? []
  return ['fixtures/methods', ...given].map((path) => resolve(path))
}

/** The folders below the roots, by name; of two that are named alike the one of the later root. */
export function readMethodFolders(roots: readonly string[]): readonly MethodFiles[] {
  const found = roots.flatMap(foldersIn).map((path) => [basename(path), path] as const)
  return [...new Map(found)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, path]) => ({ name, path, files: { ...jsonIn(path, ''), ...jsonIn(path, 'layouts/') } }))
}

/** A root may be a method's folder itself. */
function foldersIn(root: string): readonly string[] {
  if (isMethod(root)) return [root]
  return namesIn(root)
    .map((name) => join(root, name))
    .filter(isMethod)
}

const isMethod = (path: string): boolean =>
  existsSync(path) && statSync(path).isDirectory() && TOP.some((name) => existsSync(join(path, name)))

/** What can't be read is left out: an editor that saves, or a link that leads nowhere, must not stop the others. */
function jsonIn(path: string, inner: string): Record<string, string> {
  const names = namesIn(join(path, inner)).filter((name) => name.endsWith('.json'))
  return Object.fromEntries(
    names.flatMap((name) => {
      try {
        return [[inner + name, readFileSync(join(path, inner, name), 'utf8')]]
      } catch {
        return []
      }
    }),
  )
}

const namesIn = (path: string): readonly string[] => (existsSync(path) ? readdirSync(path).toSorted() : [])

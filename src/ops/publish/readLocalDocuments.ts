import { basename, dirname, resolve } from 'node:path'
import { checkPaths, lineOf } from '../check.ts'
import { english } from '../english.ts'
import { isWarning } from '../Finding.ts'
import { type FoundFile, findFiles } from '../findFiles.ts'
import { jsonOrUndefined } from '../json/jsonOrUndefined.ts'
import { withUnixLines } from '../json/withUnixLines.ts'
import { readText } from '../readText.ts'
import type { LocalDocument, LocalDocuments } from './LocalDocuments.ts'

/** Reads and checks the documents of method folders. Each file is read once: what was checked is what is published. */
export function readLocalDocuments(paths: readonly string[]): LocalDocuments {
  const texts = new Map<string, string>()
  const read = (path: string): string => {
    const text = texts.get(path) ?? readText(path)
    texts.set(path, text)
    return text
  }
  /** Undefined for a file that can't be read, which is one of the findings. */
  const textOf: TextOf = (path) => {
    try {
      return read(path)
    } catch {
      return undefined
    }
  }
  const checked = checkPaths(paths, { texts: english(), read })
  const findings = checked.flatMap(({ file, report }) => report.findings.map((finding) => ({ file, finding })))
  const files = paths.flatMap(findFiles)
  return {
    documents: files.flatMap((file) => documentOf(file, textOf)),
    methods: [
      ...new Set(files.flatMap((file) => methodAt(file.kind === 'method' ? file.path : file.method, textOf) ?? [])),
    ],
    unreadable: files
      .filter(({ kind, path }) => kind === 'layout' && textOf(path) === undefined)
      .map(({ path }) => path),
    findings: findings.map(({ file, finding }) => lineOf(file, finding)),
    errors: findings.filter(({ finding }) => !isWarning(finding)).length,
  }
}

type TextOf = (path: string) => string | undefined

function documentOf(file: FoundFile, textOf: TextOf): LocalDocument[] {
  const text = file.kind === 'layout' ? textOf(file.path) : undefined
  if (text === undefined) return []
  const screen = file.screen ?? screenIn(text)
  if (screen === undefined) return []
  const method = methodAt(file.method, textOf)
  const place = method === undefined ? { screen } : { method, screen }
  // The same document has the same hash, whichever editor or checkout wrote it.
  return [{ path: file.path, place, text: withUnixLines(text) }]
}

/** The name in a `method.json`: that of its folder, which `check` enforces. */
function methodAt(path: string | undefined, textOf: TextOf): string | undefined {
  if (path === undefined) return undefined
  const name: unknown = Object(jsonOrUndefined(textOf(path))).name
  return typeof name === 'string' ? name : basename(dirname(resolve(path))).normalize()
}

function screenIn(text: string): string | undefined {
  const { screen } = Object(jsonOrUndefined(text))
  return typeof screen === 'string' ? screen : undefined
}

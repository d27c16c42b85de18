import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { checkPaths, lineOf } from '../check.ts'
import { english } from '../english.ts'
import { isWarning } from '../Finding.ts'
import { type FoundFile, findFiles } from '../findFiles.ts'
import { withUnixLines } from '../json/withUnixLines.ts'
import type { LocalDocument, LocalDocuments } from './LocalDocuments.ts'

/** Reads and checks the documents of method folders. Each file is read once: what was checked is what is published. */
export function readLocalDocuments(paths: readonly string[]): LocalDocuments {
  const texts = new Map<string, string>()
  const read = (path: string): string => {
    const text = texts.get(path) ?? readFileSync(path, 'utf8')
    texts.set(path, text)
    return text
  }
  const checked = checkPaths(paths, { texts: english(), read })
  const findings = checked.flatMap(({ file, report }) => report.findings.map((finding) => ({ file, finding })))
  const files = paths.flatMap(findFiles)
  return {
    documents: files.flatMap((file) => documentOf(file, texts)),
    methods: [
      ...new Set(files.flatMap((file) => methodAt(file.kind === 'method' ? file.path : file.method, texts) ?? [])),
    ],
    findings: findings.map(({ file, finding }) => lineOf(file, finding)),
    errors: findings.filter(({ finding }) => !isWarning(finding)).length,
  }
}

function documentOf(file: FoundFile, texts: ReadonlyMap<string, string>): LocalDocument[] {
  const text = texts.get(file.path)
  if (file.kind !== 'layout' || text === undefined) return []
  const screen = file.screen ?? screenIn(text)
  if (screen === undefined) return []
  const method = methodAt(file.method, texts)
  const place = method === undefined ? { screen } : { method, screen }
  // The same document has the same hash, whichever editor or checkout wrote it.
  return [{ path: file.path, place, text: withUnixLines(text) }]
}

/** The name in a `method.json`: that of its folder, which `check` enforces. */
function methodAt(path: string | undefined, texts: ReadonlyMap<string, string>): string | undefined {
  if (path === undefined) return undefined
  const name: unknown = Object(jsonOf(texts.get(path) ?? readFileSync(path, 'utf8'))).name
  return typeof name === 'string' ? name : (dirname(path).split('/').at(-1) ?? undefined)
}

function screenIn(text: string): string | undefined {
  const { screen } = Object(jsonOf(text))
  return typeof screen === 'string' ? screen : undefined
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

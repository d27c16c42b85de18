import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'

const IMPORT = /^(?:import|export)\s(?!type)[^'";]*?from '([^']+)'|^import '([^']+)'/gm

/** The imports of Node in all modules that a module loads. */
function nodeImports(path: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(path) || !existsSync(path)) return []
  seen.add(path)
  const names = [...readFileSync(path, 'utf8').matchAll(IMPORT)].map(([, name, bare]) => name ?? bare ?? '')
  return names.flatMap((name) => {
    if (name.startsWith('node:')) return [`${path} imports ${name}`]
    return name.startsWith('.') ? nodeImports(normalize(join(dirname(path), name.replace(/\?.*$/, ''))), seen) : []
  })
}

it.each(['src/studio/startStudio.tsx', 'src/studio/check/checkWorker.ts'])(
  '%s loads nothing of Node, which a browser does not have',
  (path) => {
    const seen = new Set<string>()
    expect(nodeImports(path, seen)).toEqual([])
    expect(seen.size).toBeGreaterThan(50)
  },
)

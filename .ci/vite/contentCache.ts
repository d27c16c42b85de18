import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A generated module, and the files it was made of. */
export interface Generated {
  readonly code: string
  readonly files: readonly string[]
}

/** A cache entry: the code, and the hash of each file when the code was generated. */
interface Entry {
  readonly key: string
  readonly code: string
  readonly files: Readonly<Record<string, string>>
}

const HERE = fileURLToPath(new URL('.', import.meta.url))
/** The generators and their packages: a change of any of them invalidates all entries. */
const GENERATORS = [
  ...readdirSync(HERE).map((name) => join(HERE, name)),
  join(HERE, '../../schemas/isPiece.ts'),
  join(HERE, '../../package-lock.json'),
]

/**
 * Keeps generated modules on disk, in `.cache/generated`. An entry is used only if the content of every file it was made
 * of is the same, so that the dev server, the tests and the scripts need not compile the same schemas again.
 */
export function contentCache(root: string) {
  const folder = join(root, '.cache/generated')
  const generators = hashOf(root, ...GENERATORS.map((file) => hashOfFile(file) ?? ''))
  return {
    /** Calls `make` if there is no valid entry for the name. `inputs` is what the code depends on besides its files. */
    async get(name: string, make: () => Promise<Generated>, inputs = ''): Promise<Generated> {
      const path = join(folder, `${name.replaceAll(/[^\w.]+/g, '_')}.json`)
      const key = hashOf(name, inputs, generators)
      const known = read(path)
      if (known?.key === key && isCurrent(known)) return { code: known.code, files: Object.keys(known.files) }
      const start = Date.now()
      const { code, files } = await make()
      const real = files.filter((file) => isAbsolute(file) && existsSync(file))
      // The code may be older than the content of a file that was saved meanwhile.
      if (real.every((file) => statSync(file).mtimeMs < start)) {
        const entry: Entry = {
          key,
          code,
          files: Object.fromEntries(real.map((file) => [file, hashOfFile(file) ?? ''])),
        }
        write(path, JSON.stringify(entry))
      }
      return { code, files: real }
    },
  }
}

const isCurrent = ({ files }: Entry): boolean =>
  Object.entries(files).every(([file, hash]) => hashOfFile(file) === hash)

function read(path: string): Entry | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Entry
  } catch {
    return undefined // none yet
  }
}

/** Several processes may write the same entry at once: renaming a complete file is atomic. */
function write(path: string, text: string): void {
  const partial = `${path}.${process.pid}`
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(partial, text)
  renameSync(partial, path)
}

function hashOfFile(file: string): string | undefined {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex')
  } catch {
    return undefined
  }
}

function hashOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

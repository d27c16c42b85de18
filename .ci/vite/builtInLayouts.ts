import { readFileSync } from 'node:fs'
import { isAbsolute, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import { contentCache } from './contentCache.ts'
import { validators } from './validators.ts'

const PREFIX = 'virtual:built-in/'
const READER = fileURLToPath(new URL('../../src/language/readBuiltIn.ts', import.meta.url))

interface Checker {
  checkText(source: string): {
    layout: unknown
    problems: readonly { code: string; pointer: string; message: string }[]
  }
}

/**
 * `virtual:built-in/<screen>`: a built-in layout, validated and parsed at build time. An invalid built-in layout fails
 * the build. At run time the widget loads the checker and its validators for operators' layouts only.
 */
export function builtInLayouts(): Plugin {
  let root = process.cwd()
  let cache = contentCache(root)
  let loaded: Promise<LoadedChecker> | undefined
  const generate = async (id: string) => {
    const file = resolve(root, `schemas/layouts/${id.slice(PREFIX.length + 1)}.json`)
    loaded ??= loadChecker(resolve(root, 'src/language/checkDocument.ts'))
    const { checkText, files } = await loaded
    const { layout, problems } = checkText(readFileSync(file, 'utf8'))
    if (problems.length > 0 || layout === undefined) {
      throw new Error(`${file} is not a valid layout: ${JSON.stringify(problems)}`)
    }
    const code = isFirst(id) ? `export default ${source(layout)}` : parsed(layout)
    return { code, files: [file, ...files] }
  }
  return {
    name: 'paywidget-built-in-layouts',
    enforce: 'pre',
    configResolved: (config) => {
      if (config.root === root) return
      root = config.root
      cache = contentCache(root)
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const { code, files } = await cache.get(id.slice(1), () => generate(id))
      // Watch the checker too: an edit of the layout language makes earlier results stale.
      for (const read of files) this.addWatchFile(read)
      return { code, map: null }
    },
    async watchChange(id) {
      const files = (await loaded)?.files
      if (files?.has(id)) loaded = undefined
    },
  }
}

interface LoadedChecker extends Checker {
  /** Every source file of the checker. */
  readonly files: ReadonlySet<string>
}

async function loadChecker(file: string): Promise<LoadedChecker> {
  const files = new Set([file])
  const { dependencies, module } = await runnerImport<Checker>(file, {
    configFile: false,
    logLevel: 'error',
    plugins: [validators((read) => files.add(read))],
  })
  for (const read of dependencies) if (isAbsolute(read)) files.add(read)
  return { ...module, files }
}

/** The layouts that are drawn first. The code that parses JSON would only make the first screen heavier. */
const isFirst = (id: string): boolean => /\/(?:deposit\.list|error)$/.test(id)

/** A module that parses its layout: faster than evaluating a literal of this size. */
function parsed(layout: unknown): string {
  const text = JSON.stringify(layout, (name, value) => {
    if (value instanceof Map) return { $map: [...value] }
    return name === 'column' ? undefined : value
  })
  return `import { readBuiltIn } from ${JSON.stringify(READER)}\nexport default /* @__PURE__ */ readBuiltIn(${JSON.stringify(text)})`
}

/** JavaScript source of plain data and Maps. Undefined members are left out. */
function source(value: unknown): string {
  if (value instanceof Map) return `new Map([${[...value].map((entry) => source(entry)).join(',')}])`
  if (Array.isArray(value)) return `[${value.map((item) => source(item)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  // `column` is only for error messages, and a checked expression has no errors.
  const members = Object.entries(value).filter(([name, member]) => member !== undefined && name !== 'column')
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${source(member)}`).join(',')}}`
}

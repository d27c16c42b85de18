import { resolve } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import { ajvModule, PARTS_MODULE } from './ajvModule.ts'
import { contentCache, type Generated } from './contentCache.ts'
import { PARTS } from './shortCode.ts'

const PREFIX = 'virtual:validate/'
const CATALOG = 'virtual:layout-catalog'

/**
 * `virtual:validate/<file under schemas>/<EXPORT>`: the validator of one schema. With the suffix `?full` it reports all
 * errors with their params, for the command line.
 * `virtual:layout-catalog`: the validators, slots and traits of every node type of the layout language.
 * `onRead` is called with every source file of a validator.
 * Ajv itself runs only at build time: compiling needs `new Function`, which the production CSP forbids.
 */
export function validators(onRead: (file: string) => void = () => {}): Plugin {
  let root = process.cwd()
  let cache = contentCache(root)
  return {
    name: 'paywidget-validators',
    enforce: 'pre',
    configResolved: (config) => {
      if (config.root === root) return
      root = config.root
      cache = contentCache(root)
    },
    resolveId: (id) => (id === CATALOG || id === PARTS_MODULE || id.startsWith(PREFIX) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${PARTS_MODULE}`) return { code: PARTS, map: null, moduleSideEffects: false }
      if (id !== `\0${CATALOG}` && !id.startsWith(`\0${PREFIX}`)) return undefined
      // A schema imports other files; an edit of any of them makes its validator stale.
      const { code, files } = await cache.get(id.slice(1), () => generate(root, id))
      for (const file of files) {
        this.addWatchFile(file)
        onRead(file)
      }
      return { code, map: null }
    },
  }
}

async function generate(root: string, id: string): Promise<Generated> {
  const [, path, name, full] = /^(.+)\/([A-Z_0-9]+)(\?full)?$/.exec(id.slice(PREFIX.length + 1)) ?? []
  const file = id === `\0${CATALOG}` ? 'layout/catalog' : path
  const { files, module } = await load(resolve(root, `schemas/${file}.ts`))
  if (id === `\0${CATALOG}`) return { code: catalogModule(module), files }
  const schema = module[name ?? '']
  if (typeof schema !== 'object' || schema === null) throw new Error(`schemas/${path}.ts exports no ${name}.`)
  const code = ajvModule({ validate: schema }, full ? { allErrors: true } : optionsOf(path ?? ''))
  return { code: `${code}\nexport default validate`, files }
}

/** Host messages report all errors; server answers only the first, with the missing property or the list limit. */
function optionsOf(path: string) {
  if (path.startsWith('calls/')) return { params: 'missingOrLimit' } as const
  return path.startsWith('host/') ? ({ params: 'missing', allErrors: true } as const) : {}
}

/** The exports of a module, and every file that was read to load it. */
async function load(file: string): Promise<{ module: Record<string, unknown>; files: readonly string[] }> {
  const options = { configFile: false, logLevel: 'error' } as const
  const { dependencies, module } = await runnerImport<Record<string, unknown>>(file, options)
  return { module, files: [file, ...dependencies] }
}

interface Entry {
  since: number
  decorative: boolean
  container: boolean
  pressable?: boolean
  props: { properties: Record<string, { 'x-slot'?: string }> }
}

interface Catalog {
  blocks: Record<string, Entry>
  fields: Record<string, Entry>
  SHARED: Record<string, object>
  DOCUMENT: object
  ENVELOPE: object
}

function catalogModule(module: Record<string, unknown>): string {
  const { blocks, fields, SHARED, DOCUMENT, ENVELOPE } = module as unknown as Catalog
  const types = { ...prefixed('b_', blocks), ...prefixed('f_', fields) }
  const schemas = Object.fromEntries(Object.entries(types).map(([name, type]) => [name, type.props]))
  const code = ajvModule({ $document: DOCUMENT, $node: ENVELOPE, ...schemas }, { shared: SHARED, allErrors: true })
  const table = Object.fromEntries(Object.entries(types).map(([name, type]) => [name, summary(type)]))
  const list = Object.keys(types).map((name) => `${name}: { ...${JSON.stringify(table[name])}, validate: ${name} }`)
  return `${code}\nexport const nodeTypes = { ${list.join(', ')} }\n`
}

const prefixed = (prefix: string, entries: Record<string, Entry>) =>
  Object.fromEntries(Object.entries(entries).map(([name, entry]) => [prefix + name, entry]))

function summary(type: Entry) {
  const slots = Object.entries(type.props.properties).flatMap(([name, schema]) =>
    schema['x-slot'] ? [[name, schema['x-slot']]] : [],
  )
  return {
    since: type.since,
    decorative: type.decorative,
    container: type.container,
    pressable: type.pressable ?? false,
    slots: Object.fromEntries(slots),
  }
}

import { readdirSync } from 'node:fs'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { contentCache, type Generated } from './contentCache.ts'

/** A module that imports many small files, and the folders of these files. */
interface Bundle {
  readonly entry: string
  readonly folders: readonly string[]
}

const BUNDLES: readonly Bundle[] = [
  { entry: 'mocks/scenarios/index.ts', folders: ['mocks/scenarios'] },
  {
    entry: 'fixtures/index.ts',
    folders: ['answers', 'host', 'icons', 'instructions', 'videos'].map((name) => `fixtures/${name}`),
  },
  { entry: 'src/language/parts.ts', folders: ['schemas/layouts/parts'] },
  { entry: 'schemas/layout/actions/index.ts', folders: ['schemas/layout/actions'] },
  { entry: 'schemas/layout/catalog.ts', folders: ['schemas/layout/blocks', 'schemas/layout/fields'] },
  { entry: 'schemas/layout/screens/index.ts', folders: ['schemas/layout/screens'] },
]

/**
 * The dev server serves each of these modules together with the small files that it imports: a request for each of several
 * hundred files would take half of the time until the list is shown. All other modules are served separately.
 */
export function bundledFolders(): Plugin {
  let root = process.cwd()
  let bundles = new Map<string, Bundle>()
  return {
    name: 'paywidget-bundled-folders',
    apply: 'serve',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
      bundles = new Map(BUNDLES.map((bundle) => [resolve(root, bundle.entry), bundle]))
    },
    async load(id) {
      const bundle = bundles.get(id)
      if (bundle === undefined || this.environment.name !== 'client') return undefined
      const names = bundle.folders.map((folder) => readdirSync(resolve(root, folder)))
      const made = await contentCache(root).get(bundle.entry, () => bundled(root, bundle), JSON.stringify(names))
      for (const file of made.files) this.addWatchFile(file)
      return { code: made.code, map: null }
    },
    // Files that were added or deleted: edited ones are watched.
    hotUpdate({ type, file, modules }) {
      if (type === 'update') return undefined
      const stale = [...bundles].filter(([, { folders }]) =>
        folders.some((name) => resolve(root, name) === dirname(file)),
      )
      const nodes = stale.flatMap(([entry]) => [...(this.environment.moduleGraph.getModulesByFile(entry) ?? [])])
      return nodes.length > 0 ? [...modules, ...nodes] : undefined
    },
  }
}

async function bundled(root: string, { entry, folders }: Bundle): Promise<Generated> {
  const input = resolve(root, entry)
  const inside = folders.map((folder) => join(resolve(root, folder), '/'))
  const output = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'outside',
        enforce: 'pre',
        async resolveId(source, importer) {
          if (importer === undefined) return undefined
          if (source.startsWith('virtual:')) return { id: source, external: true }
          const resolved = await this.resolve(source, importer, { skipSelf: true })
          const path = resolved?.id ?? source
          if (inside.some((folder) => path.startsWith(folder))) return resolved
          return { id: path, external: isAbsolute(path) ? 'absolute' : true }
        },
      },
    ],
    build: {
      write: false,
      minify: false,
      sourcemap: 'inline',
      lib: { entry: input, formats: ['es'], fileName: 'index' },
      rolldownOptions: { treeshake: false },
    },
  })) as Rolldown.RolldownOutput[]
  const [chunk] = output[0]?.output ?? []
  if (chunk === undefined) throw new Error(`${entry} was not bundled.`)
  const files = chunk.moduleIds.map((id) => id.replace(/\?.*$/, ''))
  return { code: chunk.code, files }
}

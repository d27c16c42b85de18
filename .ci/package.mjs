// Builds the npm package into dist/npm/: `paywidget`, `paywidget/react`, `paywidget/vue`, `paywidget/react-native`,
// `paywidget/package`, the custom-elements manifest, the layout schema for editors and the command `paywidget-layouts`.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { PACKED_PAGES, packedComments, packedPage } from './packedPages.mjs'
import { BASELINE } from './vite/baseline.mjs'
import { bundledPackages } from './vite/bundledPackages.mjs'
import { LOADER_OUTPUT } from './vite/loaderOutput.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const OUT = 'dist/npm'
const ROOM = 'src/embed'
const TYPES = 'dist/types'
const { version, description, license } = JSON.parse(readFileSync('package.json', 'utf8'))

await buildLoader('index')
// Uses the file of `paywidget` instead of a copy of it.
await buildLoader('react', {
  resolveId: (id) => (id === './index.ts' ? { id: './index.js', external: 'absolute' } : null),
})
// Next.js renders modules without this line on the server only, where effects do not run (G15).
writeFileSync(join(OUT, 'react.js'), `'use client'\n${readFileSync(join(OUT, 'react.js'), 'utf8')}`)
writeFileSync(join(OUT, 'vue.js'), "export * from './index.js'\n")
// Apart from the loader, so that shared code does not become chunks of the loader. Hermes compiles it for the device.
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [bundledPackages('loader')],
  build: {
    target: BASELINE,
    outDir: OUT,
    emptyOutDir: false,
    lib: { entry: { 'react-native': `${ROOM}/native/reactNative.ts` }, formats: ['es'] },
    rolldownOptions: { external: /^react(-native|-native-webview)?(\/|$)/, output: { minify: true } },
  },
})
await build({ configFile: '.ci/vite/package.config.ts' })
await build({ configFile: '.ci/vite/commands.config.ts' })
node(
  'node_modules/typescript/bin/tsc',
  ...[`${ROOM}/index.ts`, `${ROOM}/react.ts`, `${ROOM}/native/reactNative.ts`, `${ROOM}/native/peers.d.ts`],
  ...['--ignoreConfig', '--outDir', TYPES, '--rootDir', '.'],
  ...['--declaration', '--emitDeclarationOnly', '--strict', '--target', 'es2022', '--module', 'esnext'],
  ...['--moduleResolution', 'bundler', '--lib', 'es2022,dom,dom.iterable', '--types', 'node', '--skipLibCheck'],
  ...['--allowImportingTsExtensions', '--exactOptionalPropertyTypes'],
)
// The package's types are those of src/embed and the types that they import, all in one folder.
const written = new Set()
cpSync(join(ROOM, 'vue.d.ts'), join(TYPES, ROOM, 'vue.d.ts'))
for (const file of ['index.d.ts', 'react.d.ts', 'vue.d.ts', 'native/reactNative.d.ts'])
  writeTypes(join(TYPES, ROOM, file))
writeTextKeys(join(TYPES, 'schemas/host/fixedTexts.d.ts'))
rmSync(TYPES, { recursive: true })
writeFileSync(
  join(OUT, 'package.d.ts'),
  `export * from './types.js'\nimport type { MountCashier } from './types.js'\n\nexport declare const mountCashier: MountCashier\n`,
)
// Under the name of the entry, for resolution without the exports of package.json.
writeFileSync(join(OUT, 'react-native.d.ts'), `export * from './reactNative.js'\n`)
writeFileSync(join(OUT, 'custom-elements.json'), node('.ci/ts.mjs', '.ci/elementManifest.ts'))
writeFileSync(join(OUT, 'layout.schema.json'), node('.ci/ts.mjs', 'src/ops/main.ts', 'schema'))
mkdirSync(join(OUT, 'reference'))
for (const [source, target] of PACKED_PAGES)
  writeFileSync(join(OUT, target), packedPage(source, readFileSync(source, 'utf8')))
cpSync('LICENSE', join(OUT, 'LICENSE'))
writeFileSync(
  join(OUT, 'package.json'),
  `${JSON.stringify(
    {
      ...{ name: 'paywidget', version, description, license, type: 'module' },
      exports: {
        '.': { types: './index.d.ts', default: './index.js' },
        './react': { types: './react.d.ts', default: './react.js' },
        './vue': { types: './vue.d.ts', default: './vue.js' },
        './react-native': { types: './react-native.d.ts', default: './react-native.js' },
        './package': { types: './package.d.ts', default: './package/package.js' },
        './layout.schema.json': './layout.schema.json',
        './custom-elements.json': './custom-elements.json',
      },
      customElements: 'custom-elements.json',
      bin: { 'paywidget-layouts': './commands/paywidget-layouts.js' },
      // Loading the module defines the custom element.
      sideEffects: ['./index.js', './vue.js'],
      peerDependencies: { react: '>=18', 'react-native': '>=0.74', 'react-native-webview': '>=13.8', vue: '>=3.3' },
      peerDependenciesMeta: Object.fromEntries(
        ['react', 'react-native', 'react-native-webview', 'vue'].map((name) => [name, { optional: true }]),
      ),
    },
    null,
    2,
  )}\n`,
)

function buildLoader(name, hooks = {}) {
  return build({
    ...{ configFile: false, logLevel: 'warn', publicDir: false },
    plugins: [{ name: 'paywidget-loader', enforce: 'pre', ...hooks }, bundledPackages('loader')],
    build: {
      target: BASELINE,
      outDir: OUT,
      emptyOutDir: name === 'index',
      lib: { entry: { [name]: `${ROOM}/${name}.ts` }, formats: ['es'] },
      rolldownOptions: { external: /^react(\/|$)/, output: { chunkFileNames: '[name].js', ...LOADER_OUTPUT } },
    },
  })
}

/**
 * Writes the type `TextKey` as a list of keys: its source computes them from the English texts, which the package does
 * not contain. `fixed`: the declaration of the texts that can't be replaced.
 */
function writeTextKeys(fixed) {
  const starts = [...readFileSync(fixed, 'utf8').matchAll(/"([^"]+)"/g)].map(([, start]) => start)
  const isFixed = (key) =>
    starts.some((start) => key === start || (/^[._]/.test(key.replace(start, '')) && key.startsWith(start)))
  const english = Object.keys(JSON.parse(readFileSync('src/i18n/locales/en.json', 'utf8')))
  const forms = ['zero', 'one', 'two', 'few', 'many'].flatMap((form) =>
    english.filter((key) => key.endsWith('_other')).map((key) => key.replace(/other$/, form)),
  )
  const keys = [...new Set([...english, ...forms])].filter((key) => !isFixed(key))
  const lines = keys.map((key) => `  | ${JSON.stringify(key)}`).join('\n')
  const text = `/** The keys of the texts that a host may replace. */\nexport type TextKey =\n${lines}\n`
  writeFileSync(join(OUT, 'TextKey.d.ts'), text)
  rmSync(join(OUT, 'fixedTexts.d.ts'), { force: true })
}

/** Rewrites imports such as `../../schemas/transports.ts`: in the package all declarations are in one folder. */
function writeTypes(path) {
  if (written.has(path)) return
  written.add(path)
  const text = readFileSync(path, 'utf8').replace(/from '(\.[^']*)\.ts'/g, (_, to) => {
    writeTypes(join(dirname(path), `${to}.d.ts`))
    return `from './${basename(to)}.js'`
  })
  const names = [...written].map((one) => basename(one))
  if (new Set(names).size < names.length) throw new Error(`two files of types are called ${basename(path)}`)
  writeFileSync(join(OUT, basename(path)), packedComments(text))
}

function node(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 64 << 20 })
  if (status !== 0) throw new Error(`${args[0]} failed:\n${stdout}\n${stderr}`)
  return stdout
}

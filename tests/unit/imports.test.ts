import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { filesIn } from './support/filesIn.ts'

interface Rule {
  /** The folders that the folder may import besides itself; `*`: any. */
  readonly may: string
  /** The advice for an import that is not allowed. */
  readonly instead: string
  readonly neverPackages?: RegExp
}

/** Folders without product logic. */
const BASE = 'schemas model reference platform'
/** The folders that describe and run a form, and all below them. */
const FORMS = `language forms money i18n ${BASE}`
/** The folders that features share. */
const SHARED = 'session catalog payments notices guides layouts scopes'
const DATA = `${SHARED} analytics ${FORMS}`
/** The folders below the routes. The folders that connect features to the page may import any of them. */
const FEATURES = `features pages services screens renderers contract drawing api host transport ${DATA}`
const APP = `cashiers routes ${FEATURES}`

const NO_UI = /^(react|mobx)/
const NO_REACT = /^(react|@tanstack)/

/** The folders that each folder may import from, type imports included. */
const RULES: Readonly<Record<string, Rule>> = {
  schemas: { may: '', instead: 'move what it needs into schemas', neverPackages: NO_UI },
  model: { may: 'schemas', instead: 'keep types only; behaviour belongs in a folder above', neverPackages: NO_UI },
  reference: { may: 'model schemas', instead: 'pass what the table needs as arguments', neverPackages: NO_UI },
  platform: {
    may: 'model schemas',
    instead: 'pass it as an argument, so that it stays a browser API',
    neverPackages: NO_UI,
  },
  i18n: { may: 'platform schemas', instead: 'pass the texts to the code that needs them', neverPackages: /^react/ },
  money: { may: 'schemas reference', instead: 'pass amounts and limits as arguments', neverPackages: NO_UI },
  transport: {
    may: 'schemas platform',
    instead: 'calls belong in api, which uses the transport',
    neverPackages: NO_UI,
  },
  host: { may: 'schemas platform', instead: 'subscribe to the bridge in app or entries', neverPackages: NO_UI },
  contract: { may: 'schemas', instead: 'describe the prop in schemas', neverPackages: /^(mobx|@tanstack)/ },
  renderers: { may: 'contract schemas', instead: 'pass it as a prop', neverPackages: /^(mobx|@tanstack|i18next)/ },
  language: { may: 'schemas platform', instead: 'draw in drawing; check documents here', neverPackages: NO_UI },
  forms: {
    may: FORMS,
    instead: 'pass it to the form from the page that creates it',
    neverPackages: NO_REACT,
  },
  drawing: {
    may: 'forms language contract schemas platform',
    instead: 'get it as a prop of the drawing environment',
    neverPackages: /^@tanstack/,
  },
  api: {
    may: 'transport schemas platform model',
    instead: 'state belongs in a store',
    neverPackages: NO_UI,
  },
  analytics: {
    may: 'platform',
    instead: 'call `track` from the feature',
    neverPackages: /^react/,
  },
  payments: {
    may: `session api host money transport ${BASE}`,
    instead: 'pass it in the operation, or call the engine from a feature',
    neverPackages: NO_REACT,
  },
  session: {
    may: BASE,
    instead: 'call it from a feature',
    neverPackages: NO_REACT,
  },
  catalog: {
    may: `session payments api host transport money ${BASE}`,
    instead: 'call it from a feature',
    neverPackages: NO_REACT,
  },
  notices: {
    may: 'session catalog host transport analytics forms i18n schemas model platform',
    instead: 'call it from a feature',
    neverPackages: NO_REACT,
  },
  layouts: { may: `forms language ${BASE}`, instead: 'pass it as an argument', neverPackages: NO_REACT },
  guides: {
    may: 'session catalog payments api i18n schemas model reference',
    instead: 'call it from a feature',
    neverPackages: NO_REACT,
  },
  scopes: {
    may: `session catalog payments forms money i18n ${BASE}`,
    instead: 'keep it in a store, and read the store',
    neverPackages: NO_REACT,
  },
  services: {
    may: `drawing api host transport ${SHARED} analytics language forms money i18n schemas model platform`,
    instead: 'keep the types of services only; app creates them',
    neverPackages: NO_REACT,
  },
  pages: {
    may: 'services drawing session catalog notices guides layouts scopes analytics language forms schemas model reference',
    instead: 'move it into the feature that has it',
    neverPackages: NO_REACT,
  },
  features: {
    may: `pages services api host transport ${SHARED} analytics forms money i18n ${BASE}`,
    instead: 'get it from the services',
    neverPackages: NO_REACT,
  },
  screens: {
    may: 'session notices guides renderers drawing language forms i18n platform',
    instead: 'call it from a feature, and pass the result',
  },
  routes: { may: FEATURES, instead: 'call it from a feature; a route names a page' },
  cashiers: {
    may: `routes ${FEATURES}`,
    instead: 'pass it from app; a cashier names its pages and features',
    neverPackages: NO_REACT,
  },
  app: { may: APP, instead: 'wire it from an entry point' },
  entries: { may: `embed app ${APP}`, instead: 'mocks and fixtures are for tests and the demo only' },
  // Of i18n only the type of the texts' keys.
  embed: { may: 'host i18n schemas', instead: "keep the loader small: it runs in the host's page" },
  ops: {
    may: 'language money schemas platform i18n reference',
    instead: 'the commands check documents; they do not run the widget',
    neverPackages: NO_UI,
  },
  studio: { may: `mocks fixtures app ops ${APP}`, instead: 'use the widget as app exports it' },
  fixtures: { may: 'schemas', instead: 'keep data only' },
  mocks: { may: '*', instead: '' },
}

interface Module {
  readonly path: string
  /** The resolved relative imports, including types and dynamic imports. */
  readonly imports: readonly string[]
  readonly packages: readonly string[]
}

const modules = ['src', 'schemas', 'renderers', 'mocks', 'fixtures'].flatMap((folder) => filesIn(folder)).map(read)

function read(path: string): Module {
  const text = readFileSync(path, 'utf8')
  const names = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName)
  const relative = [...names.filter((name) => name.startsWith('.')), ...globsIn(text)]
  return {
    path,
    imports: relative.map((name) => resolved(path, name)),
    packages: names.filter((name) => !name.startsWith('.')),
  }
}

/** What the `import.meta.glob` calls of a file import: the paths up to the first `*`. */
function globsIn(text: string): string[] {
  const calls = [...text.matchAll(/import\.meta\.glob[^(]*\(([^{)]*)/g)].map(([, patterns = '']) => patterns)
  return calls.flatMap((patterns) => [...patterns.matchAll(/'(\.[^'*]+)/g)].map(([, path = '']) => path))
}

function resolved(from: string, name: string): string {
  const target = normalize(join(dirname(from), name.replace(/\?.*$/, '')))
  const candidates = [target, `${target}.ts`, `${target}.tsx`, join(target, 'index.ts')]
  return candidates.find((path) => existsSync(path) && statSync(path).isFile()) ?? target
}

function folderOf(path: string): string {
  if (path === 'renderers/contract.ts') return 'contract'
  const [top = '', second = ''] = path.split('/')
  return top === 'src' ? second : top
}

/** The name of the feature that a file belongs to. */
const featureOf = (path: string): string | undefined => path.match(/^src\/features\/(\w+)\//)?.[1]

/** The path without `src/`, for messages. */
const short = (path: string): string => path.replace(/^src\//, '')

function violations({ path, imports, packages }: Module): string[] {
  const folder = folderOf(path)
  const rule = RULES[folder]
  if (rule === undefined) return [`${short(path)}: give the folder "${folder}" a row in the table of this test`]
  const allowed = new Set([folder, ...rule.may.split(' ')])
  const files = imports.filter((to) => !allowed.has('*') && !allowed.has(folderOf(to)))
  const feature = featureOf(path)
  const others = imports.filter((to) => feature !== undefined && ![undefined, feature].includes(featureOf(to)))
  const banned = packages.filter((name) => rule.neverPackages?.test(name))
  return [
    ...[...files, ...banned].map((to) => `${short(path)} must not import ${short(to)}: ${rule.instead}`),
    ...others.map(
      (to) => `${short(path)} must not import ${short(to)}: move what two features share below the features`,
    ),
  ]
}

/** Finds import cycles: the strongly connected components (Tarjan). */
function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []
  const visit = (node: string): void => {
    order.set(node, order.size)
    low.set(node, order.get(node)!)
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next)
      if (stack.includes(next)) low.set(node, Math.min(low.get(node)!, low.get(next)!))
    }
    if (low.get(node) !== order.get(node)) return
    const component = stack.splice(stack.indexOf(node))
    if (component.length > 1 || graph.get(node)?.includes(node)) found.push(component)
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return found
}

/** The shortest cycle through the first module of a component, as text. */
function cycleText(component: readonly string[], graph: ReadonlyMap<string, readonly string[]>): string {
  const [start = ''] = component
  const paths: string[][] = [[start]]
  const seen = new Set<string>()
  for (const path of paths) {
    for (const next of graph.get(path.at(-1)!) ?? []) {
      if (next === start) return [...path, start].map(short).join(' → ')
      if (!component.includes(next) || seen.has(next)) continue
      seen.add(next)
      paths.push([...path, next])
    }
  }
  return component.map(short).join(', ')
}

const graphOf = (of: readonly Module[]) => new Map(of.map(({ path, imports }) => [path, imports]))

/** Lines in which an object literal is spread into another: its members belong on lines of their own. */
function spreadLiterals(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isSpreadAssignment(node) && ts.isObjectLiteralExpression(node.expression)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      found.push(`${path}:${line + 1}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

describe('imports', () => {
  it('are read from more than 60 modules', () => {
    expect(modules.length).toBeGreaterThan(60)
    expect(modules.flatMap(({ imports }) => imports).length).toBeGreaterThan(modules.length)
  })

  it('lead to files that exist', () => {
    const missing = modules.flatMap(({ path, imports }) =>
      imports.filter((to) => !existsSync(to)).map((to) => `${path} → ${to}`),
    )
    expect(missing).toEqual([])
  })

  it('follow the table', () => {
    expect(modules.flatMap(violations)).toEqual([])
  })

  it('have no cycle of files, type imports included', () => {
    const graph = graphOf(modules)
    expect(cyclesOf(graph).map((component) => cycleText(component, graph))).toEqual([])
  })

  it('have no cycle of folders', () => {
    const folders = new Map<string, string[]>()
    for (const { path, imports } of modules) {
      const folder = folderOf(path)
      const others = imports.map(folderOf).filter((to) => to !== folder)
      folders.set(folder, [...(folders.get(folder) ?? []), ...others])
    }
    expect(cyclesOf(folders).map((component) => cycleText(component, folders))).toEqual([])
  })
})

describe('source files', () => {
  it('have a README in each folder of src', () => {
    const entries = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory())
    // Git leaves an empty folder behind when its last file moves and it contains another empty folder.
    const folders = entries.filter(({ name }) => filesIn(join('src', name)).length > 0)
    expect(folders.length).toBeGreaterThan(15)
    expect(folders.map(({ name }) => name).filter((name) => !existsSync(join('src', name, 'README.md')))).toEqual([])
  })

  it('are in folders that the README above them describes', () => {
    const inner = [...new Set(modules.map(({ path }) => dirname(path)))].filter((path) =>
      /^src(\/[^/]+){2,}$/.test(path),
    )
    const unnamed = inner.filter((path) => {
      const [, folder = '', ...names] = path.split('/')
      const readme = readFileSync(join('src', folder, 'README.md'), 'utf8')
      const words = new Set([...readme.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code.split('/')))
      return !words.has(names.at(-1) ?? '')
    })
    expect(inner.length).toBeGreaterThan(40)
    expect(unnamed).toEqual([])
  })

  it('spread no object literal into another', () => {
    const product = modules.filter(({ path }) => /^(src|renderers|schemas)\//.test(path))
    expect(product.flatMap(({ path }) => spreadLiterals(path, readFileSync(path, 'utf8')))).toEqual([])
  })
})

describe('this test', () => {
  const moduleOf = (path: string, imports: readonly string[], packages: readonly string[] = []): Module => ({
    path,
    imports,
    packages,
  })

  it.each([
    [
      moduleOf('src/session/SessionStore.ts', ['src/api/index.ts']),
      'session/SessionStore.ts must not import api/index.ts: call it from a feature',
    ],
    [
      moduleOf('src/screens/Screen.tsx', ['src/host/bridge/protocol.ts']),
      'screens/Screen.tsx must not import host/bridge/protocol.ts: call it from a feature, and pass the result',
    ],
    [
      moduleOf('src/drawing/nodes.tsx', ['renderers/ui/base/Button.tsx']),
      'drawing/nodes.tsx must not import renderers/ui/base/Button.tsx: get it as a prop of the drawing environment',
    ],
    [
      moduleOf('src/entries/frame.ts', ['mocks/worker/index.ts']),
      'entries/frame.ts must not import mocks/worker/index.ts: mocks and fixtures are for tests and the demo only',
    ],
    [
      moduleOf('src/money/amount.ts', [], ['mobx']),
      'money/amount.ts must not import mobx: pass amounts and limits as arguments',
    ],
    [
      moduleOf('src/features/onramp/a.ts', ['src/features/deposit/b.ts', 'src/features/onramp/c.ts']),
      'features/onramp/a.ts must not import features/deposit/b.ts: move what two features share below the features',
    ],
    [moduleOf('src/utils/a.ts', []), 'utils/a.ts: give the folder "utils" a row in the table of this test'],
  ])('says what to do instead', (module, sentence) => {
    expect(violations(module)).toEqual([sentence])
  })

  it('lets drawing import the contract of the renderers', () => {
    expect(violations(moduleOf('src/drawing/bind.ts', ['renderers/contract.ts', 'schemas/config.ts']))).toEqual([])
  })

  it('finds a cycle and prints it', () => {
    const graph = graphOf([
      moduleOf('src/a.ts', ['src/b.ts']),
      moduleOf('src/b.ts', ['src/c.ts']),
      moduleOf('src/c.ts', ['src/a.ts']),
    ])
    expect(cyclesOf(graph).map((component) => cycleText(component, graph))).toEqual(['a.ts → b.ts → c.ts → a.ts'])
  })

  it('counts type imports and dynamic ones', () => {
    const source =
      "import type { A } from './a.ts'\nexport { b } from './b.ts'\nconst c = import('./c.ts')\ntype D = import('./d.ts').D"
    const names = ts.preProcessFile(source, true, true).importedFiles.map(({ fileName }) => fileName)
    expect(names.toSorted()).toEqual(['./a.ts', './b.ts', './c.ts', './d.ts'])
  })

  it('counts the paths of `import.meta.glob`', () => {
    expect(globsIn("import.meta.glob<string>('../../a/*.json', { eager: true })")).toEqual(['../../a/'])
    expect(globsIn("import.meta.glob<string>(['../b.json', './c/*.svg'], {")).toEqual(['../b.json', './c/'])
  })

  it('finds an object literal that is spread, and allows other spreads', () => {
    expect(spreadLiterals('a.ts', 'const a = {\n  ...{ b, c },\n}')).toEqual(['a.ts:2'])
    expect(spreadLiterals('a.ts', 'const a = { ...b, ...(c && { d }), e: [...f] }')).toEqual([])
  })
})

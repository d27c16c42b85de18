import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

/** The allowed imports of each folder, with the reason (design, section 2). A folder may always import itself. */
const TABLE: Readonly<Record<string, readonly [rooms: string, rule: string, neverPackages?: RegExp]>> = {
  schemas: ['', 'schemas are the ground under all', /^(react|mobx)/],
  model: ['schemas', "the product's words are types, and do nothing", /^(react|mobx)/],
  reference: ['model schemas', 'a table knows only the ground', /^(react|mobx)/],
  platform: ['model schemas', 'the browser behind small interfaces knows only the ground', /^(react|mobx)/],
  i18n: ['platform schemas', 'words know no screen', /^react/],
  money: ['reference schemas platform model', 'money counts and knows no one', /^(react|mobx)/],
  transport: ['reference schemas platform model', 'a transport carries and knows no call', /^(react|mobx)/],
  host: ['reference schemas platform model', 'the host speaks through the bridge and knows no flow', /^(react|mobx)/],
  contract: ['schemas', 'the contract of renderers rests on the schemas', /^(mobx|@tanstack)/],
  renderers: ['contract schemas', 'renderers draw, and get everything as props', /^(mobx|@tanstack|i18next)/],
  language: ['schemas platform model', 'the language says what a document may say, and draws nothing', /^(react|mobx)/],
  forms: [
    'language money reference platform i18n schemas model',
    'a form knows its fields and rules, and neither a screen nor a flow',
    /^(react|@tanstack)/,
  ],
  drawing: [
    'forms language contract schemas platform',
    'the interpreter knows no pixels, no store and no flow',
    /^@tanstack/,
  ],
  payments: [
    'api host i18n money reference platform model transport schemas',
    'the payment engine calls the server and keeps what it was told, and knows no flow and no screen',
    /^(react|@tanstack)/,
  ],
  stores: ['payments money schemas reference model', 'a store remembers, a flow calls', /^(react|@tanstack)/],
  api: ['transport schemas platform model', 'a call speaks and remembers nothing', /^(react|mobx)/],
  analytics: ['transport schemas platform model', 'analytics listens and decides nothing', /^react/],
  scopes: [
    'stores payments forms money i18n schemas reference model',
    'a scope is a view over stores',
    /^(react|@tanstack)/,
  ],
  flows: [
    'stores payments forms language api host analytics i18n money platform reference schemas transport model',
    'a flow decides, and knows neither a screen nor the router',
    /^(react|@tanstack)/,
  ],
  pages: [
    'flows scopes stores payments drawing forms language api analytics i18n money platform reference schemas model',
    'a page is a value over its flows, and knows no other page and no app',
    /^(react|@tanstack)/,
  ],
  screens: [
    'renderers contract drawing forms language stores payments scopes flows analytics i18n money platform reference schemas model',
    'a screen draws over its flow, and calls no api and no host',
  ],
  routes: [
    'pages screens renderers contract drawing forms language stores payments scopes flows analytics i18n money platform reference schemas model',
    'a route says which screen stands where; flows call',
  ],
  cashiers: [
    'pages routes screens renderers contract drawing forms language stores payments scopes flows api analytics i18n money platform reference schemas model',
    'a cashier says which pages and features it has; the app hands them out',
    /^(react|@tanstack)/,
  ],
  app: [
    'cashiers pages routes screens renderers contract drawing forms language stores payments scopes flows api host transport analytics i18n money platform reference schemas model',
    'the app wires what lies below it, and no door',
  ],
  entries: [
    'embed app cashiers pages routes screens renderers contract drawing forms language stores payments scopes flows api host transport analytics i18n money platform reference schemas model',
    'a door opens the product, never what pretends',
  ],
  embed: ['host reference schemas platform', "the loader runs in the host's page and knows the protocol only"],
  ops: [
    'language schemas platform i18n reference',
    'the command reads documents, and runs no product',
    /^(react|mobx)/,
  ],
  studio: [
    'mocks fixtures app cashiers pages routes screens renderers contract drawing forms language stores payments scopes flows api host transport analytics i18n money platform reference schemas ops model',
    'the studio draws with the real widget',
  ],
  fixtures: ['schemas', 'fixtures are data only'],
  // Mocks may import anything.
  mocks: ['*', ''],
}

interface Module {
  readonly path: string
  /** The resolved relative imports, including types and dynamic imports. */
  readonly imports: readonly string[]
  readonly packages: readonly string[]
}

const modules = ['src', 'schemas', 'renderers', 'mocks', 'fixtures'].flatMap(filesIn).map(read)

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesIn(path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })
}

function read(path: string): Module {
  const names = ts.preProcessFile(readFileSync(path, 'utf8'), true, true).importedFiles.map(({ fileName }) => fileName)
  const relative = names.filter((name) => name.startsWith('.'))
  return {
    path,
    imports: relative.map((name) => resolved(path, name)),
    packages: names.filter((name) => !name.startsWith('.')),
  }
}

function resolved(from: string, name: string): string {
  const target = normalize(join(dirname(from), name.replace(/\?.*$/, '')))
  const candidates = [target, `${target}.ts`, `${target}.tsx`, join(target, 'index.ts')]
  return candidates.find((path) => existsSync(path) && statSync(path).isFile()) ?? target
}

function roomOf(path: string): string {
  if (path === 'renderers/contract.ts') return 'contract'
  const [top = '', second = ''] = path.split('/')
  return top === 'src' ? second : top
}

/** The path without `src/`, for messages. */
const said = (path: string): string => path.replace(/^src\//, '')

function offences({ path, imports, packages }: Module): string[] {
  const room = roomOf(path)
  const row = TABLE[room]
  if (row === undefined) return [`${said(path)} stands in a room that the table does not know: give "${room}" a row`]
  const [rooms, rule, never] = row
  const allowed = new Set([room, ...rooms.split(' ')])
  const wrong = imports.filter((to) => !allowed.has('*') && !allowed.has(roomOf(to)))
  const banned = packages.filter((name) => never?.test(name))
  return [...wrong, ...banned].map((to) => `${said(path)} imports ${said(to)}: ${rule}`)
}

/** Finds import cycles: the strongly connected components (Tarjan). */
function knots(graph: ReadonlyMap<string, readonly string[]>): string[][] {
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
    const knot = stack.splice(stack.indexOf(node))
    if (knot.length > 1 || graph.get(node)?.includes(node)) found.push(knot)
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return found
}

/** The shortest cycle through the first module of a component. */
function circle(knot: readonly string[], graph: ReadonlyMap<string, readonly string[]>): string {
  const [start = ''] = knot
  const paths: string[][] = [[start]]
  const seen = new Set<string>()
  for (const path of paths) {
    for (const next of graph.get(path.at(-1)!) ?? []) {
      if (next === start) return [...path, start].map(said).join(' → ')
      if (!knot.includes(next) || seen.has(next)) continue
      seen.add(next)
      paths.push([...path, next])
    }
  }
  return knot.map(said).join(', ')
}

const graphOf = (of: readonly Module[]) => new Map(of.map(({ path, imports }) => [path, imports]))

describe('the house', () => {
  it('was read: more than 60 modules, and imports between them', () => {
    expect(modules.length).toBeGreaterThan(60)
    expect(modules.flatMap(({ imports }) => imports).length).toBeGreaterThan(modules.length)
  })

  it('resolves every relative import', () => {
    const lost = modules.flatMap(({ path, imports }) =>
      imports.filter((to) => !existsSync(to)).map((to) => `${path} → ${to}`),
    )
    expect(lost).toEqual([])
  })

  it('holds the table of who may import whom', () => {
    expect(modules.flatMap(offences)).toEqual([])
  })

  it('has no circle, type imports counted', () => {
    const graph = graphOf(modules)
    expect(knots(graph).map((knot) => circle(knot, graph))).toEqual([])
  })

  it('has a README in each room', () => {
    const rooms = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(rooms.length).toBeGreaterThan(15)
    expect(rooms.map(({ name }) => name).filter((name) => !existsSync(join('src', name, 'README.md')))).toEqual([])
  })

  it('has families of flows that know no other; what two share is a third', () => {
    const SHARED = new Set(['status', 'invoice', 'failures'])
    const familyOf = (path: string) => /^src\/flows\/(\w+)\//.exec(path)?.[1]
    const wrong = modules.flatMap(({ path, imports }) =>
      imports
        .filter((to) => familyOf(path) && familyOf(to) && familyOf(path) !== familyOf(to) && !SHARED.has(familyOf(to)!))
        .map((to) => `${said(path)} imports ${said(to)}`),
    )
    expect(wrong).toEqual([])
  })

  it('has no circle of rooms', () => {
    const rooms = new Map<string, string[]>()
    for (const { path, imports } of modules) {
      const room = roomOf(path)
      const others = imports.map(roomOf).filter((to) => to !== room)
      rooms.set(room, [...(rooms.get(room) ?? []), ...others])
    }
    expect(knots(rooms).map((knot) => circle(knot, rooms))).toEqual([])
  })
})

describe('the test of the house', () => {
  const planted = (path: string, imports: readonly string[], packages: readonly string[] = []): Module => ({
    path,
    imports,
    packages,
  })

  it.each([
    [
      planted('src/stores/InvoiceStore.ts', ['src/api/index.ts']),
      'stores/InvoiceStore.ts imports api/index.ts: a store remembers, a flow calls',
    ],
    [
      planted('src/screens/Screen.tsx', ['src/host/protocol.ts']),
      'screens/Screen.tsx imports host/protocol.ts: a screen draws over its flow, and calls no api and no host',
    ],
    [
      planted('src/drawing/nodes.tsx', ['renderers/ui/Button.tsx']),
      'drawing/nodes.tsx imports renderers/ui/Button.tsx: the interpreter knows no pixels, no store and no flow',
    ],
    [
      planted('src/entries/frame.ts', ['mocks/worker/index.ts']),
      'entries/frame.ts imports mocks/worker/index.ts: a door opens the product, never what pretends',
    ],
    [planted('src/money/amount.ts', [], ['mobx']), 'money/amount.ts imports mobx: money counts and knows no one'],
    [planted('src/utils/a.ts', []), 'utils/a.ts stands in a room that the table does not know: give "utils" a row'],
  ])('says what is wrong in a sentence', (module, sentence) => {
    expect(offences(module)).toEqual([sentence])
  })

  it('lets the interpreter import the contract of the renderers', () => {
    expect(offences(planted('src/drawing/bind.ts', ['renderers/contract.ts', 'schemas/config.ts']))).toEqual([])
  })

  it('finds a circle and says the way round', () => {
    const graph = graphOf([
      planted('src/a.ts', ['src/b.ts']),
      planted('src/b.ts', ['src/c.ts']),
      planted('src/c.ts', ['src/a.ts']),
    ])
    expect(knots(graph).map((knot) => circle(knot, graph))).toEqual(['a.ts → b.ts → c.ts → a.ts'])
  })

  it('counts type imports and dynamic ones', () => {
    const source =
      "import type { A } from './a.ts'\nexport { b } from './b.ts'\nconst c = import('./c.ts')\ntype D = import('./d.ts').D"
    const names = ts.preProcessFile(source, true, true).importedFiles.map(({ fileName }) => fileName)
    expect(names.toSorted()).toEqual(['./a.ts', './b.ts', './c.ts', './d.ts'])
  })
})

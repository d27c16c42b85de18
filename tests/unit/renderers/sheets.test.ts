import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesIn } from '../support/filesIn.ts'

const components = ['renderers', 'src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join(folder, name)),
)

/** The CSS classes that a component uses, each with its stylesheet. */
function namedIn(path: string): { readonly sheet: string; readonly name: string }[] {
  const text = readFileSync(path, 'utf8')
  const code = text.replace(/^import .*$/gm, '')
  return [...text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].flatMap(([, styles = '', file = '']) =>
    [...code.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g'))].map(([, name = '']) => ({
      sheet: join(dirname(path), file),
      name,
    })),
  )
}

describe('a class that a component names', () => {
  it('stands in its sheet', () => {
    const named = components.flatMap((path) => namedIn(path).map((one) => ({ path, ...one })))
    expect(named.length).toBeGreaterThan(200)
    const missing = named.filter(
      ({ sheet, name }) =>
        !new RegExp(`\\.${name}(?![\\w-])`).test(readFileSync(sheet, 'utf8').replace(/\/\*.*?\*\//gs, '')),
    )
    expect(missing.map(({ path, name }) => `${path}: ${name}`)).toEqual([])
  })
})

describe('a stylesheet', () => {
  it('has a file name of its own, because its classes are named by it', () => {
    const names = ['renderers', 'src'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.module.css'))
        .map((name) => basename(name)),
    )
    expect(names.length).toBeGreaterThan(40)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })
})

it('E5 a rule that limits a text to some lines leaves room below for marks as in Arabic, and none in other scripts', () => {
  const sheets = ['renderers', 'src'].flatMap((folder) => filesIn(folder, /\.css$/))
  const rules = sheets.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('}')
      .map((rule) => ({ path, rule })),
  )
  // Engines clip at the edge of the padding of the box.
  const limited = rules.filter(({ rule }) => rule.includes('display: -webkit-box'))
  expect(limited.length).toBeGreaterThan(2)
  const tight = limited.filter(({ rule }) => !rule.includes('padding-block-end: var(--pw-below)'))
  expect(tight.map(({ path }) => path)).toEqual([])
  const rooms = rules.filter(({ rule }) => rule.includes('--pw-below: '))
  // Without marks below, the room would show the tops of the next line.
  expect(rooms.map(({ rule }) => [rule.includes(':lang(ar)'), /--pw-below: ([\d.]+)em/.exec(rule)?.[1]])).toEqual([
    [false, '0'],
    [true, '0.2'],
  ])
})

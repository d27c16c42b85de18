import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { declarationsIn } from '../../../.ci/newerThanBaseline.mjs'
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

/** The rules of all stylesheets. */
const rulesOfSheets = () =>
  ['renderers', 'src']
    .flatMap((folder) => filesIn(folder, /\.css$/))
    .flatMap((path) =>
      readFileSync(path, 'utf8')
        .replace(/\/\*.*?\*\//gs, '')
        .split('}')
        .map((rule) => ({ path, rule })),
    )

it('E5 a rule that limits a text to some lines leaves room below for marks as in Arabic', () => {
  // Engines clip at the edge of the padding of the box.
  const limited = rulesOfSheets().filter(({ rule }) => rule.includes('display: -webkit-box'))
  expect(limited.length).toBeGreaterThan(2)
  const tight = limited.filter(({ rule }) => !rule.includes('padding-block-end: var(--pw-below)'))
  expect(tight.map(({ path }) => path)).toEqual([])
})

it('a list that scrolls sideways shows a scrollbar to a mouse, or has buttons', () => {
  const hidden = ['renderers', 'src']
    .flatMap((folder) => filesIn(folder, /\.css$/))
    // Its buttons turn to the other cards.
    .filter((path) => basename(path) !== 'Carousel.module.css')
    .flatMap((path) => declarationsIn(readFileSync(path, 'utf8')).map((declaration) => ({ path, ...declaration })))
    .filter(({ property, value }) => property === 'scrollbar-width' && value.trim() === 'none')
  expect(hidden.length).toBeGreaterThan(0)
  const touch = '@media (hover: none) and (pointer: coarse)'
  expect(hidden.filter(({ rules }) => !rules.includes(touch)).map(({ path }) => path)).toEqual([])
})

it('the buttons of a list that scrolls sideways draw their focus ring inside, because the list clips it', () => {
  const all = filesIn('renderers', /\.css$/).flatMap((path) => declarationsIn(readFileSync(path, 'utf8')))
  const strips = all.filter(({ property, value }) => property === 'overflow-x' && value.trim() === 'auto')
  expect(strips.length).toBeGreaterThan(1)
  const clipped = strips.filter(
    ({ selector }) =>
      !all.some(
        (other) =>
          other.selector === `${selector} button:focus-visible` &&
          other.property === 'outline-offset' &&
          other.value.trim().startsWith('-'),
      ),
  )
  expect(clipped.map(({ selector }) => selector)).toEqual([])
})

describe('E5 the room below for marks', () => {
  const tags = filesIn('src/i18n/languages', /\.json$/).map(
    (path) => (JSON.parse(readFileSync(path, 'utf8')) as { tag: string }).tag,
  )
  const rooms = rulesOfSheets().filter(({ rule }) => rule.includes('--pw-below: '))

  /** The room in a language: `:lang()` matches a tag and those that start with it, and the last rule wins. */
  const roomOf = (tag: string) => {
    const rule = rooms.findLast(({ rule }) => {
      const named = [...rule.matchAll(/:lang\(([\w-]+)\)/g)].map(([, name = '']) => name)
      return named.length === 0 || named.some((name) => tag === name || tag.startsWith(`${name}-`))
    })
    return /--pw-below: ([\d.]+)em/.exec(rule?.rule ?? '')?.[1]
  }

  it('is for every language of the widget', () => expect(tags.length).toBeGreaterThan(10))

  // Without marks below, the room would show the tops of the next line.
  it.each(tags)('is there in %s only if its script has marks there', (tag) => {
    const { script = '' } = new Intl.Locale(tag).maximize()
    expect(roomOf(tag)).toBe(['Latn', 'Cyrl'].includes(script) ? '0' : '0.2')
  })

  it.each(['fa', 'ur', 'bn', 'th', 'hi-IN', 'ar-EG'])('is there in %s, which a deployment may add', (tag) =>
    expect(roomOf(tag)).toBe('0.2'),
  )
})

describe('a selector with :has', () => {
  const selectors = ['renderers', 'src']
    .flatMap((folder) => filesIn(folder, /\.css$/))
    .flatMap((path) =>
      [
        ...readFileSync(path, 'utf8')
          .replace(/\/\*.*?\*\//gs, '')
          .matchAll(/([^{}]*:has\([^{}]*)\{/g),
      ].map(([, selector = '']) => `${path}: ${selector.trim().replace(/\s+/g, ' ').replaceAll('( ', '(')}`),
    )

  it('names the element that it is about: browsers restyle all siblings of what is inserted otherwise', () => {
    expect(selectors.length).toBeGreaterThan(10)
    expect(selectors.filter((selector) => /(^|[\s>~+,])(:not\()?:has\(/.test(selector))).toEqual([])
  })

  it('does not end in any element below it: browsers restyle the whole subtree for each insertion otherwise', () => {
    const below =
      /:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)+(?:[\w.[\]="-]|:global\([^()]*\))*[\s>+~]+(?:\*|:(?!global))/
    expect(selectors.filter((selector) => below.test(selector))).toEqual([])
  })
})

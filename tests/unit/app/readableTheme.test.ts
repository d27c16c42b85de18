import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BLACK, type Colour, contrast, mix, WHITE } from '../../../src/app/appearance/colours.ts'
import { readableTheme, type Tokens } from '../../../src/app/appearance/readableTheme.ts'
import fc from '../fastCheck.ts'

/** The widget's default colours from its style sheet: first light, then dark. */
const [light = {}, dark = {}] = readFileSync('renderers/ui/base/tokens.css', 'utf8')
  .split(/(?=^:where\(\.pw\[data-theme="dark"\])/m)
  .slice(0, 2)
  .map(
    (part): Tokens =>
      Object.fromEntries([...part.matchAll(/(--pw-[\w-]+): (#[\da-f]{6});/g)].map(([, name, value]) => [name, value])),
  )

const THEMES = [
  ['light', { defaults: light, isDark: false }],
  ['dark', { defaults: dark, isDark: true }],
] as const

const parse = (text: string): Colour | undefined => {
  const [, red = '', green = '', blue = ''] = /^#(..)(..)(..)$/.exec(text) ?? []
  return red === '' ? undefined : ([red, green, blue].map((part) => Number.parseInt(part, 16)) as never)
}

const read = (variables: Tokens, theme: (typeof THEMES)[number][1]) => readableTheme({ variables, parse, ...theme })

describe('contrast', () => {
  it.each([
    [BLACK, WHITE, 21],
    [WHITE, WHITE, 1],
    [[118, 118, 118] as Colour, WHITE, 4.54],
  ])('of %j and %j is %d', (one, other, is) => {
    expect(contrast(one, other)).toBeCloseTo(is, 2)
    expect(contrast(other, one)).toBeCloseTo(is, 2)
  })
})

describe.each(THEMES)('in the %s theme', (_, theme) => {
  it('knows the colours of the sheet, and finds nothing to mend in them', () => {
    expect(Object.keys(theme.defaults).length).toBeGreaterThan(20)
    expect(read(theme.defaults, theme).adjusted).toEqual([])
  })

  it('leaves a theme that can be read as it is, letter by letter', () => {
    const variables = { '--pw-accent': theme.defaults['--pw-accent'] ?? '', '--pw-radius': '3px', '--pw-font': 'serif' }
    expect(read(variables, theme)).toEqual({ variables, adjusted: [] })
  })

  it('a brand colour that is too near to its ground keeps its hue, and its button can be read', () => {
    for (const accent of ['#ffe600', '#ff6600', '#00ff88', '#111111', '#fefefe', '#777777']) {
      const { variables } = read({ '--pw-accent': accent }, theme)
      const now = parse(variables['--pw-accent'] ?? '') as Colour
      const ink = parse(variables['--pw-accent-ink'] ?? theme.defaults['--pw-accent-ink'] ?? '') as Colour
      const surface = parse(theme.defaults['--pw-surface'] ?? '') as Colour
      expect(contrast(now, surface), accent).toBeGreaterThanOrEqual(4.5)
      expect(contrast(ink, now), accent).toBeGreaterThanOrEqual(4.5)
      const toPole = [BLACK, WHITE].some((pole) =>
        Array.from({ length: 21 }, (_, step) => mix(parse(accent) as Colour, pole, step / 20)).some((one) =>
          one.every((part, at) => Math.abs(part - (now[at] ?? 0)) <= 1),
        ),
      )
      expect(toPole, `${accent} became ${now}, which is it made darker or lighter`).toBe(true)
    }
  })

  it('grounds on which nothing can be read together are those of the widget again', () => {
    const { variables, adjusted } = read(
      { '--pw-bg': '#777777', '--pw-surface': '#000000', '--pw-raised': '#ffffff' },
      theme,
    )
    expect(variables).not.toHaveProperty('--pw-surface')
    expect(adjusted).toEqual(expect.arrayContaining(['bg', 'raised', 'surface']))
  })

  it('whatever colours a host sends: each text can be read on each of its grounds, and once mended nothing is left to mend', () => {
    const names = Object.keys(theme.defaults)
    const colour = fc
      .tuple(...[0, 1, 2].map(() => fc.nat(255)))
      .map((parts) => `#${parts.map((one) => one.toString(16).padStart(2, '0')).join('')}`)
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), colour, { maxKeys: 8 }), (given) => {
        const { variables } = read(given, theme)
        const at = (name: string) => parse(variables[`--pw-${name}`] ?? theme.defaults[`--pw-${name}`] ?? '') as Colour
        const touched = Object.keys(given).length > 0
        for (const ground of touched ? ['bg', 'surface'] : []) {
          expect(contrast(at('ink'), at(ground))).toBeGreaterThanOrEqual(4.5)
          expect(contrast(at('accent-ink'), at('accent'))).toBeGreaterThanOrEqual(4.5)
        }
        expect(read(variables, theme)).toEqual({ variables, adjusted: [] })
      }),
      // The example drops a background after other colours were checked against it, so these must be checked again.
      {
        numRuns: 500,
        examples: [[{ '--pw-warn-soft': '#008769', '--pw-accent': '#000000', '--pw-surface': '#000000' }]],
      },
    )
  })
})

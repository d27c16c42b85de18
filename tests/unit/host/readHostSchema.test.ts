import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isSafeVariable } from '../../../src/host/loaded/isSafeVariable.ts'
import { readHostSchema } from '../../../src/host/loaded/readHostSchema.ts'
import fc from '../fastCheck.ts'
import { leastTime } from '../leastTime.ts'

function read(schema: unknown) {
  const warnings: string[] = []
  return { ...readHostSchema(schema, (text) => warnings.push(text)), warnings }
}

describe('readHostSchema', () => {
  it('HOST-20 reads isCryptoBonusAvailable and showCryptoInstruction of meta, false by default', () => {
    const meta = { isCryptoBonusAvailable: true, showCryptoInstruction: true }
    expect(read({ meta }).meta).toEqual(meta)
    const none = { isCryptoBonusAvailable: false, showCryptoInstruction: false }
    expect(read({}).meta).toEqual(none)
    expect(read({ meta: { isCryptoBonusAvailable: 'true', showCryptoInstruction: 1 } })).toMatchObject({ meta: none })
    expect(read({ meta: { isCryptoBonusAvailable: 'true', showCryptoInstruction: 1 } }).warnings).toHaveLength(2)
  })

  it.each([
    ['light', 'light', 0],
    ['dark', 'dark', 0],
    [undefined, undefined, 0],
    ['Dark', undefined, 1],
    [{ accent: '#fff' }, undefined, 1],
  ])('reads the theme %j as %s', (given, expected, warned) => {
    expect(read({ theme: given })).toMatchObject({ theme: expected, warnings: { length: warned } })
  })

  it.each([
    ['meta', 'text', 1],
    ['meta', [], 1],
    ['variables', 5, 1],
    ['variables', null, 0],
    ['meta', undefined, 0],
  ])('ignores a schema.%s of %j', (name, given, warned) => {
    const { warnings, ...schema } = read({ [name]: given })
    expect(schema).toEqual(readHostSchema({}, () => {}))
    expect(warnings).toEqual(warned === 0 ? [] : [`schema.${name} is not an object: ignored`])
  })

  it('ignores unknown members, and warns with their number', () => {
    const { warnings, ...schema } = read({ logo: 'x', css: 'a{}' })
    expect(schema).toEqual(readHostSchema({}, () => {}))
    expect(warnings).toEqual(['schema has 2 unknown members: ignored'])
  })

  it('keeps the valid variables beside invalid ones', () => {
    const { variables, warnings } = read({ variables: { '--pw-accent': '#fff', '--pw-bg': 'url(x)', color: '#fff' } })
    expect(variables).toEqual({ '--pw-accent': '#fff' })
    expect(warnings).toEqual(['schema.variables has 2 unknown names or invalid values: ignored: --pw-bg'])
  })

  it.each([undefined, null, [], 'dark', 7])('reads %j as an empty schema', (given) => {
    expect(read(given)).toMatchObject({ theme: undefined, variables: {} })
  })
})

const good: [string, string][] = [
  ['--pw-accent', '#1f6'],
  ['--pw-accent', '#1F6F5C'],
  ['--pw-accent', '#1f6f5c80'],
  ['--pw-bg', 'rgb(20 32 27 / 6%)'],
  ['--pw-bg', 'rgba(20, 32, 27, 0.5)'],
  ['--pw-ink', 'hsl(120deg 50% 50%)'],
  ['--pw-ink', 'hsla(120, 50%, 50%, 1)'],
  ['--pw-radius', '0'],
  ['--pw-radius', '12px'],
  ['--pw-unit', '1.25rem'],
  ['--pw-font', '"Inter", ui-sans-serif, -apple-system, \'Noto Sans\', sans-serif'],
  ['--pw-font', 'Open Sans, sans-serif'],
  ['--pw-font', '"ヒラギノ角ゴ"'],
]

const bad: [string, unknown][] = [
  ['--pw-accent', 'url(https://evil.example/x)'],
  ['--pw-accent', 'red'],
  ['--pw-accent', '#12'],
  ['--pw-accent', '#12345'],
  ['--pw-accent', '#fff;background:url(x)'],
  ['--pw-accent', '#fff}body{display:none'],
  ['--pw-accent', '#fff/**/'],
  ['--pw-accent', '#fff\n'],
  ['--pw-accent', ' #fff'],
  ['--pw-accent', 'var(--pw-bg)'],
  ['--pw-accent', 'rgb(1,2)'],
  ['--pw-accent', 'rgb(1,2,url(x))'],
  ['--pw-accent', 'rgb(calc(1),2,3)'],
  ['--pw-accent', 'r\\67 b(1,2,3)'],
  ['--pw-accent', 'color-mix(in srgb, red, blue)'],
  ['--pw-accent', 'image-set("x")'],
  ['--pw-accent', 12],
  ['--pw-accent', ['#fff']],
  ['--pw-accent', null],
  ['--pw-radius', '12'],
  ['--pw-radius', '-4px'],
  ['--pw-radius', '100vw'],
  ['--pw-radius', 'calc(1px)'],
  ['--pw-radius', '12px 4px'],
  ['--pw-radius', '#fff'],
  ['--pw-font', 'url(x)'],
  ['--pw-font', '"a'],
  ['--pw-font', '"a\\22"'],
  ['--pw-font', 'a;b'],
  ['--pw-font', 'a}b'],
  ['--pw-font', '@import'],
  ['--pw-font', 'expression(alert(1))'],
  ['--pw-font', ''],
  ['--pw-font', 'a,'.repeat(400)],
  ['--pw-shadow', '0 0 0 #fff'],
  ['--pw-target', '1px'],
  ['--pw-ease', 'linear'],
  ['--pw-accent ', '#fff'],
  ['--PW-ACCENT', '#fff'],
  ['--pw-accent;x', '#fff'],
  ['--other', '#fff'],
  ['color', '#fff'],
  ['__proto__', '#fff'],
  ['constructor', '#fff'],
]

describe('isSafeVariable', () => {
  it.each(good)('accepts %s: %s', (name, value) => expect(isSafeVariable(name, value)).toBe(true))
  it.each(bad)('refuses %s: %s', (name, value) => expect(isSafeVariable(name, value)).toBe(false))

  it('accepts no value with a URL, a variable, a comment or a second declaration', () => {
    const pieces = [
      'url(',
      ';',
      '{',
      '}',
      '@',
      '\\',
      '/*',
      '<',
      'var(',
      '#fff',
      'rgb(',
      ')',
      '1px',
      ' ',
      ',',
      '"',
      "'",
      'a',
    ]
    const values = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join(''))
    const names = fc.constantFrom('--pw-accent', '--pw-radius', '--pw-font')
    const check = (name: string, value: string) => {
      if (isSafeVariable(name, value)) expect(value).not.toMatch(/url|var|[;{}@\\<]|\/\*/i)
    }
    fc.assert(fc.property(names, values, check), { numRuns: 5000 })
  })

  it('decides within 50 ms on values that provoke backtracking', () => {
    const judge = () => {
      for (const piece of ['a ', 'a-', '"a", ', 'rgb(1 ', '1', '#f', 'a, ']) {
        for (const name of ['--pw-accent', '--pw-radius', '--pw-font'])
          isSafeVariable(name, piece.repeat(100).slice(0, 499))
      }
    }
    expect(leastTime(50, judge)).toBeLessThan(50)
  })

  it('accepts 29 tokens of the style sheet', () => {
    const sheet = readFileSync('renderers/ui/base/tokens.css', 'utf8')
    const names = [...new Set(sheet.match(/--pw-[a-z0-9-]+(?=:)/g))]
    const settable = names.filter((name) => ['#fff', '1px', 'serif'].some((value) => isSafeVariable(name, value)))
    expect(settable).toHaveLength(29)
  })
})

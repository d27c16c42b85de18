import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import full from '../../../fixtures/host/loaded.json' with { type: 'json' }
import { TOKENS } from '../../../schemas/host/tokens.ts'
import { PAIRS } from '../../../src/app/appearance/readableTheme.ts'
import { isSafeVariable, variableNames } from '../../../src/host/loaded/isSafeVariable.ts'
import { readHostData } from '../../../src/host/loaded/readHostData.ts'
import { referencePages } from '../../../src/ops/reference/referencePages.ts'
import { asMessage } from '../support/asMessage.ts'

/** For each kind, a value that only this kind accepts. */
const OF_KIND = { colour: 'rgb(31 111 92)', length: '1rem', font: '"Brand", sans-serif' } as const
const CSS = readFileSync('renderers/ui/base/tokens.css', 'utf8')

describe('the theme tokens of the reference', () => {
  it('K4 HOST-12 are the variables that a host may set, each with its kind', () => {
    expect(Object.keys(TOKENS).toSorted()).toEqual([...variableNames()].toSorted())
    const taken = Object.keys(TOKENS).map((name) => [
      name,
      Object.entries(OF_KIND).flatMap(([kind, value]) => (isSafeVariable(name, value) ? [kind] : [])),
    ])
    expect(taken).toEqual(Object.entries(TOKENS).map(([name, { kind }]) => [name, [kind]]))
    expect(taken).toHaveLength(29)
  })

  it('K4 have the default values of the style sheet, in both themes', () => {
    const [light = '', dark = ''] = CSS.split(/^:where\(\.pw\[data-theme="dark"\]/m)
    const first = (sheet: string, name: string) => new RegExp(`^\\s*${name}: (.*);$`, 'm').exec(sheet)?.[1]
    const stand = Object.keys(TOKENS).map((name) => [name, first(light, name), first(dark, name) ?? first(light, name)])
    expect(stand).toEqual(Object.entries(TOKENS).map(([name, token]) => [name, token.light, token.dark]))
  })

  it('Q-114 name the same pairs as the correction of contrast', () => {
    const told = Object.entries(TOKENS).flatMap(([name, { readOn }]) =>
      readOn ? [[name, readOn.grounds, readOn.least]] : [],
    )
    const looked = PAIRS.map(([name, on, least]) => [`--pw-${name}`, on.map((ground) => `--pw-${ground}`), least])
    expect(told.toSorted()).toEqual(looked.toSorted())
  })

  it('K4 have a picture each, which shows the token', () => {
    const pages = referencePages()
    const theme = pages.get('theme.md') ?? ''
    const pictures = [...theme.matchAll(/!\[(.*?)\]\((.*?)\)/g)].map(
      ([, name = '', file = '']) => [name, file] as const,
    )
    expect(pictures.map(([name]) => name)).toEqual(Object.keys(TOKENS))
    const seen = pictures.map(([name, file]) => [name, pages.get(file)?.match(/#ff1f9c/g)?.length ?? 0] as const)
    expect(seen.filter(([, times]) => times === 0)).toEqual([])
    expect(new Set(pictures.map(([, file]) => pages.get(file)?.replace(/<title>.*/, ''))).size).toBe(28)
  })
})

it('K4 the full example of the README is read without a warning', () => {
  const read = readHostData(asMessage(full))
  expect(read).toMatchObject({ ok: true, warnings: [] })
  expect(read.ok && read.data.schema.variables).toEqual(full.schema.variables)
})

it('K4 a theme that is an object and an unknown token are named in warnings', () => {
  const schema = { theme: { accent: '#fff' }, variables: { '--pw-acent': '#fff', '--pw-bg': '#fff' } }
  const read = readHostData(asMessage({ user: { token: 'x', currency: 'MXN' }, schema }))
  expect(read.ok && read.warnings).toEqual([
    'schema.theme is an object: ignored; colours belong in schema.variables',
    'schema.variables has 1 unknown names or invalid values: ignored: --pw-acent',
  ])
})

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import full from '../../../fixtures/host/loaded.json' with { type: 'json' }
import { variableNames } from '../../../src/host/isSafeVariable.ts'
import { readHostData } from '../../../src/host/readHostData.ts'
import { asHeard } from '../support/asHeard.ts'

const README = readFileSync('src/host/README.md', 'utf8')

it('K4 the README’s table names every variable that a host may set, and no other', () => {
  const [, table = ''] = README.split('| `schema.variables` | takes |')
  const rows = table.split('\n\n')[0] ?? ''
  const named = [...rows.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = '']) => cell.match(/--pw-[a-z0-9-]+/g) ?? [])
  expect(named.toSorted()).toEqual([...variableNames()].toSorted())
  expect(named).toHaveLength(29)
})

it('K4 nothing of the README’s full example is dropped', () => {
  const read = readHostData(asHeard(full))
  expect(read).toMatchObject({ ok: true, warnings: [] })
  expect(read.ok && read.data.schema.variables).toEqual(full.schema.variables)
})

it('K4 a theme that is no word, and a token that is none, are told by name', () => {
  const schema = { theme: { accent: '#fff' }, variables: { '--pw-acent': '#fff', '--pw-bg': '#fff' } }
  const read = readHostData(asHeard({ user: { token: 'x', currency: 'MXN' }, schema }))
  expect(read.ok && read.warnings).toEqual([
    'schema.theme is an object: left out; colours belong into schema.variables',
    'schema.variables has 1 that are no tokens or no plain values: left out: --pw-acent',
  ])
})

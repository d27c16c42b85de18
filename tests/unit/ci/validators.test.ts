import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { runs } from '../fastCheck.ts'
import type { Comparison } from './compareValidators.ts'

const VALIDATOR = 'virtual:validate/calls/pay/REQUEST'
const LAYOUT = 'virtual:built-in/list'
const PARTS = '/src/language/parts.ts'
const SCENARIOS = '/mocks/scenarios/index.ts'

const EDITS = [
  [VALIDATOR, 'schemas/calls/pay.ts', "export const REQUEST = { pattern: '^second$' }\n"],
  [VALIDATOR, 'schemas/amount.ts', "export const AMOUNT = { pattern: '^second$' }\n"],
  [VALIDATOR, 'schemas/pattern.ts', "export const PATTERN = '^second$'\n"],
  [LAYOUT, 'src/language/word.ts', "export const WORD = '^second$'\n"],
  [LAYOUT, 'schemas/pattern.ts', "export const PATTERN = '^second$'\n"],
  [PARTS, 'schemas/layouts/parts/two.json', '{ "part": "^second$" }'],
  // A new file, which comes before the other one in the bundle.
  [PARTS, 'schemas/layouts/parts/one.json', '{ "part": "^second$" }'],
  [SCENARIOS, 'mocks/scenarios/late.ts', "export const late = '^second$'\n"],
  [SCENARIOS, 'mocks/scenarios/index.ts', "export const SCENARIOS = '^second$'\n"],
]

it('K5 npm start regenerates validators, built-in layouts and bundled folders when one of their source files changes', () => {
  const command = ['.ci/ts.mjs', 'tests/unit/ci/editSchemas.ts', JSON.stringify(EDITS)]
  const printed = execFileSync(process.execPath, command, { encoding: 'utf8', timeout: 60_000 })
  expect(JSON.parse(printed)).toEqual(EDITS.map(() => 'first second'))
})

it('gives the verdict, defaults and error paths of plain Ajv for every schema that ships', () => {
  const each = runs(400, 400)
  const command = ['.ci/ts.mjs', 'tests/unit/ci/compareValidators.ts', `${each}`]
  const printed = execFileSync(process.execPath, command, { encoding: 'utf8', timeout: 300_000, maxBuffer: 50_000_000 })
  const { schemas, documents, valid, withDefaults, differences } = JSON.parse(printed) as Comparison
  expect(differences).toEqual([])
  expect(documents).toBe(schemas * each)
  // The comparison proves little without enough valid documents, invalid documents, and documents with defaults.
  expect(schemas).toBeGreaterThan(100)
  expect(valid).toBeGreaterThan(documents / 10)
  expect(documents - valid).toBeGreaterThan(documents / 10)
  expect(withDefaults).toBeGreaterThan(each / 4)
}, 300_000)

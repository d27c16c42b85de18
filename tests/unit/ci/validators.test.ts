import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

const VALIDATOR = 'virtual:validate/calls/pay/REQUEST'
const LAYOUT = 'virtual:built-in/list'

const EDITS = [
  [VALIDATOR, 'schemas/calls/pay.ts', "export const REQUEST = { pattern: '^second$' }\n"],
  [VALIDATOR, 'schemas/amount.ts', "export const AMOUNT = { pattern: '^second$' }\n"],
  [VALIDATOR, 'schemas/pattern.ts', "export const PATTERN = '^second$'\n"],
  [LAYOUT, 'src/language/word.ts', "export const WORD = '^second$'\n"],
  [LAYOUT, 'schemas/pattern.ts', "export const PATTERN = '^second$'\n"],
]

it('K5 npm start serves validators and built-in layouts anew when any file is edited that they are made of', () => {
  const command = ['.ci/ts.mjs', 'tests/unit/ci/editSchemas.ts', JSON.stringify(EDITS)]
  const printed = execFileSync(process.execPath, command, { encoding: 'utf8', timeout: 60_000 })
  expect(JSON.parse(printed)).toEqual(EDITS.map(() => 'first second'))
})

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The folders and files that parse, validate, edit or send amounts. */
const ROOMS = ['src/money', 'src/forms/checks', 'renderers/typing', 'schemas/typing']
const FILES = [
  'renderers/ui/text/amountTyping.ts',
  'schemas/digits.ts',
  'src/forms/FormRules.ts',
  'src/forms/amountProblem.ts',
  'src/forms/buildForm.ts',
  'src/features/deposit/depositRequest.ts',
  'src/scopes/formScope.ts',
  'src/forms/FormStore.ts',
]
const ROOT = new URL('../../../', import.meta.url)
// The second alternative is a unary plus: a plus after an operator, a bracket, a comma or `return`, not after a value.
const FLOATS =
  /\b(?:Number\s*[(.]|parseFloat\b|parseInt\b|Math\s*\.)|(?:[=(,:?[{&|<>*]|\breturn)\s*\+\s*(?=[A-Za-z_$(])|\.toFixed\b/g

// Allowed: converting the letters of an account number (A = 10). Amounts are never in base 36.
const LETTERS = /\b(?:Number\.)?parseInt\([a-z]+, 36\)/g

/** The code fragments, outside comments, that would convert an amount to a binary float. */
function floatsIn(code: string): string[] {
  return (
    code
      .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
      .replace(LETTERS, '')
      .match(FLOATS) ?? []
  )
}

const inRooms = ROOMS.flatMap((room) =>
  readdirSync(new URL(`${room}/`, ROOT), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${room}/${name}`),
)
const files = [...inRooms, ...FILES]

describe('money without binary floats (I5)', () => {
  it.each(files)('%s', (file) => {
    const found = floatsIn(readFileSync(new URL(file, ROOT), 'utf8'))
    const why = 'binary floats spoil amounts: keep decimal texts and BigInt minor units (src/money/amount.ts)'
    expect(found, `${file} uses ${found.map((use) => `"${use.trim()}"`).join(', ')}; ${why}.`).toEqual([])
  })

  it.each(ROOMS)('covers files of %s', (room) => {
    expect(files.filter((file) => file.startsWith(`${room}/`))).not.toEqual([])
  })

  it.each([
    'Number(a)',
    'Number.parseFloat(a)',
    'parseInt(a, 10)',
    'Math.round(a)',
    'x = +a',
    'f(+a)',
    'return +a',
    'a.toFixed(2)',
    'x => +a',
  ])('detects %s', (code) => expect(floatsIn(code)).not.toEqual([]))

  it.each(['new Intl.NumberFormat(a)', 'BigInt(a)', "a + '.'", 'index += 1', 'a: number', '// Number(a)'])(
    'allows %s',
    (code) => expect(floatsIn(code)).toEqual([]),
  )
})

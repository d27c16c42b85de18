import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const ROOMS = ['src/money', 'renderers/typing']
const ROOT = new URL('../../../', import.meta.url)
// Unary plus: a plus that follows an operator, a bracket, a comma or `return` instead of a value.
const FLOATS =
  /\b(?:Number\s*[(.]|parseFloat\b|parseInt\b|Math\s*\.)|(?:[=(,:?[{&|]|\breturn)\s*\+\s*(?=[A-Za-z_$(])|\.toFixed\b/g

/** What of the code would send an amount through a binary float; comments do not count. */
function floatsIn(code: string): string[] {
  return code.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').match(FLOATS) ?? []
}

const files = ROOMS.flatMap((room) =>
  readdirSync(new URL(`${room}/`, ROOT), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${room}/${name}`),
)

describe('money without binary floats (I5)', () => {
  it.each(files)('%s', (file) => {
    const found = floatsIn(readFileSync(new URL(file, ROOT), 'utf8'))
    const why = 'binary floats spoil amounts: keep decimal texts and BigInt minor units (src/money/amount.ts)'
    expect(found, `${file} uses ${found.map((use) => `"${use.trim()}"`).join(', ')}; ${why}.`).toEqual([])
  })

  it('looks at both rooms', () => {
    expect(files).toEqual(expect.arrayContaining(['src/money/amount.ts', 'renderers/typing/amount.ts']))
  })

  it.each(['Number(a)', 'Number.parseFloat(a)', 'parseInt(a, 10)', 'Math.round(a)', 'x = +a', 'f(+a)', 'return +a'])(
    'would catch %s',
    (code) => expect(floatsIn(code)).not.toEqual([]),
  )

  it.each(['new Intl.NumberFormat(a)', 'BigInt(a)', "a + '.'", 'index += 1', 'a: number', '// Number(a)'])(
    'lets %s pass',
    (code) => expect(floatsIn(code)).toEqual([]),
  )
})

import { describe, expect, it } from 'vitest'
import { isExactNumber, parseJson } from '../../../src/platform/files/parseJson.ts'
import fc from '../fastCheck.ts'
import { leastTime } from '../leastTime.ts'

const digits = fc.stringMatching(/^[1-9][0-9]{0,39}$/)

describe('parseJson', () => {
  it.each([
    ['646180157042875763'],
    ['9007199254740993'],
    ['9007199254740992'],
    ['-9007199254740993'],
    ['12345678901234567890123'],
    ['1.50'],
    ['1500.00'],
    ['0.0000001'],
    ['0.1234567890123456789'],
    ['-0'],
    ['-0.0'],
  ])('N1 hands the number %s over as a text of its digits', (literal) => {
    expect(parseJson(literal)).toBe(literal)
    expect(parseJson(`{"a":[ ${literal},{"b":\n${literal}}]}`)).toEqual({ a: [literal, { b: literal }] })
  })

  it.each([['0'], ['17'], ['-3'], ['1.5'], ['9007199254740991'], ['1e3'], ['1.5E2'], ['1e-7'], ['1e22']])(
    'parses %s as a number',
    (literal) => {
      expect(parseJson(`[${literal}]`)).toEqual([Number(literal)])
    },
  )

  it('N1 does not change strings that contain numbers or escapes', () => {
    const texts = [
      '12345678901234567890',
      'a "12345678901234567890" b',
      '\\',
      '\\\\":12345678901234567890,',
      '[1.50]',
      '\u2028',
    ]
    expect(parseJson(JSON.stringify([...texts, { [texts[3] as string]: 1.5 }]))).toEqual([
      ...texts,
      { [texts[3] as string]: 1.5 },
    ])
    expect(parseJson(`[${JSON.stringify(texts[3])},12345678901234567890]`)).toEqual([texts[3], '12345678901234567890'])
  })

  it.each([
    ['{12345678901234567890:1}'],
    ['01234567890123456789'],
    ['[12345678901234567890'],
    ['12345678901234567890 1.50'],
    ['+1.50'],
    ['.50'],
    [''],
    ['<html>'],
  ])('throws a SyntaxError for invalid JSON: %s', (text) => {
    expect(() => parseJson(text)).toThrow(SyntaxError)
  })

  it('N1 keeps every digit of every number, and parses everything else like JSON.parse', () => {
    fc.assert(
      fc.property(fc.jsonValue(), digits, fc.string(), (value, number, name) => {
        const json = `{${JSON.stringify(name)}:${JSON.stringify(value)},"n":${number}}`
        const { n, [name]: rest } = parseJson(json) as Record<string, unknown>
        expect(String(n)).toBe(number)
        if (name === 'n') return
        // Not compared with `value`, because -0 becomes 0. JSON.parse keeps all digits that JSON.stringify writes.
        expect(asTexts(rest)).toEqual(asTexts(JSON.parse(JSON.stringify(value))))
      }),
    )
  })

  it('P4 is linear in texts of quotes and backslashes, and of digits', () => {
    const text = `[${JSON.stringify('\\"'.repeat(300_000))},${'1'.repeat(600_000)},1.50]`
    expect(leastTime(2_000, () => parseJson(text))).toBeLessThan(2_000)
  })
})

it.each([
  [17, true],
  [1.5, true],
  [9_007_199_254_740_991, true],
  [9_007_199_254_740_992, false],
  [1e22, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
])('N1 a number %d is exact: %s', (value, is) => {
  expect(isExactNumber(value)).toBe(is)
})

function asTexts(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(asTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, asTexts(member)]))
}

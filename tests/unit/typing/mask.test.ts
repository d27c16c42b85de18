import { describe, expect, it, vi } from 'vitest'
import { applyMask, maskProblem, parseMask, rewritten, shortestWritten } from '../../../schemas/typing/mask.ts'
import { unmasked } from '../../../schemas/typing/plain.ts'
import fc, { runs } from '../fastCheck.ts'
import { leastTime } from '../leastTime.ts'
import { holds, same, TIMEOUT_MS } from '../money/arbitraries.ts'

vi.setConfig({ testTimeout: TIMEOUT_MS })

const RUNS = runs(2_000, 200_000)

const CPF = '###.###.###-##'
const CNPJ = '##.###.###/####-##'
const RUSSIAN = '+7 (###) ###-##-##'

describe('applyMask', () => {
  it.each<[text: string, masks: readonly string[], value: string, isComplete: boolean]>([
    ['', [CPF], '', false],
    ['1', [CPF], '1', false],
    ['123', [CPF], '123', false],
    ['1234', [CPF], '123.4', false],
    ['123.', [CPF], '123', false],
    ['52998224725', [CPF, CNPJ], '529.982.247-25', true],
    ['529.982.247-25', [CPF, CNPJ], '529.982.247-25', true],
    ['529982247251', [CPF, CNPJ], '52.998.224/7251', false],
    ['11222333000181', [CPF, CNPJ], '11.222.333/0001-81', true],
    ['112223330001819', [CPF, CNPJ], '11.222.333/0001-81', true],
    ['529982247251', [CPF], '529.982.247-25', true],
    ['52x9', [CPF, CNPJ], '529', false],
    ['٥٢٩٩', [CPF], '529.9', false],
    ['५२९९', [CPF], '529.9', false],
    ['５２９９', [CPF], '529.9', false],
    ['ab12', ['AA-##'], 'ab-12', true],
    ['12ab', ['AA-##'], 'ab', false],
    ['éñяab1', ['AA-##'], 'ab-1', false],
    ['a1', ['##', 'A#'], 'a1', true],
    ['a1b', ['***'], 'a1b', true],
    ['50', ['##%'], '50%', true],
    ['5', ['##%'], '5', false],
    ['50', ['(##)'], '(50)', true],
    ['1', ['\\#-#'], '#-1', true],
    ['1', ['\\\\#'], '\\1', true],
    ['12', ['#\\A#'], '1A2', true],
    ['1A2', ['#\\A#'], '1A2', true],
    ['12', ['#😀#'], '1😀2', true],
    ['9', [RUSSIAN], '+7 (9', false],
    ['+7 (9', [RUSSIAN], '+7 (9', false],
    ['+79161234567', [RUSSIAN], '+7 (916) 123-45-67', true],
    ['79161234567', [RUSSIAN], '+7 (916) 123-45-67', true],
    ['9161234567', [RUSSIAN], '+7 (916) 123-45-67', true],
    ['+7 916 12', [RUSSIAN], '+7 (916) 12', false],
    ['7', ['7-##'], '7-7', false],
    ['12345', ['######[####]'], '12345', false],
    ['123456', ['######[####]'], '123456', true],
    ['1234567890', ['######[####]'], '1234567890', true],
    ['12345678901', ['######[####]'], '1234567890', true],
    ['12', ['##[-##]'], '12', true],
    ['12-', ['##[-##]'], '12', true],
    ['123', ['##[-##]'], '12-3', true],
    ['1', ['(##)[ ##]'], '(1', false],
    ['12', ['(##)[ ##]'], '(12)', true],
    ['123', ['(##)[ ##]'], '(12) 3', true],
    ['12', ['##[(##)]'], '12', true],
    ['1234', ['##[(##)]'], '12(34)', true],
    ['12ab', ['##[A*#]'], '12ab', true],
    ['', ['[##]'], '', false],
    ['1', ['[##]'], '1', true],
    ['12345', ['###', '####[##]'], '12345', true],
    ['12', ['#\\[#\\]'], '1[2]', true],
    ['as it is', [], 'as it is', true],
    ['12', ['--'], '', false],
  ])('%j in %j is %j', (text, masks, value, isComplete) => {
    expect(applyMask(text, masks)).toEqual({ value, isComplete })
  })

  const sign = fc.constantFrom(...'##AA**.-/ ()+%\\0a7😀')
  const places = fc.string({ unit: sign, minLength: 1, maxLength: 14 })
  const ending = fc.string({ unit: sign, minLength: 1, maxLength: 6 }).map((may) => `[${may}]`)
  const mask = fc.oneof(
    places,
    fc.tuple(places, ending).map(([must, may]) => must + may),
  )
  const masks = fc.array(mask, { minLength: 1, maxLength: 3 })
  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'0123456789aBzZ.-/ ()+%٣९７😀') }),
    fc.string({ unit: 'binary' }),
  )

  it('changes nothing the second time, keeps only what was typed, in its order, and is no longer than the mask', () => {
    fc.assert(
      fc.property(text, masks, (typed, of) => {
        const { value, isComplete } = applyMask(typed, of)
        const again = applyMask(value, of)
        holds(again.value === value, typed, of, value, again)
        const slots = of.map(parseMask)
        // If a mask has letters or digits as signs, another mask may take such a sign as typed. The text is the same,
        // but `isComplete` may differ.
        const isCertain = !slots.flat().some((slot) => 'sign' in slot && /[a-z0-9]/i.test(slot.sign))
        holds(!isCertain || again.isComplete === isComplete, typed, of, value)
        const lengths = slots.map((all) => all.reduce((sum, slot) => sum + ('sign' in slot ? slot.sign.length : 1), 0))
        holds(value.length <= Math.max(...lengths), typed, of, value)
        holds(
          slots.some((all) => isWritten(value, all)),
          ...[typed, of, value],
        )
      }),
      { numRuns: RUNS },
    )
  })

  /** A second implementation of masks: compares slot by slot. */
  function isWritten(value: string, slots: ReturnType<typeof parseMask>): boolean {
    let rest = value
    for (const slot of slots) {
      if (rest === '') return true
      const length = 'sign' in slot ? slot.sign.length : 1
      const part = rest.slice(0, length)
      if ('sign' in slot ? part !== slot.sign : !slot.takes.test(part)) return false
      rest = rest.slice(length)
    }
    return rest === ''
  }

  it('keeps every digit that has room, in whatever script', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 20 })
    fc.assert(
      fc.property(digits, fc.constantFrom('٠', '०', '０', '۰'), (latin, zero) => {
        const other = [...latin].map((digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit))).join('')
        const { value } = applyMask(other, [CPF, CNPJ])
        same(unmasked(value), latin.slice(0, 14), other)
        same(value, applyMask(latin, [CPF, CNPJ]).value, other)
      }),
      { numRuns: RUNS },
    )
  })

  it('is quick with a pasted book', () => {
    const book = '12345678901234567890 '.repeat(50_000)
    expect(applyMask(book, [CPF, CNPJ]).value).toBe('12.345.678/9012-34')
    expect(leastTime(1_000, () => applyMask(book, [CPF, CNPJ]))).toBeLessThan(1_000)
  })
})

describe('maskProblem', () => {
  it.each([
    '######[####]',
    '[#]',
    'A\\[#',
    '#\\]',
    '#[\\]#]',
    CPF,
    CNPJ,
    RUSSIAN,
    '#',
    'A',
    '*',
    '\\##',
    '#\\\\',
    '#'.repeat(64),
  ])('finds none in %j', (mask) => expect(maskProblem(mask)).toBeUndefined())

  it.each([
    ['', 'no place'],
    ['---', 'no place'],
    ['\\#', 'no place'],
    ['#\\', 'backslash'],
    ['#\\\\\\', 'backslash'],
    ['#'.repeat(65), 'longer than 64'],
    ['#[#', 'Brackets'],
    ['##]', 'Brackets'],
    ['#[#]#', 'Brackets'],
    ['#[#][#]', 'Brackets'],
    ['#[#[#]]', 'Brackets'],
    ['#[]', 'Brackets'],
    ['#[-]', 'Brackets'],
    ['#[#\\]', 'Brackets'],
  ])('of %j says: %s', (mask, part) => expect(maskProblem(mask)).toContain(part))
})

it.each([
  ['ÑAÑA800101-XYZ', 'ÑAÑA800101XYZ'],
  ['José María', 'JoséMaría'],
  ['Jose\u0301', 'Jose\u0301'],
  ['١٢٣-४५६', '123456'],
  ['12.345/6', '123456'],
])('%s without its signs is %s', (value, plain) => expect(unmasked(value)).toBe(plain))

it.each([
  [CPF, 14],
  ['######[####]', 6],
  ['(##)[ ##]', 4],
  ['##[(##)]', 2],
  ['##%', 3],
  ['[##]', 1],
])('the shortest text that fills %s has %i characters', (mask, length) => expect(shortestWritten(mask)).toBe(length))

it.each([
  ['529.982.247-25', [CPF], [CNPJ], '52.998.224/725'],
  ['11.222.333/0001-81', [CNPJ], [CPF], ''],
  ['11.222.333/0', [CNPJ], [CPF], '112.223.330'],
  ['+7 (916) 1', [RUSSIAN], ['+1 ### ###'], '+1 916 1'],
  ['AB-12', ['AA-##'], ['####'], ''],
  ['', [CPF], [CNPJ], ''],
])('%j, written in %j, is in %j %j', (value, from, to, written) => expect(rewritten(value, from, to)).toBe(written))

import { describe, expect, it, vi } from 'vitest'
import {
  type AmountRule,
  composedAmount,
  pasteAmount,
  type Typed,
  typeAmount,
} from '../../../renderers/typing/amount.ts'
import { roundTo } from '../../../src/money/amount.ts'
import { formatAmount } from '../../../src/money/formatAmount.ts'
import { parseAmount } from '../../../src/money/parseAmount.ts'
import { maxIntegerDigits } from '../../../src/money/withinLimits.ts'
import fc from '../fastCheck.ts'
import { canonicalWith, holds, holdsForAll, locale, mess, same, TIMEOUT_MS } from '../money/arbitraries.ts'

vi.setConfig({ testTimeout: TIMEOUT_MS })

const RULE: AmountRule = { decimals: 2, decimalSeparator: '.', maxIntegerDigits: 6, symbols: ['$', 'MXN'] }
const at = (marked: string): Typed => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') })
const EMPTY: Typed = { text: '', caret: 0 }
const shown = ({ text, caret }: Typed) => `${text.slice(0, caret)}|${text.slice(caret)}`

/** The input's text and caret after `insert` has been typed at the caret of `before`. */
function put(before: Typed, insert: string): Typed {
  const text = before.text.slice(0, before.caret) + insert + before.text.slice(before.caret)
  return { text, caret: before.caret + insert.length }
}

const typed = (marked: string, insert: string, rule: Partial<AmountRule> = {}) =>
  shown(typeAmount(at(marked), put(at(marked), insert), { ...RULE, ...rule }))
const edited = (before: string, edit: string, rule: Partial<AmountRule> = {}) =>
  shown(typeAmount(at(before), at(edit), { ...RULE, ...rule }))

describe('typing an amount', () => {
  it.each([
    ['|', '5', '5|'],
    ['5|', '0', '50|'],
    ['|5', '1', '1|5'],
    ['0|', '5', '5|'],
    ['0|', '0', '0|'],
    ['|', '0', '0|'],
    ['5|', '.', '5.|'],
    ['5|', ',', '5.|'],
    ['5|', '٫', '5.|'],
    ['5.|', '2', '5.2|'],
    ['12|50', '.', '12.|50'],
    ['1|250', '.', '1.|25'],
    ['5|', '٣', '53|'],
    ['5|', '۳', '53|'],
    ['5|', '३', '53|'],
  ])('%s and %s give %s', (before, insert, after) => expect(typed(before, insert)).toBe(after))

  it.each([
    ['a letter', '5|', 'a'],
    ['a leading separator', '|', '.'],
    ['a leading comma', '|', ','],
    ['a separator in front of the number', '|5', '.'],
    ['a second separator', '5.2|', '.'],
    ['a second separator before the first', '1|2.5', ','],
    ['a sign', '|5', '-'],
    ['a space', '5|', ' '],
    ['a currency sign', '|5', '$'],
    ['an exponent', '1|5', 'e'],
    ['a seventh integer digit of six', '123456|', '7'],
    ['a seventh integer digit inside', '12|3456.00', '7'],
    ['a third decimal', '5.20|', '7'],
  ])('takes no %s', (_what, before, insert) => expect(typed(before, insert)).toBe(before))

  it('turns a dot into the comma of the locale', () => {
    expect(typed('5|', '.', { decimalSeparator: ',' })).toBe('5,|')
    expect(typed('5,|', '2', { decimalSeparator: ',' })).toBe('5,2|')
  })

  it('takes no separator where the currency has no decimals, and eight decimals where it has eight', () => {
    expect(typed('5|', '.', { decimals: 0 })).toBe('5|')
    expect(typed('12|50', '.', { decimals: 0 })).toBe('12|50')
    expect(typed('12|500', ',', { decimals: 0 })).toBe('12|500')
    expect(typed('0.0000000|', '1', { decimals: 8 })).toBe('0.00000001|')
    expect(typed('0.00000001|', '1', { decimals: 8 })).toBe('0.00000001|')
  })

  it('pushes the last decimal out when one is typed before it', () => expect(typed('5.|20', '7')).toBe('5.7|2'))

  it('steps over the separator that is there', () => expect(typed('500|.00', ',')).toBe('500.|00'))

  it('steps no further than the text goes, whatever marks were typed with it', () =>
    expect(typeAmount(at('500.|'), { text: '500\u061c،.', caret: 5 }, RULE)).toEqual({ text: '500.', caret: 4 }))
})

describe('the rules of the input', () => {
  const keys = (text: string, rule: Partial<AmountRule> = {}) =>
    [...text].reduce((before, key) => typeAmount(before, put(before, key), { ...RULE, ...rule }), at('|')).text

  it.each([
    ['12a3 b-+e$', '.', '123'],
    ['1.2.3', '.', '1.23'],
    ['1,2,3', '.', '1.23'],
    ['1.2', ',', '1,2'],
    ['1,2', ',', '1,2'],
    ['1,2.3', ',', '1,23'],
  ] as const)(
    'AMT-06: takes digits and one separator: keys %s, where it is %s, give %s',
    (text, decimalSeparator, stands) => {
      expect(keys(text, { decimalSeparator })).toBe(stands)
    },
  )

  it.each([
    ['.', ''],
    [',', ''],
    ['٫', ''],
    ['.5', '5'],
    ['..5.5', '5.5'],
  ])('AMT-07: takes no leading dot: keys %s give %j', (text, stands) => {
    expect(keys(text)).toBe(stands)
    expect(typed('|5', '.')).toBe('|5')
  })

  it.each([
    [2, '1.239', '1.23'],
    [8, '0.123456789', '0.12345678'],
    [0, '12.5', '125'],
  ])('AMT-08: with %i decimals the keys %s give %s', (decimals, text, stands) => {
    expect(keys(text, { decimals })).toBe(stands)
  })

  it.each([
    ['20155.00', '1234567', '123456'],
    ['20155.00', '0001234567', '123456'],
    ['20155.00', '1234567.89', '123456.89'],
    ['9.99', '123', '12'],
    ['0', '1234567890123', '123456789012'],
  ])('AMT-09: with the max limit %s the keys %s give %s', (max, text, stands) => {
    expect(keys(text, { maxIntegerDigits: maxIntegerDigits({ min: '0', max }) })).toBe(stands)
  })
})

describe('deleting in an amount', () => {
  it.each([
    ['12|', '1|', '1|'],
    ['5|', '|', '|'],
    ['5.|', '5|', '5|'],
    ['12.50|', '|', '|'],
    ['1|.5', '|.5', '0|.5'],
    ['1|00', '|00', '|00'],
    ['1.|50', '1|50', '1|50'],
    ['12345.|50', '12345|50', '12345|.50'],
  ])('%s to %s gives %s', (before, edit, after) => expect(edited(before, edit)).toBe(after))

  it('lets a digit be replaced after the separator was left in front', () => expect(typed('0|.5', '2')).toBe('2|.5'))

  it('empties the input when only a separator is left', () => expect(edited('5|.', '|.')).toBe('|'))

  it('may shorten an amount that is longer than the limit allows', () => {
    expect(edited('123456789|', '12345678|')).toBe('12345678|')
  })
})

describe('pasting an amount', () => {
  it.each([
    ['$1,234.50', '1234.50|'],
    ['1.234,50 MXN', '1234.50|'],
    ['1\u00a0234,5', '1234.5|'],
    ["1'234", '1234|'],
    ['1,000', '1.00|'],
    ['1.239', '1.23|'],
    ['\u200f٥٠٠٫٢٥', '500.25|'],
    ['.5', '0.5|'],
    ['0005', '5|'],
    [' 500 ', '500|'],
    ['-5', '|'],
    ['5k', '|'],
    ['1234567', '|'],
    ['100 - 200', '|'],
    ['abc', '|'],
  ])('%s into an empty input gives %s', (text, after) => expect(typed('|', text)).toBe(after))

  it.each([
    ['12|34', '00', '1200|34'],
    ['|5', '1 ', '1|5'],
    ['1|.50', '2,5', '1|.50'],
    ['12|', '1,000.00', '121000.00|'],
  ])('%s with %s gives %s', (before, text, after) => expect(typed(before, text)).toBe(after))

  it('replaces all when the caret says that nothing was kept', () => {
    expect(edited('12.50|', '|$ 99.00')).toBe('|99.00')
  })

  it('shows the value that is read from it: a reading amount pasted in any locale', () => {
    const drawn = fc.tuple(canonicalWith(2), locale, fc.constantFrom('.' as const, ',' as const))
    holdsForAll(drawn, ([value, tag, decimalSeparator]) => {
      const rule = { ...RULE, decimalSeparator, maxIntegerDigits: 15 }
      const after = typeAmount(at('|'), put(at('|'), formatAmount(value, 'MXN', tag)), rule)
      same(after.text, value.replace('.', decimalSeparator), value, tag)
      same(after.caret, value.length, value, tag)
    })
  })
})

/** The displayed result after `insert` has replaced the selection between [ and ]. */
function over(marked: string, insert: string, rule: Partial<AmountRule> = {}, edits = typeAmount): string {
  const [from, to] = [marked.indexOf('['), marked.indexOf(']') - 1]
  const text = marked.replace(/[[\]]/g, '')
  const edit = { text: text.slice(0, from) + insert + text.slice(to), caret: from + insert.length }
  return shown(edits({ text, caret: from }, edit, { ...RULE, ...rule }))
}

describe('pasting over a selection', () => {
  it.each([
    ['all of it', '[12.50]', '99', '99|'],
    ['all of it by an amount that begins alike', '[1.50]', '1.500,00', '1500.00|'],
    ['all of it by an amount with groups', '[1.50]', '1,500.75', '1500.75|'],
    ['all of it by one digit', '[12.50]', '7', '7|'],
    ['all of it by no amount', '[12.50]', 'abc', '|12.50'],
    ['the decimals', '12.[50]', '75', '12.75|'],
    ['the integer part', '[12].50', '99', '99|.50'],
    ['the separator', '12[.]50', ',', '12.|50'],
    ['more than there is room for', '[12].50', '1234567', '|12.50'],
  ])('%s: %s and %s give %s', (_what, before, insert, after) => expect(over(before, insert)).toBe(after))

  const pasted = (marked: string, insert: string) => over(marked, insert, {}, pasteAmount)

  it.each([
    ['[150.00]', 'CHF 1’500.–', 'CHF 1’500.–|'],
    ['[150.00]', '1500 EUR', '1500 EUR|'],
    ['[150.00]', '€ 20', '€ 20|'],
    ['[150.00]', 'abc', 'abc|'],
    ['[150.00]', '-5', '-5|'],
    ['[150.00]', '100 - 200', '100 - 200|'],
    ['[]', '5k', '5k|'],
    ['[12].50', '1234567', '|12.50'],
    ['[12.50]', '12345678', '12345678|'],
    ['1[].50', 'x9', '1x9|.50'],
  ])('W9 %s: keeps a pasted %s that is not an amount, so that it can be explained: %s', (before, insert, after) =>
    expect(pasted(before, insert)).toBe(after),
  )

  it.each([
    ['[150.00]', '1’500.–', '1500|'],
    ['[150.00]', '$ 1,500.00', '1500.00|'],
    ['[1500.00]', '1,500.00', '1500.00|'],
    ['1[].50', '2,5', '1|.50'],
    ['15[]', ' ', '15|'],
    ['15[].00', '.', '15.|00'],
  ])('W9 %s: pasting %s, an amount or nothing, gives %s', (before, insert, after) =>
    expect(pasted(before, insert)).toBe(after),
  )

  it.each([
    [0, '12,500', '12500|'],
    [0, '¥12,500', '12500|'],
    [0, '12.500', '12500|'],
    [0, '1,234,567', '1234567|'],
    [0, '12,500.00', '12500|'],
    [0, '12.50', '12.50|'],
    [0, '0.500', '0.500|'],
    [2, '1,000', '1.00|'],
    [2, '1,234', '1,234|'],
    [2, '$1.239', '$1.239|'],
    [3, '1,234', '1.234|'],
    [3, '1.2345', '1.2345|'],
  ])('T7 I4 with %i decimals, a pasted %s becomes that amount, or stays as pasted: %s', (decimals, text, after) => {
    const rule = { decimals, maxIntegerDigits: 9, symbols: ['¥', '$'] }
    expect(over('[]', text, rule, pasteAmount)).toBe(after)
    expect(over('[12]', text, rule, pasteAmount)).toBe(after)
  })

  it('T7 I4 keeps a paste into an amount that would push its decimals out', () => {
    expect(pasted('5.[]25', '71')).toBe('5.71|25')
    expect(pasted('12.[50]', '755')).toBe('12.755|')
    expect(pasted('12.[]50', '0')).toBe('12.0|5')
  })

  it('T7 I4 a text with too many decimals changes only as it becomes an amount', () => {
    const stands = at('1,234|')
    expect(shown(typeAmount(stands, at('1,2345|'), RULE))).toBe('1,234|')
    expect(shown(typeAmount(stands, at('1,23|'), RULE))).toBe('1.23|')
    expect(shown(typeAmount(at('1,2345|'), stands, RULE))).toBe('1,234|')
    expect(shown(typeAmount(stands, at('|'), RULE))).toBe('|')
    expect(shown(typeAmount(stands, at('1|234'), RULE))).toBe('1|234')
  })

  it('T7 I4 a pasted text is shown with the amount that it says, or as it is', () => {
    const decimals = fc.constantFrom(0, 2, 3, 8)
    const text = fc.oneof(mess, fc.stringMatching(/^[$]?[0-9]{1,6}([.,][0-9]{1,9}){0,3}$/))
    holdsForAll(fc.tuple(text, decimals), ([insert, places]) => {
      const rule = { decimals: places, decimalSeparator: '.' as const, maxIntegerDigits: 70, symbols: ['$', 'MXN'] }
      const { text: after } = pasteAmount(at('|'), put(at('|'), insert), rule)
      const isKept =
        after === insert || after === insert.slice(0, 200) || (after === '' && !/[^\s\p{Cf}.,،٫．，⹁]/u.test(insert))
      holds(isKept || parseAmount(after, 'MXN', places) === parseAmount(insert, 'MXN', places), insert, places, after)
    })
  })

  it('W9 truncates a very long pasted text', () => expect(pasted('[15]', 'x'.repeat(1_000_000))).toHaveLength(201))

  it('puts any amount in the place of any other, whatever they have in common', () => {
    const near = canonicalWith(2).chain((value) =>
      fc.tuple(
        fc.constant(value),
        fc.oneof(
          canonicalWith(2),
          fc.nat(99).map((more) => `${value.slice(0, -2)}${more + 100}`.slice(0, 17)),
        ),
      ),
    )
    const rule = { ...RULE, maxIntegerDigits: 15 }
    holdsForAll(fc.tuple(near, locale), ([[old, fresh], tag]) => {
      const shownText = formatAmount(fresh, 'MXN', tag)
      const wanted = parseAmount(shownText, 'MXN')
      if (wanted === undefined) return
      const after = typeAmount({ text: old, caret: 0 }, { text: shownText, caret: shownText.length }, rule)
      same(after.text, wanted, old, shownText)
    })
  })
})

describe('whatever is done to an amount', () => {
  const rules = fc.record({
    decimals: fc.integer({ min: 0, max: 8 }),
    decimalSeparator: fc.constantFrom('.' as const, ',' as const),
    maxIntegerDigits: fc.integer({ min: 1, max: 9 }),
  })
  const cut = fc.nat(12)
  const steps = fc.array(
    fc.record({ from: cut, to: cut, insert: fc.oneof(mess, fc.constantFrom(...'0123456789.,')) }),
    {
      maxLength: 12,
    },
  )

  it('the text obeys the rule, the caret is in it, and what is shown is what is read', () => {
    holdsForAll(fc.tuple(steps, rules), ([edits, rule]) => {
      const after = edits.reduce((before, { from, to, insert }) => {
        const [start, end] = from < to ? [from, to] : [to, from]
        const text = before.text.slice(0, start) + insert + before.text.slice(end)
        return typeAmount(before, { text, caret: Math.min(start, before.text.length) + insert.length }, rule)
      }, at('|'))
      const [whole = '', fraction, ...more] = after.text.split(rule.decimalSeparator)
      holds(after.text === '' || /^[0-9]+$/.test(whole), edits, rule, after)
      holds(more.length === 0 && (fraction === undefined || rule.decimals > 0), edits, rule, after)
      holds(/^[0-9]*$/.test(fraction ?? '') && (fraction ?? '').length <= rule.decimals, edits, rule, after)
      holds(whole.replace(/^0+/, '').length <= rule.maxIntegerDigits, edits, rule, after)
      holds(after.caret >= 0 && after.caret <= after.text.length, edits, rule, after)
      const again = typeAmount(after, after, rule)
      holds(again.text === after.text && again.caret === after.caret, edits, rule, after, again)
      if (after.text) holds(parseAmount(after.text, 'MXN', rule.decimals) !== undefined, edits, rule, after)
    })
  })
})

describe('an amount that was composed', () => {
  it.each([
    ['750|', '750|'],
    ['７５０|', '750|'],
    ['٧٥٠٫٥|', '750.5|'],
    ['1 5|00,5', '15|00.5'],
    ['0750|', '750|'],
    ['7.|', '7.|'],
    ['10.500|', '10.50|'],
    ['|', '|'],
    ['. |', '|'],
  ])('K1 C54 %s is written as %s', (text, written) => {
    expect(shown(composedAmount(EMPTY, at(text), RULE))).toBe(written)
  })

  it.each(['75a|', '10.999|', '99999999|', '5 か|'])('K1 I4 %s stays as it is, and is mended by deleting', (text) => {
    const stands = composedAmount(EMPTY, at(text), RULE)
    expect(shown(stands)).toBe(text)
    const shorter = { text: stands.text.slice(0, -1), caret: stands.caret - 1 }
    expect(typeAmount(stands, shorter, RULE).text.length).toBeLessThan(stands.text.length)
  })

  it('K1 I4 C54 never says another amount than the text that stood there while it was composed', () => {
    const says = (text: string) => {
      const amount = parseAmount(text, 'MXN', RULE.decimals)
      return amount && roundTo(amount, RULE.decimals, 'down')
    }
    fc.assert(
      fc.property(fc.oneof(mess, fc.stringMatching(/^[0-9]{1,9}[.,]?[0-9]{0,4}$/)), (text) => {
        expect(says(composedAmount(EMPTY, { text, caret: text.length }, RULE).text)).toBe(says(text))
      }),
    )
  })
})

describe('T7 I4 in a currency without decimals, an edit of a text that stayed because of its decimals', () => {
  const YEN = { ...RULE, decimals: 0 }

  it.each([
    ['1.50|', '1.500|', '1.50|'],
    ['150.75|', '150.750|', '150.75|'],
    ['1,50|', '1,500|', '1,50|'],
    ['1.2345|', '1.234|', '1|'],
    ['1.50|', '1.5|', '1.5|'],
    ['1.5|', '1.|', '1|'],
    ['1.50|', '12,500|', '1.50|'],
  ])('%s edited to %s gives %s, and never a thousandfold amount', (before, edit, after) => {
    expect(shown(typeAmount(at(before), at(edit), YEN))).toBe(after)
    expect(shown(composedAmount(at(before), at(edit), YEN))).toBe(after)
  })

  it('is replaced by a text that is pasted over all of it', () => {
    expect(shown(pasteAmount({ text: '1.50', caret: 0 }, at('12,500|'), YEN))).toBe('12500|')
  })
})

it('T7 W9 an amount filled in over another one replaces it, wherever the caret was', () => {
  const autofilled = (text: string) => pasteAmount({ text: '20.00', caret: 0 }, { text, caret: text.length }, RULE).text
  expect(autofilled('20.000,00')).toBe('20000.00')
  expect(autofilled('20.00')).toBe('20.00')
  expect(autofilled('30')).toBe('30')
})

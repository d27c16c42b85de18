import { describe, expect, it, vi } from 'vitest'
import { type AmountRule, type Typed, typeAmount } from '../../../renderers/typing/amount.ts'
import { AMOUNT_FIELD } from '../../../src/forms/AMOUNT_FIELD.ts'
import { FormStore } from '../../../src/forms/FormStore.ts'
import { compare } from '../../../src/money/amount.ts'
import { decimalSeparatorOf, formatAmount, formatForInput, formatMoney } from '../../../src/money/formatAmount.ts'
import { parseAmount } from '../../../src/money/parseAmount.ts'
import { decimalsOf } from '../../../src/reference/currencies.ts'
import { CURRENCIES, symbolOf } from '../../../src/reference/currencyTable.ts'
import fc, { runs } from '../fastCheck.ts'
import { plainRules, plainSpec } from '../support/plainForm.ts'
import { canonicalWith, holds, holdsForAll, LOCALES, locale, mess, same, TIMEOUT_MS } from './arbitraries.ts'

vi.setConfig({ testTimeout: TIMEOUT_MS })

// Each case formats an amount or types it key by key. Every pair of locale and currency is used at least once.
const CASES = runs(16_000, 1_000_000)

const CODES = [...CURRENCIES.map(({ code }) => code), 'ABC']
const PAIRS = CODES.length * LOCALES.length
const code = fc.constantFrom(...CODES)
const EMPTY: Typed = { text: '', caret: 0 }

const everyCase = <T>(drawn: fc.Arbitrary<T>, check: (value: T) => void) => holdsForAll(drawn, check, CASES)

/** Checks every locale with every currency, with enough amounts per pair for CASES in total. */
function forEveryPair(check: (amount: string, currency: string, tag: string) => void): void {
  const amounts = fc.tuple(...CODES.map((currency) => canonicalWith(decimalsOf(currency))))
  const numRuns = Math.ceil(CASES / PAIRS)
  for (const tag of LOCALES) {
    const property = fc.property(amounts, (drawn) => {
      for (const [at, currency] of CODES.entries()) check(drawn[at] ?? '', currency, tag)
    })
    fc.assert(property, { numRuns })
  }
}

// Cached: asking Intl for a separator takes longer than the rest of a case.
const SEPARATORS = new Map(LOCALES.map((tag) => [tag, decimalSeparatorOf(tag)]))

const ruleOf = (currency: string, tag: string): AmountRule => ({
  decimals: decimalsOf(currency),
  decimalSeparator: SEPARATORS.get(tag) ?? '.',
  maxIntegerDigits: 16,
  symbols: [symbolOf(currency), currency],
})

const MOST_DECIMALS = 8

/** Cuts the amount to `places` decimals. Faster than generating an amount for each length. */
const cutTo = (places: number, amount: string): string => {
  const [whole = '', part = ''] = amount.split('.')
  return places === 0 ? whole : `${whole}.${part.slice(0, places)}`
}

function insert({ text, caret }: Typed, more: string): Typed {
  return { text: text.slice(0, caret) + more + text.slice(caret), caret: caret + more.length }
}

const typed = (text: string, rule: AmountRule): string =>
  [...text].reduce((before, key) => typeAmount(before, insert(before, key), rule), EMPTY).text
const pasted = (text: string, rule: AmountRule): string => typeAmount(EMPTY, insert(EMPTY, text), rule).text

/** The digits of every script according to Intl, to verify ours. */
const SCRIPTS =
  'arab arabext deva beng fullwide thai mymr guru gujr orya tamldec telu knda mlym laoo khmr nkoo olck adlm'
    .split(' ')
    .map((script) => {
      const format = new Intl.NumberFormat(`en-u-nu-${script}`)
      return Array.from({ length: 10 }, (_, digit) => format.format(digit))
    })

const inScript = (text: string, digits: readonly string[]): string =>
  text.replace(/[0-9]/g, (digit) => digits[BigInt(digit) as unknown as number] ?? digit)

describe(`in ${CODES.length} currencies and ${LOCALES.length} locales`, () => {
  it('covers at least 95 currencies and 60 locales', () => {
    expect(CODES.length).toBeGreaterThanOrEqual(95)
    expect(LOCALES.length).toBeGreaterThanOrEqual(60)
    expect(new Set(LOCALES).size).toBe(LOCALES.length)
    expect(new Set(LOCALES.map((tag) => formatAmount('1234567.5', 'MXN', tag))).size).toBeGreaterThanOrEqual(6)
  })

  it('AMT-13: the text for the input is parsed back to the same amount', () => {
    forEveryPair((amount, currency, tag) => {
      same(parseAmount(formatForInput(amount, currency, tag), currency), amount, amount, currency, tag)
    })
  })

  it('the shown text, with groups, is parsed back to the same amount, with its currency code too', () => {
    forEveryPair((amount, currency, tag) => {
      same(parseAmount(formatAmount(amount, currency, tag), currency), amount, amount, currency, tag)
      same(parseAmount(formatMoney(amount, currency, tag), currency), amount, amount, currency, tag)
    })
  })

  it('AMT-06: an amount typed key by key stays as typed, and is parsed to the same amount', () => {
    forEveryPair((amount, currency, tag) => {
      const [rule, text] = [ruleOf(currency, tag), formatForInput(amount, currency, tag)]
      const stands = typed(text, rule)
      same(stands, text, amount, currency, tag)
      same(parseAmount(stands, currency), amount, amount, currency, tag)
    })
  })

  it('AMT-10: a pasted amount loses its groups, symbol and code, and is otherwise unchanged', () => {
    forEveryPair((amount, currency, tag) => {
      const [rule, wanted] = [ruleOf(currency, tag), formatForInput(amount, currency, tag)]
      const shown = formatAmount(amount, currency, tag)
      same(pasted(`${shown} ${currency}`, rule), wanted, amount, currency, tag)
      same(pasted(`${symbolOf(currency)} ${shown}`, rule), wanted, amount, currency, tag)
      same(pasted(`${shown}${symbolOf(currency)}`, rule), wanted, amount, currency, tag)
    })
  })

  it('AMT-06: digits of other scripts, typed or pasted, give the same amounts', () => {
    const scripts = fc.constantFrom(...SCRIPTS)
    const drawn = fc.tuple(code, locale, scripts, fc.constantFrom('.', ',', '٫'), canonicalWith(MOST_DECIMALS))
    everyCase(drawn, ([currency, tag, digits, separator, long]) => {
      const amount = cutTo(decimalsOf(currency), long)
      const text = inScript(amount, digits).replace('.', separator)
      const [rule, wanted] = [ruleOf(currency, tag), formatForInput(amount, currency, tag)]
      same(parseAmount(text, currency), amount, text, currency)
      same(typed(text, rule), wanted, text, currency, tag)
      same(pasted(text, rule), wanted, text, currency, tag)
    })
  })

  it('AMT-12: the input text without decimals has no groups, and is parsed back to the same amount', () => {
    // With grouping, "20,155" would be parsed as 20.155. So the text of an input has no grouping.
    everyCase(fc.tuple(canonicalWith(0), locale), ([amount, tag]) => {
      same(parseAmount(formatForInput(amount, 'JPY', tag, 0), 'JPY', 0), amount, amount, tag)
      same(pasted(formatForInput(amount, 'JPY', tag, 0), { ...ruleOf('JPY', tag), decimals: 0 }), amount, amount, tag)
    })
  })
})

describe('an amount in the format of another site', () => {
  const STYLES = ['symbol', 'narrowSymbol', 'code', 'name'] as const
  const formats = new Map<string, Intl.NumberFormat>()

  /** The amount as a bank's page would format it in this locale. */
  function written(amount: string, currency: string, tag: string, currencyDisplay: (typeof STYLES)[number]): string {
    const key = [currency, tag, currencyDisplay].join()
    const fractions = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
    const made =
      formats.get(key) ?? new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay, ...fractions })
    formats.set(key, made)
    return made.format(amount as `${number}`)
  }

  it('is parsed to that amount or refused, never to another one', () => {
    const three = CODES.filter((each) => each.length === 3 && decimalsOf(each) === 2)
    const few = fc.constantFrom(...three)
    // Creating a NumberFormat is slow, so there are fewer locales here, but more currencies.
    const tags = fc.constantFrom(
      'en',
      'en-IN',
      'de',
      'de-CH',
      'da',
      'fr',
      'es',
      'es-PE',
      'pt-BR',
      'ru',
      'ar-EG',
      'fa',
      'mr',
      'bn',
    )
    let read = 0
    everyCase(fc.tuple(canonicalWith(2), few, tags, fc.constantFrom(...STYLES)), ([amount, currency, tag, style]) => {
      const text = written(amount, currency, tag, style)
      const found = parseAmount(text, currency)
      if (found === undefined) return
      read += 1
      same(found, amount, text, currency, tag)
    })
    expect(read).toBeGreaterThan(CASES / 3)
  })
})

describe('sent equals shown (I4)', () => {
  const spec = plainSpec({ name: AMOUNT_FIELD, kind: 'amount', isCacheable: false })
  const judge = plainRules({ check: () => undefined })
  const forms = new Map(CODES.map((currency) => [currency, new FormStore(currency, [spec], judge)]))
  const keys = fc.string({ unit: fc.constantFrom(...'0123456789.,'), maxLength: 14 })
  const places = fc.integer({ min: 0, max: MOST_DECIMALS + 1 })
  const amounts = fc.tuple(places, canonicalWith(MOST_DECIMALS + 1)).map(([most, amount]) => cutTo(most, amount))
  const text = fc.oneof(mess, keys, amounts)

  it('the amount sent for any accepted text is the typed one and the one on the button', () => {
    let sentSome = 0
    everyCase(fc.tuple(code, locale, text), ([currency, tag, wish]) => {
      const form = forms.get(currency)
      const rule = ruleOf(currency, tag)
      const inInput = [typed(wish, rule), pasted(wish, rule)]
      for (const stands of inInput) holds(stands === '' || parseAmount(stands, currency) !== undefined, wish, stands)
      for (const stands of new Set([...inInput, wish])) {
        form?.field(AMOUNT_FIELD)?.type(stands)
        const sent = form?.amount
        const read = parseAmount(stands, currency)
        same(sent === undefined, read === undefined, stands, currency)
        if (sent === undefined || read === undefined) continue
        sentSome += 1
        same(compare(sent, read), 0, stands, currency)
        same((sent.split('.')[1] ?? '').length, decimalsOf(currency), stands, currency)
        same(parseAmount(formatMoney(sent, currency, tag), currency), sent, stands, currency, tag)
        same(parseAmount(formatForInput(sent, currency, tag), currency), sent, stands, currency, tag)
      }
    })
    expect(sentSome).toBeGreaterThan(CASES / 2)
  })
})

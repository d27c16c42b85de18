import { expect, it } from 'vitest'
import { chooseLocale, formatLocale } from '../../../src/i18n/chooseLocale.ts'
import { createTexts } from '../../../src/i18n/createTexts.ts'
import { formatMoney } from '../../../src/money/formatAmount.ts'

it('I18N-08 speaks English by default and where a language has a gap, and writes as in Mexico where a tag names no region', async () => {
  const lang = chooseLocale(undefined, undefined)
  expect(lang).toBe('en')
  expect(formatLocale(lang)).toBe('en-MX')

  const files: Record<string, object> = {
    en: { 'a.known': 'known', 'a.gap': 'from English' },
    ar: { 'a.known': 'معروف' },
  }
  const load = async (name: string) => files[name]
  const arabic = await createTexts({ lang: 'ar', load, onMissing: () => {}, onFailed: () => {} })
  expect([arabic.t('a.known'), arabic.t('a.gap')]).toEqual(['معروف', 'from English'])
  expect(arabic.locale).toBe('ar-MX')
})

it.each([
  ['es', '1,234.50 EUR'],
  ['es-ES', '1234,50 EUR'],
  ['de', '1.234,50 EUR'],
])('writes an amount in %s as %s', (tag, shown) => {
  expect(formatMoney('1234.50', 'EUR', formatLocale(tag))).toBe(shown)
})

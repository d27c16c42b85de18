import { describe, expect, it } from 'vitest'
import { checkLayout } from '../../../src/ops/checkLayout.ts'
import { formScreen } from '../language/documents.ts'

const words = (en: string) => ({ text: { en } })
const EXPIRY = {
  type: 'field',
  ...{ kind: 'date', name: 'validity', label: words('Valid until'), format: 'MM/YY' },
  sendAs: { expiryMonth: 'month', expiryYear: 'year' },
}

describe('check of choices and conditions on a piece', () => {
  const items = (...values: readonly string[]) =>
    Object.fromEntries(values.map((value) => [value, [{ text: words('A bank'), value: 'a' }]]))
  const bank = (by: string, ...values: readonly string[]) => {
    return {
      type: 'field',
      kind: 'dropdown',
      name: 'bank',
      label: words('Bank'),
      cascade: { by, items: items(...values) },
    }
  }
  const IBAN = { type: 'field', kind: 'textUppercase', name: 'iban', label: words('IBAN') }
  const sendAs = (node: object, pieces: object) => ({ ...node, sendAs: pieces })
  const LAND_OF_IBAN = sendAs(IBAN, { iban: 'whole', land: 'country' })
  const WITH_DAY = sendAs({ ...EXPIRY, format: 'DD/MM/YYYY' }, { d: 'day', m: 'month', y: 'year', s: 'shortYear' })
  const PHONE = sendAs({ ...IBAN, kind: 'phone', name: 'phone' }, { code: 'prefix', rest: 'number' })
  const CHOSEN = { ...IBAN, kind: 'country', name: 'land' }
  const found = (...nodes: readonly object[]) =>
    checkLayout(formScreen(...nodes)).findings.map(({ code, pointer, message }) => `${code} ${pointer} ${message}`)

  it.each([
    [LAND_OF_IBAN, 'land', 'de', 'a country has two capital letters: did you mean "DE"?'],
    [LAND_OF_IBAN, 'land', 'DEU', 'a country has two capital letters'],
    [CHOSEN, 'land', 'de', 'a country has two capital letters: did you mean "DE"?'],
    [EXPIRY, 'expiryMonth', '5', 'a month has two digits, from "01" to "12": did you mean "05"?'],
    [EXPIRY, 'expiryYear', '31', 'a year has four digits'],
    [WITH_DAY, 'd', '32', 'a day has two digits, from "01" to "31"'],
    [WITH_DAY, 's', '2031', 'a short year has two digits'],
    [PHONE, 'code', '+52', 'a prefix has only digits: did you mean "52"?'],
  ])('W01 names a value that it never has: %j', (field, by, value, reason) => {
    const message = `"${by}" is never "${value}": ${reason}`
    expect(found(field, bank(by, value))).toEqual([`W01 /body/3/cascade/items/${value} ${message}`])
    const text = { type: 'text', when: `form.fields.${by} == "${value}"`, text: words('Good') }
    expect(found(field, text)).toEqual([`W01 /body/3/when ${message}`])
  })

  it.each([
    [LAND_OF_IBAN, bank('land', 'DE', 'FR')],
    [CHOSEN, bank('land', 'DE')],
    [LAND_OF_IBAN, { type: 'text', when: 'form.fields.land in ["DE", ""]', text: words('Good') }],
    [EXPIRY, bank('expiryMonth', '05')],
    [WITH_DAY, bank('d', '31')],
    [PHONE, bank('code', '52')],
    [PHONE, bank('rest', '961 234')],
  ])('finds nothing wrong with a value that it may have: %j', (field, other) => {
    expect(found(field, other)).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import type { AddressPart } from '../../../schemas/addressParts.ts'
import en from '../../../src/i18n/locales/en.json' with { type: 'json' }
import rows from '../../../src/reference/addresses.json' with { type: 'json' }
import { addressFormat } from '../../../src/reference/addresses.ts'
import { allCountries } from '../../../src/reference/countries.ts'

const all = [...Object.keys(rows), ''].map((code) => [code, addressFormat(code)] as const)
const words: Readonly<Record<string, string>> = en
const labelOf = (country: string, part: AddressPart) => words[addressFormat(country).labels[part]]

describe('addresses', () => {
  it.each([
    ['US', 'line1 line2 city state zip'],
    ['GB', 'line1 line2 city zip'],
    ['DE', 'line1 line2 zip city'],
    ['BR', 'line1 line2 district city state zip'],
    ['MX', 'line1 line2 district zip city state'],
    ['JP', 'zip state line1 line2'],
    ['CN', 'zip state city district line1 line2'],
    ['HK', 'state city line1 line2'],
    ['IE', 'line1 line2 district city state zip'],
    ['IN', 'line1 line2 city zip state'],
    ['AE', 'line1 line2 state'],
    ['SG', 'line1 line2 zip'],
    ['ng', 'line1 line2 district city zip state'],
  ])('in %s the parts stand as: %s', (country, parts) => expect(addressFormat(country).parts.join(' ')).toBe(parts))

  it.each([
    ['US', 'line1 city state zip'],
    ['GB', 'line1 city zip'],
    ['JP', 'line1 state zip'],
    ['HK', 'line1 state'],
    ['AE', 'line1 state'],
    ['MX', 'line1 city zip'],
    ['IE', 'line1 city'],
    ['SG', 'line1 zip'],
  ])('in %s one must give: %s', (country, parts) => {
    expect(addressFormat(country).required).toEqual(new Set(parts.split(' ')))
  })

  it.each([
    ['US', 'state', 'State'],
    ['US', 'zip', 'ZIP code'],
    ['GB', 'city', 'Town or city'],
    ['GB', 'zip', 'Postal code'],
    ['CA', 'state', 'Province'],
    ['JP', 'state', 'Prefecture'],
    ['IE', 'state', 'County'],
    ['IE', 'zip', 'Eircode'],
    ['IN', 'zip', 'PIN code'],
    ['AE', 'state', 'Emirate'],
    ['HK', 'state', 'Area'],
    ['HK', 'city', 'District'],
    ['BR', 'district', 'Neighborhood'],
    ['MX', 'district', 'Neighborhood'],
    ['NZ', 'district', 'Suburb'],
  ] as const)('in %s the %s is called %s', (country, part, label) => expect(labelOf(country, part)).toBe(label))

  it.each([
    ['US', ['95014', '95014-1234', '950141234'], ['9501', 'ABCDE', '95014-']],
    ['GB', ['EC1Y 8SY', 'EC1Y8SY', 'm2 5bq'], ['EC1Y', '12345', 'EC1Y  8SY']],
    ['CA', ['H3Z 2Y7', 'h3z2y7'], ['H3Z', '3H3Z2Y']],
    ['IE', ['A65 F4E2', 'D6WXH91'], ['A65', 'AAAAAAA']],
    ['BR', ['40301-110', '40301110'], ['4030111']],
    ['JP', ['154-0023', '1540023'], ['154002']],
    ['IN', ['110034', '110 034'], ['11003']],
    ['NL', ['1234 AB', '1234AB'], ['1234']],
  ])('in %s a postal code may be one of %j, and none of %j', (country, right, wrong) => {
    const pattern = new RegExp(addressFormat(country).zip?.regex ?? '')
    expect(right.filter((code) => !pattern.test(code))).toEqual([])
    expect(wrong.filter((code) => pattern.test(code))).toEqual([])
  })

  it('Hong Kong and the Emirates have no postal codes', () => {
    expect([addressFormat('HK').zip, addressFormat('AE').zip]).toEqual([undefined, undefined])
  })

  it.each(['', 'ZZ', 'constructor', '__proto__'])(
    'for %j, which is no country, asks for little and takes the rest',
    (code) => {
      const { parts, required, zip } = addressFormat(code)
      expect(parts).toEqual(['line1', 'line2', 'city', 'state', 'zip'])
      expect([...required]).toEqual(['line1', 'city'])
      expect(zip).toBeUndefined()
    },
  )

  it('knows every country of the list', () => {
    expect(allCountries('en').filter(({ code }) => !Object.hasOwn(rows, code))).toEqual([])
  })

  it('starts from the street, has no part twice, and requires only what it has', () => {
    expect(all.filter(([, { parts }]) => !parts.includes('line1') || new Set(parts).size !== parts.length)).toEqual([])
    expect(all.filter(([, { parts, required }]) => [...required].some((part) => !parts.includes(part)))).toEqual([])
    expect(all.filter(([, { required }]) => required.has('line2') || !required.has('line1'))).toEqual([])
  })

  it('has a text for every label', () => {
    const keys = new Set(all.flatMap(([, { labels }]) => Object.values(labels)))
    expect([...keys].filter((key) => !Object.hasOwn(en, key))).toEqual([])
    expect(Object.keys(en).filter((key) => key.startsWith('address.') && !keys.has(key))).toEqual([])
  })

  it('gives an example of every postal code that it can check', () => {
    const checked = all.flatMap(([code, { zip }]) => (zip === undefined ? [] : [[code, zip] as const]))
    expect(checked.length).toBeGreaterThan(100)
    expect(checked.filter(([, { regex, example }]) => !new RegExp(regex).test(example))).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import {
  allCountries,
  countryName,
  countryOf,
  exampleOf,
  hasPhoneLength,
  phoneHabitOf,
  prefixOf,
} from '../../../src/reference/countries.ts'

const all = allCountries('en')

describe('countries', () => {
  it('DATA-55 about 240 entries, each with its name, code, prefix and example', () => {
    expect(Math.abs(all.length - 240)).toBeLessThan(10)
    const wrong = all.filter(
      ({ name, code, prefix, example }) =>
        name.trim() === '' ||
        !/^[A-Z]{2}$/.test(code) ||
        !/^[1-9][0-9]{0,2}$/.test(prefix) ||
        !/^[0-9 ]{4,}$/.test(example),
    )
    expect(wrong).toEqual([])
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length)
  })

  it('has only countries of ISO 3166-1', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    expect(all.filter(({ code }) => names.of(code) === undefined)).toEqual([])
    expect(['AC', 'TA', 'XK', 'EU', 'UK'].filter((code) => countryOf(code) !== undefined)).toEqual([])
  })

  it.each([
    ['MX', '52', '222 123 4567'],
    ['br', '55', '11 96123 4567'],
    ['US', '1', '201 555 0123'],
    ['JM', '1', '876 210 1234'],
    ['RU', '7', '912 345 67 89'],
    ['KZ', '7', '771 000 9998'],
    ['GB', '44', '7400 123456'],
    ['XX', '', ''],
    ['', '', ''],
    ['constructor', '', ''],
  ])('%s has the prefix %j and the example %j', (code, prefix, example) => {
    expect([prefixOf(code), exampleOf(code)]).toEqual([prefix, example])
  })

  it('knows where a zero is dialled before a national number, and where it is a part of one', () => {
    const codes = ['KE', 'gb', 'DE', 'NG', 'IT', 'SM', 'CI', 'GA', 'MX', 'US', 'RU', 'HU', 'XX', '']
    expect(codes.filter((code) => phoneHabitOf(code).nationalPrefixes.includes('0'))).toEqual(['KE', 'gb', 'DE', 'NG'])
    expect(all.filter(({ trunk, example }) => trunk !== undefined && example.startsWith('0'))).toEqual([])
  })

  it('T6 Q-036 knows the other national prefixes', () => {
    const codes = ['RU', 'KZ', 'BY', 'HU', 'LT', 'MX', 'US', 'IT']
    expect(codes.map((code) => phoneHabitOf(code).nationalPrefixes.join(' '))).toEqual([
      '8',
      '8',
      '8 0 80',
      '06',
      '0 8',
      '044 045 01 1',
      '',
      '',
    ])
  })

  it('T6 knows the lengths of mobiles and landlines, and no others', () => {
    const lengths = (code: string) =>
      [6, 7, 8, 9, 10, 11, 12].filter((length) => hasPhoneLength(code, '9'.repeat(length)))
    expect([lengths('BY'), lengths('HU'), lengths('BR'), lengths('XX').length]).toEqual([[9], [8, 9], [10, 11], 7])
  })

  it.each([
    ['MX', 'en', 'Mexico'],
    ['MX', 'es-MX', 'México'],
    ['de', 'pt', 'Alemanha'],
    ['JP', 'ar', 'اليابان'],
    ['MX', 'en_US', 'Mexico'],
    ['MX', '', 'Mexico'],
    ['QX', 'en', 'QX'],
    ['', 'en', ''],
    ['<b>', 'en', '<b>'],
  ])('%j is called in %j: %s', (code, locale, name) => expect(countryName(code, locale)).toBe(name))

  it('sorts by the names of the locale', () => {
    const spanish = allCountries('es').map(({ code }) => code)
    const english = all.map(({ code }) => code)
    // Sorted by translated name: Alemania comes before Brasil, but Germany after Brazil.
    expect(spanish.indexOf('DE')).toBeLessThan(spanish.indexOf('BR'))
    expect(english.indexOf('DE')).toBeGreaterThan(english.indexOf('BR'))
    // Å is sorted like A in English, but after Z in Swedish.
    expect(english.indexOf('AX')).toBeLessThan(english.indexOf('BR'))
    const swedish = allCountries('sv').map(({ code }) => code)
    expect(swedish.indexOf('AX')).toBeGreaterThan(swedish.indexOf('ZW'))
  })

  it('lists them in English for an invalid locale', () => expect(allCountries('en_US')).toEqual(all))
})

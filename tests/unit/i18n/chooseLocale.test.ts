import { describe, expect, it } from 'vitest'
import { chooseLocale, isLocale, isRightToLeft, localeName } from '../../../src/i18n/chooseLocale.ts'
import fc from '../fastCheck.ts'

describe('the language', () => {
  it.each([
    ['ar', 'es', 'ar'],
    [undefined, 'es-MX', 'es-MX'],
    [undefined, undefined, 'en'],
    ['', 'ar', 'ar'],
    ['../../secret', 'ar', 'ar'],
    ['ar/../x', undefined, 'en'],
    ['en_US', undefined, 'en'],
    ['x', undefined, 'en'],
    ['en-12', 'ar', 'ar'],
    ['en-aa-bb', undefined, 'en'],
    ['hi-Latn-IN', 'en', 'hi-Latn-IN'],
  ])('I18N-04 of the query %j and the player’s %j is %s', (query, user, lang) =>
    expect(chooseLocale(query, user)).toBe(lang),
  )

  it('is en by default', () => {
    expect(chooseLocale(undefined, undefined)).toBe('en')
    expect(localeName(chooseLocale(undefined, undefined))).toBe('en')
  })

  it('B25 whatever the address says, it is one that Intl takes', () => {
    const part = fc.string({ unit: fc.constantFrom(...'abzAZ019-_./'), maxLength: 12 })
    fc.assert(
      fc.property(fc.oneof(part, fc.string()), (tag) => {
        const lang = chooseLocale(tag, undefined)
        expect(lang).toMatch(/^[A-Za-z0-9-]+$/)
        expect(() => new Intl.DateTimeFormat(`${lang}-u-nu-latn`)).not.toThrow()
        expect(() => new Intl.DisplayNames([lang, 'en'], { type: 'region' })).not.toThrow()
      }),
      { numRuns: 3_000 },
    )
  })

  it.each([
    ['es-MX', 'mx'],
    ['es-ES', 'es'],
    ['es-AR', 'es'],
    ['hi-IN', 'hi'],
    ['hi-Latn-IN', 'in'],
    ['AR', 'ar'],
    ['pt-BR', 'pt'],
  ])('Q-120 the texts of %s are called %s', (tag, name) => expect(localeName(tag)).toBe(name))

  it.each([
    ['ar', true],
    ['AR', true],
    ['ar-EG', true],
    ['fa', true],
    ['he', true],
    ['ur', true],
    ['en', false],
    ['arc', false],
  ])('%s is written from the right: %s', (tag, is) => expect(isRightToLeft(tag)).toBe(is))

  it('a name of Object.prototype is no locale', () => expect(isLocale('constructor')).toBe(false))
})

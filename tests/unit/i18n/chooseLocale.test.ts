import { describe, expect, it } from 'vitest'
import { languageOf } from '../../../src/entries/languageOf.ts'
import { chooseLocale, isRightToLeft, localeName } from '../../../src/i18n/chooseLocale.ts'
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
    // "mx" is the name of a locale file, not a language tag.
    ['mx', 'en', 'es-MX'],
  ])('I18N-04 of the query %j and the player’s %j is %s', (query, user, lang) =>
    expect(chooseLocale(query, user)).toBe(lang),
  )

  it.each([
    ['in', 'id', 'id'],
    ['in-ID', 'id', 'id-ID'],
    ['IN', 'id', 'id'],
    ['iw', 'he', 'he'],
    ['iw-IL', 'he', 'he-IL'],
    ['ji', 'yi', 'yi'],
  ])('T13 %s is a code of former times: its texts are called %s', (tag, name, lang) => {
    expect(chooseLocale(tag, undefined)).toBe(lang)
    expect([localeName(tag), localeName(lang)]).toEqual([name, name])
    // The locale file "in" is Hinglish, not Indonesian. There are no texts in Hebrew and Yiddish.
    expect(languageOf([tag], { lang: '', dir: '' } as HTMLElement)).toBe(name === 'id' ? 'id' : 'en')
  })

  it('is en by default', () => {
    expect(chooseLocale(undefined, undefined)).toBe('en')
    expect(localeName(chooseLocale(undefined, undefined))).toBe('en')
  })

  it('B25 is a tag that Intl accepts for any text in the address', () => {
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
    ['es-ES', 'es-ES'],
    ['es', 'es'],
    ['es-AR', 'es'],
    ['id-ID', 'id'],
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
    ['yi', true],
    ['ur', true],
    ['ckb', true],
    ['ps', true],
    ['sd', true],
    ['ug', true],
    ['dv', true],
    ['az-Arab', true],
    ['az', false],
    ['tr', false],
    ['hi-Latn', false],
    ['ur-Latn', false],
    ['en', false],
  ])('%s is written from the right: %s', (tag, is) => expect(isRightToLeft(tag)).toBe(is))
})

describe('a standalone page', () => {
  const page = () => ({ lang: '', dir: '' }) as HTMLElement

  it.each(['en', 'es', 'es-MX', 'es-ES', 'hi-IN', 'hi-Latn-IN', 'mr-IN', 'pt-BR', 'ru', 'te', 'AR', 'en-GB'])(
    'Q-120 names the texts of %s as the widget does, and says in which language it is',
    (tag) => {
      const said = page()
      const name = languageOf([tag], said)
      expect(name).toBe(localeName(tag))
      expect(said.dir).toBe(isRightToLeft(tag) ? 'rtl' : 'ltr')
      expect(localeName(said.lang)).toBe(name)
    },
  )

  it.each(['constructor', 'zz', '', 'x-klingon'])('is in English for the unsupported language %j', (tag) => {
    expect(languageOf([tag, null], page())).toBe('en')
  })
})

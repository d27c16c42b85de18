import { expect, it } from 'vitest'
import { languageOf } from '../../../src/entries/languageOf.ts'
import { isRightToLeft, localeName, tagOf } from '../../../src/i18n/chooseLocale.ts'
import { LOCALES } from '../../../src/i18n/localeTable.ts'

/** Only `lang` and `dir` are set. */
const page = () => ({ lang: '', dir: '' }) as HTMLElement

it.each(LOCALES)('a page in "%s" has the direction and the texts that the widget has', (name) => {
  const root = page()
  const tag = tagOf(name)
  expect(languageOf([tag], root)).toBe(name)
  expect(localeName(tag)).toBe(name)
  expect(root.dir).toBe(isRightToLeft(tag) ? 'rtl' : 'ltr')
})

it('a page in an unknown language is English', () => {
  const root = page()
  expect(languageOf([null, 'xx'], root)).toBe('en')
  expect(root).toMatchObject({ lang: 'en', dir: 'ltr' })
})

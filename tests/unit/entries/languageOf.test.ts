import { expect, it } from 'vitest'
import { readLanguages } from '../../../.ci/vite/languages.ts'
import { languageOf } from '../../../src/entries/languageOf.ts'
import { reduceLang } from '../../../src/host/loaded/reduceLang.ts'
import { isRightToLeft, localeName, tagOf } from '../../../src/i18n/chooseLocale.ts'

/** The page's root element, with `lang` and `dir` only. */
const page = () => ({ lang: '', dir: '' }) as HTMLElement

it.each(Object.entries(readLanguages()))(
  'a page in "%s" has the direction and the texts that the widget has',
  (name, { tag, dir }) => {
    const root = page()
    expect(tagOf(name)).toBe(tag)
    expect(languageOf([tag], root)).toBe(name)
    expect(localeName(tag)).toBe(name)
    expect(root).toMatchObject({ lang: tag, dir })
    expect(isRightToLeft(tag)).toBe(dir === 'rtl')
    // The validation of the host's `lang` must accept the tag, too (I18N-02).
    expect(localeName(reduceLang(tag) ?? '')).toBe(name)
  },
)

it('a page in an unknown language is English', () => {
  const root = page()
  expect(languageOf([null, 'xx'], root)).toBe('en')
  expect(root).toMatchObject({ lang: 'en', dir: 'ltr' })
})

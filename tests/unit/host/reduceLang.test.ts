import { expect, it } from 'vitest'
import { reduceLang } from '../../../src/host/loaded/reduceLang.ts'

it.each([
  ['hi-Latn-IN', 'hi-Latn-IN'],
  ['hi-IN', 'hi-IN'],
  ['es-MX', 'es-MX'],
  ['es-ES', 'es-ES'],
  ['es_mx', 'es-MX'],
  ['es-AR', 'es'],
  ['en-US', 'en'],
  ['PT-br', 'pt'],
  ['zh-Hant-TW', 'zh'],
  ['fil', 'fil'],
  ['hi', 'hi'],
  ['hi-Latn', 'hi'],
  ['', undefined],
  ['e', undefined],
  ['english', undefined],
  ['en-', undefined],
  ['../en', undefined],
  ['en/../../x', undefined],
  ['in_ID', 'id'],
  ['in', 'id'],
  ['iw_IL', 'he'],
  ['iw', 'he'],
  ['ji', 'yi'],
  ['in-Latn-ID', 'id'],
])('T13 I18N-02 reduces %j to %j', (locale, lang) => {
  expect(reduceLang(locale)).toBe(lang)
})

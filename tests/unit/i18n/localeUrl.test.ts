import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { localeUrl } from '../../../src/i18n/localeUrl.ts'

it.each([
  ['ar.c1d0a2b3.json', '/paywidget/static/', '/paywidget/static/locales/ar.c1d0a2b3.json'],
  ['ar.c1d0a2b3.json', 'https://cdn.example/v7/', 'https://cdn.example/v7/locales/ar.c1d0a2b3.json'],
  ['ar.c1d0a2b3.json', '/a$&b/', '/a$&b/locales/ar.c1d0a2b3.json'],
  ['/paywidget/src/i18n/locales/ar.json', 'https://cdn.example/v7/', '/paywidget/src/i18n/locales/ar.json'],
])('P5 I18N-03 ROUTE-02 the file %s has, with the static path %s, the URL %s', (file, staticPath, url) => {
  expect(localeUrl({ ar: file }, 'ar', staticPath)).toBe(url)
})

it.each(['zz', 'constructor', '__proto__', ''])('I18N-06 an unknown language %j has no URL', (name) => {
  expect(() => localeUrl({ ar: 'ar.json', zz: 7 }, name, '/static/')).toThrow(`No file for the language "${name}".`)
})

it.each([
  ['src/docs/languages.md', '`static/locales/`'],
  ['src/i18n/README.md', 'folder `locales/` of the static path'],
])('I18N-03 %s names the folder of own languages', (document, folder) => {
  expect(localeUrl({ uz: 'uz.1.json' }, 'uz', 'static/')).toBe('static/locales/uz.1.json')
  expect(readFileSync(document, 'utf8').replace(/\s+/g, ' ')).toContain(folder)
})

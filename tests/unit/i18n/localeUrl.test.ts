import { expect, it } from 'vitest'
import { localeUrl } from '../../../src/i18n/localeUrl.ts'

it.each([
  ['/paywidget/static/locales/ar.CKdQK1Fo.json', '/paywidget/static/', '/paywidget/static/locales/ar.CKdQK1Fo.json'],
  [
    '/paywidget/static/locales/ar.CKdQK1Fo.json',
    'https://cdn.example/v7/',
    'https://cdn.example/v7/locales/ar.CKdQK1Fo.json',
  ],
  ['/paywidget/static/locales/en.BbcC9Fcx.json', '/a$&b/', '/a$&b/locales/en.BbcC9Fcx.json'],
  ['/paywidget/src/i18n/locales/ar.json', 'https://cdn.example/v7/', '/paywidget/src/i18n/locales/ar.json'],
])('P5 I18N-03 ROUTE-02 what is built as %s is, with the static path %s, at %s', (built, staticPath, url) => {
  expect(localeUrl(built, staticPath)).toBe(url)
})

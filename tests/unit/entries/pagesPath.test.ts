import { expect, it } from 'vitest'
import { pagesPath } from '../../../src/entries/pagesPath.ts'

it.each([
  [undefined, '/paywidget'],
  ['/pay', '/pay'],
  ['/pay/', '/pay'],
  ['/pay//', '/pay'],
  ['/', ''],
])('finds helper.html and captcha.html in the folder `pages` = %j', (pages, path) => {
  expect(pagesPath(pages)).toBe(path)
})

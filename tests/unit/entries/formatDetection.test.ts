import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const FOLDER = 'src/entries'
const pages = readdirSync(FOLDER).filter((file) => file.endsWith('.html'))

it('has the pages of the widget', () => {
  expect(pages).toEqual(['captcha.html', 'helper.html', 'index.html', 'verify.html'])
})

it.each(pages)('T11 %s lets no phone make links of account numbers, addresses and dates', (page) => {
  const html = readFileSync(`${FOLDER}/${page}`, 'utf8')
  const [, content = ''] = /<meta name="format-detection" content="([^"]*)"/.exec(html) ?? []
  expect(content.split(', ').toSorted()).toEqual(['address=no', 'date=no', 'email=no', 'telephone=no'])
})

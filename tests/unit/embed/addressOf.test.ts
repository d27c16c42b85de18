import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addressOf } from '../../../src/embed/addressOf.ts'

beforeEach(() => vi.stubGlobal('location', { href: 'https://shop.example/play?table=7' }))
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['https://pay.example/paywidget/', undefined, 'https://pay.example/paywidget/'],
  ['https://pay.example/paywidget', 'withdrawal', 'https://pay.example/paywidget/withdrawal'],
  ['https://pay.example/paywidget?from=shop', undefined, 'https://pay.example/paywidget/?from=shop'],
  ['https://pay.example/paywidget?from=shop', '/withdrawal', 'https://pay.example/paywidget/withdrawal?from=shop'],
  ['https://pay.example/?a=%20b', 'deposit?c=d+e', 'https://pay.example/deposit?c=d+e&a=%20b'],
  ['https://user:secret@pay.example/', 'deposit', 'https://pay.example/deposit'],
  ['/paywidget/', 'deposit', 'https://shop.example/paywidget/deposit'],
  ['http://localhost:5173/paywidget/', '', 'http://localhost:5173/paywidget/'],
  ['http://pay.example/', '', 'src'],
  ['', '', 'https://shop.example/play/?table=7'],
  ['javascript:alert(1)', '', 'src'],
  ['https://pay.example/paywidget/', '../elsewhere', 'page'],
  ['https://pay.example/paywidget/', 'https://evil.example/paywidget/', 'page'],
  ['https://pay.example/paywidget/', '\\\\evil.example', 'page'],
])('G3 opens the page of src %s and page %s: %s', (src, page, address) => {
  expect(String(addressOf(src, page))).toBe(address)
})

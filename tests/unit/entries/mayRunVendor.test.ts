import { describe, expect, it } from 'vitest'
import { mayRunVendor } from '../../../src/entries/mayRunVendor.ts'

const WIDGET = 'https://pay.example'
const CAPTCHA = 'https://check.example'

describe('D-08 B26 the captcha page runs the script that an order names', () => {
  it.each([
    ['with an opaque origin', 'null', WIDGET, undefined, true],
    ['with an opaque origin, whoever orders it', 'null', 'https://other.example', '', true],
    ['on another origin, ordered by a widget that it names', CAPTCHA, WIDGET, WIDGET, true],
    ['on another origin that names several widgets', CAPTCHA, WIDGET, `https://a.example\n  ${WIDGET}`, true],
    ['on another origin that names no widget', CAPTCHA, WIDGET, '', false],
    ['on another origin without the attribute', CAPTCHA, WIDGET, undefined, false],
    ['on another origin, ordered by a page that it does not name', CAPTCHA, 'https://evil.example', WIDGET, false],
    ['on another origin, ordered by a longer one', CAPTCHA, 'https://pay.example.evil', WIDGET, false],
    ['on the widget’s origin', WIDGET, 'https://casino.example', '', false],
    ['on the widget’s origin, ordered by a page of it', WIDGET, WIDGET, WIDGET, false],
    ['on the widget’s origin, with the attribute of a copy', WIDGET, 'https://casino.example', WIDGET, false],
  ])('%s', (_, own, sender, widgetOrigins, expected) => expect(mayRunVendor(own, sender, widgetOrigins)).toBe(expected))
})

import { describe, expect, it } from 'vitest'
import { safeUrl } from '../../../src/platform/windows/safeUrl.ts'
import fc, { runs } from '../fastCheck.ts'

const everything = {
  appSchemes: ['tel', 'mailto', 'upi', 'javascript', 'data', 'file', 'blob', 'about', 'chrome', 'http', 'https', 'ftp'],
  loopback: true,
}
const dangerous = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'javascript://host/%0aalert(1)',
  'javascript:https://host/',
  'javascript:/*https://host/*/alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,PHNjcmlwdD4=',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'data:image/png;base64,iVBORw0KGgo=',
  'data:,https://host/',
  'file:///etc/passwd',
  'file://host/share',
  'FILE:C:/windows',
  'file:\\\\host\\share',
  'blob:https://host/0f0f',
  'BLOB:null/0f0f',
  'about:blank',
  'About:srcdoc',
  'about:blank#https://host/',
  'chrome://settings',
  'chrome:gpu',
  'CHROME://flags',
]

it.each(dangerous)('SEC-01 rejects URLs with the schemes javascript, data, file, blob, about or chrome: %j', (text) => {
  expect(safeUrl(text)).toBeUndefined()
  expect(safeUrl(text, everything)).toBeUndefined()
})

it('SEC-01 rejects URLs with the schemes javascript, data, file, blob, about or chrome', () => {
  const letters = (scheme: string) => fc.mixedCase(fc.constant(scheme))
  const schemes = fc.oneof(...['javascript', 'data', 'file', 'blob', 'about', 'chrome'].map(letters))
  const blanks = fc.constantFrom('', '', '\t', '\n', '\r', ' ', '\0', '\u0001', '\u00a0', '\ufeff', '\u200b')
  const disguised = fc
    .tuple(blanks, schemes, blanks, fc.nat(9), fc.constantFrom('', '//', '//host/', '/', '\\\\'), fc.string())
    .map(
      ([lead, scheme, blank, at, mark, rest]) =>
        `${lead}${scheme.slice(0, at)}${blank}${scheme.slice(at)}:${mark}${rest}`,
    )
  const isRefused = fc.property(disguised, (text) => safeUrl(text, everything) === undefined)
  fc.assert(isRefused, { numRuns: runs(3_000, 100_000) })
})

describe('tricks of any other kind', () => {
  it.each([
    // Empty, or not a URL.
    '',
    ' ',
    'https',
    'https:',
    'https://',
    'https:///',
    'not a url',
    'https://[::1',
    'https://host:99999/',
    'https://ho st/',
    'https://%00/',
    'https://a<b>/',
    // Relative: they would resolve against the host's page.
    '/pay',
    './pay',
    '../pay',
    'pay.html',
    '?a=1',
    '#top',
    '//evil.example/',
    '///evil.example/',
    '\\\\evil.example\\',
    '/\\evil.example/',
    // A scheme without two slashes, or with wrong ones.
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'https:\\\\evil.example',
    'https:/\\evil.example',
    'https://host\\@evil.example/',
    'https://host/a\\b',
    // Spaces, tabs, line breaks and control characters, which `URL` drops.
    ' https://host/',
    'https://host/ ',
    '\thttps://host/',
    'https://host/\n',
    'ht\ttps://host/',
    'https://ho\nst/',
    'https://host/a\rb',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    '\u0000javascript:alert(1)',
    '\u0001https://host/',
    'https://host/\u007f',
    'https://host/\u0085',
    '\u00a0https://host/',
    '\ufeffhttps://host/',
    'https://host/\u202egnp.exe',
    'https://ho\u00adst/',
    'https://host/\u200b',
    'https://host/\u2028',
    // User names before the actual host.
    'https://user@evil.example/',
    'https://user:secret@host/',
    'https://bank.example@evil.example/',
    'https://:secret@host/',
    'https://@host/',
    'https://:@host/',
    'https://bank.example%40evil.example/',
    'https://bank.example:443@evil.example/',
    // Schemes other than https.
    'http://host/',
    'HTTP://host/',
    'http://localhost/',
    'http://127.0.0.1/',
    'ws://host/',
    'wss://host/',
    'ftp://host/',
    'vbscript:msgbox(1)',
    'view-source:https://host/',
    'filesystem:https://host/temporary/',
    'intent://host/#Intent;scheme=https;end',
    'tel:+4912345',
    'mailto:a@host.example',
    'upi://pay?pa=x',
    'ms-settings:',
    'javascript&colon;alert(1)',
    'javascript%3Aalert(1)',
    '&#106;avascript:alert(1)',
  ])('refuses %j', (text) => {
    expect(safeUrl(text)).toBeUndefined()
  })
})

describe('loopback', () => {
  it.each(['http://localhost:5173/x', 'http://127.0.0.1/', 'http://[::1]:8080/', 'HTTP://LOCALHOST/', 'http://127.1/'])(
    'allows %s where it is asked for',
    (text) => {
      expect(safeUrl(text, { loopback: true })).toBeInstanceOf(URL)
      expect(safeUrl(text)).toBeUndefined()
    },
  )

  it.each([
    'http://localhost.evil.example/',
    'http://127.0.0.1.evil.example/',
    'http://127.0.0.2/',
    'http://0.0.0.0/',
    'http://[::2]/',
    'http://user@localhost/',
    'http://localhost@evil.example/',
    'http:localhost',
    'http://evil.example/#localhost',
    'ws://localhost/',
  ])('still refuses %s', (text) => {
    expect(safeUrl(text, { loopback: true })).toBeUndefined()
  })
})

describe('app schemes', () => {
  const apps = { appSchemes: ['tel', 'mailto', 'upi'] }

  it.each(['tel:+4912345', 'mailto:help@host.example', 'upi://pay?pa=a@b&am=10', 'UPI://pay?pa=a'])(
    'allows %s',
    (text) => {
      expect(safeUrl(text, apps)).toBeInstanceOf(URL)
    },
  )

  it.each(['sms:+4912345', 'upix://pay', 'intent://x', ' tel:1', 'tel:1\n2', 'upi://user:secret@pay'])(
    'refuses %j',
    (text) => {
      expect(safeUrl(text, apps)).toBeUndefined()
    },
  )

  it('never takes a web scheme from the list', () => {
    expect(safeUrl('http://host/', everything)).toBeUndefined()
    expect(safeUrl('https://user@host/', everything)).toBeUndefined()
    expect(safeUrl('ftp://host/', everything)).toBeUndefined()
  })
})

describe('an honest address', () => {
  it.each([
    ['https://host.example', 'https://host.example/'],
    ['HTTPS://Host.Example/Pay', 'https://host.example/Pay'],
    ['https://host.example:8443/a/b?c=d&e=f#g', 'https://host.example:8443/a/b?c=d&e=f#g'],
    ['https://host.example/?mail=a@b.example', 'https://host.example/?mail=a@b.example'],
    ['https://host.example/@user', 'https://host.example/@user'],
    ['https://host.example?to=javascript:1', 'https://host.example/?to=javascript:1'],
    ['https://host.example/a b', 'https://host.example/a%20b'],
    ['https://bücher.example/ü', 'https://xn--bcher-kva.example/%C3%BC'],
    ['https://[::1]/', 'https://[::1]/'],
    ['https://javascript.example/', 'https://javascript.example/'],
  ])('%s opens %s', (text, href) => {
    expect(safeUrl(text)?.href).toBe(href)
  })

  it('is the same address when it is asked about again', () => {
    const isStable = fc.property(fc.webUrl({ validSchemes: ['https'], withQueryParameters: true }), (text) => {
      const href = safeUrl(text)?.href
      expect(href).toMatch(/^https:\/\//)
      expect(safeUrl(href ?? '')?.href).toBe(href)
    })
    fc.assert(isStable)
  })
})

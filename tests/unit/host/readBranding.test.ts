import { describe, expect, it } from 'vitest'
import { readBranding } from '../../../src/host/loaded/readBranding.ts'

const OWN = 'https://pay.example'
const CDN = 'https://brand.example'

function read(given: { fonts?: unknown; assets?: unknown }, loopback = false) {
  const warnings: string[] = []
  const need = { origins: [OWN, CDN], loopback, warn: (text: string) => warnings.push(text) }
  return { ...readBranding(given, need), warnings }
}

/** Addresses from which a host's files may not be loaded (B5). */
const FOREIGN: readonly unknown[] = [
  'https://other.example/x',
  'https://brand.example.evil.example/x',
  'https://brand.example@evil.example/x',
  'https://user:pass@brand.example/x',
  'https://brand.example:8443/x',
  'http://brand.example/x',
  'http://127.0.0.1/x',
  '//brand.example/x',
  '/x',
  'x',
  'data:font/woff2;base64,AAAA',
  'data:image/svg+xml,<svg/>',
  'blob:https://pay.example/1',
  'javascript:alert(1)',
  'https://brand.example/x\u202e',
  '',
  7,
  null,
  ['https://brand.example/x'],
]

describe('readBranding', () => {
  it.each([`${CDN}/badge.svg`, `${OWN}/paywidget/static/badge.svg`, `${CDN}/badge.svg?v=2`])(
    'HOST-21 HOST-12 reads the badge of the assets: %s',
    (badge) => {
      expect(read({ assets: { badge } })).toEqual({ fonts: [], badge, warnings: [] })
    },
  )

  it.each(FOREIGN)('HOST-21 B5 ignores a badge with the URL %j, and warns', (badge) => {
    const { warnings, ...read_ } = read({ assets: { badge } })
    expect(read_).toEqual({ fonts: [], badge: '' })
    expect(warnings).toEqual([expect.stringContaining('schema.assets.badge')])
    if (typeof badge === 'string' && badge.length > 5) expect(warnings.join()).not.toContain(badge)
  })

  it('HOST-12 reads the fonts, with weight 400 and style normal by default', () => {
    const url = `${CDN}/brand.woff2`
    const fonts = [
      { family: 'Brand Sans', url },
      { family: 'Märke', url, weight: 700, style: 'italic' },
      { family: 'Brand', url, weight: '100 900' },
    ]
    expect(read({ fonts })).toEqual({
      ...{ badge: '', warnings: [] },
      fonts: [
        { family: 'Brand Sans', url, weight: '400', style: 'normal' },
        { family: 'Märke', url, weight: '700', style: 'italic' },
        { family: 'Brand', url, weight: '100 900', style: 'normal' },
      ],
    })
  })

  const good = { family: 'Brand', url: `${CDN}/brand.woff2` }

  it.each([
    ...FOREIGN.map((url) => ({ ...good, url })),
    ...['', 'a"b', 'a;b', 'a\\b', 'a\nb', 'x'.repeat(61), 7].map((family) => ({ ...good, family })),
    ...['bold', '400; src: url(x)', 0, 1000, '100 900 1'].map((weight) => ({ ...good, weight })),
    { ...good, style: 'oblique' },
    'https://brand.example/brand.woff2',
    null,
  ])('HOST-12 B5 ignores the invalid font %j, and reads the next one', (bad) => {
    const { fonts, warnings } = read({ fonts: [bad, good] })
    expect(fonts).toHaveLength(1)
    expect(warnings).toEqual([expect.stringMatching(/^schema\.fonts\[0\]/)])
  })

  it('B5 reads at most eight fonts, and warns if there are more', () => {
    const { fonts, warnings } = read({ fonts: Array.from({ length: 500 }, () => good) })
    expect(fonts).toHaveLength(8)
    expect(warnings).toHaveLength(1)
  })

  it.each(['Brand', 7, {}])('ignores fonts that are %j, and warns', (fonts) => {
    expect(read({ fonts })).toMatchObject({ fonts: [], warnings: { length: 1 } })
  })

  it('does not warn if there are no assets', () => {
    for (const assets of [undefined, null, 7, []]) expect(read({ assets })).toMatchObject({ badge: '', warnings: [] })
  })
})

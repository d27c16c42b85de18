import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { captchaHeaders, fileHeaders, helperHeaders, widgetHeaders } from '../../../../src/ops/headers/recipe.ts'

describe('S15 the recipe of production', () => {
  it.each([
    '/static/vendor-mfolKH4S.js',
    '/static/index-C1qIYATe.css',
    '/static/locales/en.4fK2_-aB.json',
    'voucher_mx-deposit-redirect.3f9a6c1d20b874e5.json',
  ])('keeps %s for ever', (name) => expect(fileHeaders(name)['cache-control']).toContain('immutable'))

  it.each([
    'bank-transfer.svg',
    '/static/icons/bank-transfer.svg',
    '/static/flags/MX.svg',
    'payment.transfer.json',
    '/robots-allowed1.txt',
  ])('keeps %s for an hour: its name says nothing of its content', (name) =>
    expect(fileHeaders(name)['cache-control']).toBe('public, max-age=3600'),
  )

  it('B13 lets the helper post to https alone', () => {
    const policy = helperHeaders()['content-security-policy'] ?? ''
    expect(policy).toContain('form-action https:;')
    expect(policy).not.toMatch(/http:|localhost|127\./)
  })

  it('E8 lets the helper show its own icon, so that no browser asks the origin for another', () => {
    const html = readFileSync('src/entries/helper.html', 'utf8')
    expect(html).toMatch(/<link rel="icon" href="data:,"/)
    expect(helperHeaders()['content-security-policy']).toContain('; img-src data:;')
  })

  describe('D-08 B26 of a captcha', () => {
    const captcha = captchaHeaders(['https://pay.example', 'https://casino.example'])['content-security-policy'] ?? ''

    it('allows only the inline script of its page, and the scripts that it loads', () => {
      const [, starter = ''] =
        /<script[^>]*>(.*)<\/script>/.exec(readFileSync('src/entries/captcha.html', 'utf8')) ?? []
      const hash = createHash('sha256').update(starter).digest('base64')
      expect(captcha).toContain(`script-src 'sha256-${hash}' 'strict-dynamic';`)
      expect(captcha).toMatch(/^default-src 'none';/)
      expect(captcha).toContain("base-uri 'none'; object-src 'none'; form-action 'none'")
      expect(captcha).not.toMatch(/http:|localhost|127\./)
    })

    it('names every page around it', () =>
      expect(captcha).toMatch(/frame-ancestors 'self' https:\/\/pay.example https:\/\/casino.example$/))

    it('gives its page an opaque origin, whichever page embeds it', () =>
      expect(captcha).toContain('; sandbox allow-scripts allow-popups; '))

    it('leaves the scripts of the widget’s own page as they are', () => {
      const policy = widgetHeaders({
        hostOrigins: ['https://casino.example'],
        captchaOrigins: ['https://check.example'],
      })
      expect(policy['content-security-policy']).toContain("script-src 'self';")
      expect(policy['content-security-policy']).toContain("frame-src 'self' https://check.example;")
    })
  })
})

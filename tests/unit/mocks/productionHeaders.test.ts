import { describe, expect, it } from 'vitest'
import { fileHeaders, helperHeaders } from '../../../mocks/server/productionHeaders.ts'

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
})

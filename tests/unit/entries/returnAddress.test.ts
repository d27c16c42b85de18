import { describe, expect, it } from 'vitest'
import { CASHIERS } from '../../../src/cashiers/CASHIERS.ts'
import { isReturn, returnPath } from '../../../src/entries/returnAddress.ts'

describe('N15 the return address, whatever a provider appends to it', () => {
  const SUFFIXES = [
    ...[
      '',
      '/',
      '//',
      '&status=ok',
      ';jsessionid=1',
      '/ok',
      '/ok/',
      '%26status%3Dok',
      '%3Fstatus%3Dok',
      '%20',
      '.',
      '...',
    ],
    ...[
      './',
      '.html',
      '/?',
      '=',
      ',1',
      '_ok',
      '123',
      '|1',
      '/deposit/complete',
      '/0123456789abcdef.json',
      '%2Fok',
      '%',
    ],
  ]

  it.each(SUFFIXES)('is known with "%s" at its end', (suffix) => {
    for (const page of ['deposit/complete', 'cryptobalance/deposit/fiat/complete', 'withdrawal/complete']) {
      expect(returnPath(`/paywidget/${page}${suffix}`)).toBe(`/paywidget/${page}`)
      expect(isReturn({ receivesReturns: true }, { pathname: `/paywidget/${page}${suffix}` })).toBe(true)
      expect(isReturn({}, { pathname: `/paywidget/${page}${suffix}` })).toBe(false)
    }
  })

  it.each([
    '/paywidget/Deposit/Complete',
    '/paywidget/DEPOSIT/COMPLETE&X=1',
    '/paywidget//deposit//complete',
    '//paywidget/deposit/complete/',
  ])('is known as %s', (path) => expect(returnPath(path)).toBe('/paywidget/deposit/complete'))

  it('is that of every tree, and no other page', () => {
    const paths = [...new Set(Object.values(CASHIERS).flatMap(({ routes }) => routes.map(({ path }) => path)))]
    const isComplete = (path: string) => path.endsWith('/complete')
    expect(paths.filter(isComplete).length).toBeGreaterThan(3)
    for (const path of paths)
      expect(returnPath(`/paywidget${path}`)).toBe(isComplete(path) ? `/paywidget${path}` : undefined)
  })

  it.each([
    '/paywidget/',
    '/paywidget/deposit',
    '/paywidget/deposit/redirect/complete',
    '/paywidget/complete',
    '/',
    '',
  ])('is not "%s"', (path) => expect(returnPath(path)).toBeUndefined())
})

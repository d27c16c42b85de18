import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PaymentSource } from '../../../schemas/depositAnswer.ts'
import { openPaymentPage } from '../../../src/flows/openPaymentPage.ts'
import { DepositStore } from '../../../src/stores/DepositStore.ts'

beforeEach(() => void vi.stubGlobal('location', { hostname: 'cashier.example', origin: 'https://cashier.example' }))
afterEach(() => vi.unstubAllGlobals())

const source = (url = 'https://provider.example/pay'): PaymentSource => ({ url, method: 'GET', data: {} })

function open({ isReachable = true } = {}) {
  const log: string[] = []
  const deposit = new DepositStore()
  const page = openPaymentPage({
    deposit,
    navigation: { go: (name) => void log.push(`go ${name}`) },
    helperPage: '/paywidget/helper.html',
    openHelper: () => {
      log.push('open')
      return { isReachable, redirect: ({ url }) => log.push(`to ${url}`), close: () => log.push('close') }
    },
    report: (code) => void log.push(code),
    onRefused: () => void log.push('refused'),
  })
  return { deposit, log, page }
}

describe('sending the player on', () => {
  it('goes in the helper window, and on to the page that was asked for', () => {
    const { deposit, log, page } = open()
    page.redirect(source(), 'depositCompletePage', page.openWindow())
    expect(log).toEqual(['open', 'to https://provider.example/pay', 'go depositCompletePage'])
    expect(deposit.pendingPage).toBeUndefined()
  })

  it.each([[false], [undefined]])(
    'C30 I16 without a window that can be reached waits for a press (%s)',
    (isReachable) => {
      const { deposit, log, page } = open({ isReachable: false })
      page.redirect(source(), 'depositCompletePage', isReachable === undefined ? undefined : page.openWindow())
      expect(deposit.pendingPage).toEqual(source())
      expect(log.filter((line) => line.startsWith('to '))).toEqual([])
    },
  )

  it('C30 I16 a press opens it once; another press does nothing', () => {
    const { deposit, log, page } = open()
    page.redirect(source(), 'depositCompletePage', undefined)
    page.openPending()
    page.openPending()
    expect(log).toEqual(['go depositCompletePage', 'open', 'to https://provider.example/pay'])
    expect(deposit.pendingPage).toBeUndefined()
  })

  it('C30 stays to be opened when the press was blocked as well', () => {
    const { deposit, page } = open({ isReachable: false })
    page.redirect(source(), 'depositCompletePage', undefined)
    page.openPending()
    expect(deposit.pendingPage).toEqual(source())
  })

  it.each([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'http://provider.example/pay',
    '//provider.example/pay',
    'https://user@provider.example/pay',
    '/relative',
    '',
  ])('I17 B12 never opens %j', (url) => {
    const { deposit, log, page } = open()
    page.redirect(source(url), 'depositCompletePage', page.openWindow())
    expect(log).toEqual(['open', 'close', 'redirect.url', 'refused', 'go depositCompletePage'])
    expect(deposit.pendingPage).toBeUndefined()
  })
})

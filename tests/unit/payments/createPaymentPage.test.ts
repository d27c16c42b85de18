import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PaymentSource } from '../../../src/model/paymentSource.ts'
import { createPaymentPage } from '../../../src/payments/createPaymentPage.ts'
import { DepositStore } from '../../../src/payments/DepositStore.ts'
import { TransactionStore } from '../../../src/payments/TransactionStore.ts'
import type { WindowOutcome } from '../../../src/platform/windows/helperWindow.ts'
import { paymentAddresses } from '../../../src/platform/windows/paymentAddress.ts'

beforeEach(() => void vi.stubGlobal('location', { hostname: 'cashier.example', origin: 'https://cashier.example' }))
afterEach(() => vi.unstubAllGlobals())

const source = (url = 'https://provider.example/pay', more: Partial<PaymentSource> = {}): PaymentSource => ({
  url,
  method: 'GET',
  data: {},
  ...more,
})
const post = () => source('https://provider.example/pay', { method: 'POST', data: { ref: 'r 1' } })

/** `fate` is the window's outcome: known at once, or `later`, when `tell` is called. */
function open({ isReachable = true, fate = 'open' as WindowOutcome | 'later', opensDirectly = true, inApp = '' } = {}) {
  const log: string[] = []
  const details: string[] = []
  const deposit = new DepositStore()
  const transaction = new TransactionStore()
  const tells: ((fate: WindowOutcome) => void)[] = []
  const adopt = (id: string) =>
    deposit.adopt({ id, method: 'airtm', amount: '500.00', currency: 'MXN', startedAt: 1_000 })
  adopt('dep-1')
  const page = createPaymentPage({
    deposit,
    transaction,
    navigation: { go: (name) => void log.push(`go ${name}`) },
    openedBefore: [],
    openHelper: () => {
      log.push('open')
      return {
        isReachable,
        isClosed: false,
        redirect: ({ url }, tell) => {
          log.push(`to ${url}`)
          tells.push(tell)
          if (fate !== 'later') tell(fate)
        },
        wait: (whom) => log.push(`wait ${whom}`),
        close: () => log.push('close'),
      }
    },
    addresses: paymentAddresses(['upi']),
    isInApp: (method) => method === inApp,
    openOutside: ({ url, data }) => void log.push(`outside ${[url, ...Object.values(data)].join(' ')}`),
    openDirect: (url) => {
      log.push(`direct ${url}`)
      return opensDirectly
    },
    notifyHost: (problem, what = []) => {
      log.push(`host ${problem}`)
      details.push(...what)
    },
    onRefused: () => void log.push('refused'),
  })
  const redirect = (to = source()) => page.redirect(to, 'depositCompletePage', page.openWindow())
  const tell = (to: WindowOutcome, at = -1) => tells.at(at)?.(to)
  return { adopt, deposit, details, log, page, redirect, tell, transaction }
}

describe('the redirect to the payment page', () => {
  it('uses the helper window, and the widget goes to the requested page', () => {
    const { deposit, log, redirect } = open()
    redirect()
    expect(log).toEqual(['open', 'to https://provider.example/pay', 'go depositCompletePage'])
    expect(deposit).toMatchObject({ page: 'open', pendingPage: source() })
  })

  it('C30 I16 waits for a press if there is no window', () => {
    const { deposit, log, page } = open()
    page.redirect(source(), 'depositCompletePage', undefined)
    expect(log).toEqual(['go depositCompletePage'])
    expect(deposit).toMatchObject({ page: 'blocked', pendingPage: source() })
  })

  it.each([
    ['refused', 'blocked', ['host window.allow-popups']],
    ['silent', 'blocked', ['host window.coop']],
    ['closed', 'closed', []],
  ] as const)(
    'S8 C30 C31 C32 X1 with a window that is %s is recorded as %s, and the page is kept for a press',
    (fate, state, told) => {
      const { deposit, log, redirect } = open({ isReachable: false, fate })
      redirect()
      expect(deposit).toMatchObject({ page: state, pendingPage: source() })
      expect(log.filter((line) => line.startsWith('host'))).toEqual(told)
    },
  )

  it('D-10 C31 is recorded as open if an unreachable window answers later', () => {
    const { deposit, redirect, tell } = open({ isReachable: false, fate: 'later' })
    redirect()
    expect(deposit.page).toBe('blocked')
    tell('silent')
    tell('open')
    expect(deposit.page).toBe('open')
  })

  it('I17 ignores the outcome of a former deposit’s window', () => {
    const { adopt, deposit, redirect, tell } = open({ fate: 'later' })
    redirect()
    adopt('dep-2')
    tell('closed')
    expect(deposit).toMatchObject({ page: 'unknown', pendingPage: undefined })
  })
})

describe('CREATE-06 the payment page of a method that the host’s app opens', () => {
  it('is passed to the host once, without a window, and opens directly by a press', () => {
    const { deposit, log, page } = open({ inApp: 'airtm' })
    page.redirect(source(), 'depositCompletePage', undefined)
    expect(log).toEqual(['outside https://provider.example/pay', 'go depositCompletePage'])
    expect(deposit).toMatchObject({ page: 'open', pendingPage: source() })
    page.openPending()
    expect(log.slice(2)).toEqual(['direct https://provider.example/pay'])
  })

  it.each([
    ['GET: the complete URL', source('https://provider.example/pay?a=1', { data: { ref: 'r 1' } }), '?a=1&ref=r+1'],
    ['POST: the URL and the fields', post(), ' r 1'],
  ])('is passed with what the app sends by %s', (_, to, sent) => {
    const { log, page } = open({ inApp: 'airtm' })
    page.redirect(to, 'depositCompletePage', undefined)
    expect(log[0]).toBe(`outside https://provider.example/pay${sent}`)
  })

  it('B12 is not passed to the host if its URL is unsafe', () => {
    const { deposit, log, page } = open({ inApp: 'airtm' })
    page.redirect(source('http://evil.example'), 'depositCompletePage', undefined)
    expect(log).toEqual(['host page.address', 'go depositCompletePage'])
    expect(deposit).toMatchObject({ page: 'refused', pendingPage: undefined })
  })
})

describe('B12 SEC-01 a URL with the scheme of an app', () => {
  const upi = source('upi://pay?pa=merchant@axl&am=500.00', { data: { tr: 'dep-1' } })

  it('waits for a press, and the opened window is closed', () => {
    const { deposit, log, page, redirect } = open()
    redirect(upi)
    expect(log).toEqual(['open', 'close', 'go depositCompletePage'])
    expect(deposit).toMatchObject({ page: 'blocked', pendingPage: upi })
    page.openPending()
    expect(log.slice(3)).toEqual(['direct upi://pay?pa=merchant@axl&am=500.00&tr=dep-1'])
    expect(deposit.page).toBe('open')
  })

  it('is passed to the host if its app opens the pages of the method', () => {
    const { log, page } = open({ inApp: 'airtm' })
    page.redirect(upi, 'depositCompletePage', undefined)
    expect(log).toEqual(['outside upi://pay?pa=merchant@axl&am=500.00&tr=dep-1', 'go depositCompletePage'])
  })

  it.each([
    ['an unlisted scheme', source('phonepe://pay')],
    ['a POST to an app', { ...upi, method: 'POST' as const }],
    ['a scheme that runs code', source('javascript:alert(1)')],
  ])('is refused: %s', (_, to) => {
    const { deposit, log, redirect } = open()
    redirect(to)
    expect(log).toEqual(['open', 'close', 'host page.address', 'go depositCompletePage'])
    expect(deposit).toMatchObject({ page: 'refused', pendingPage: undefined })
  })
})

describe('S8 I16 I17 opening the payment page by a press', () => {
  it('is possible while the deposit waits: each press opens the same URL once', () => {
    const { deposit, log, page, redirect } = open()
    redirect()
    log.length = 0
    page.openPending()
    page.openPending()
    expect(log).toEqual(['direct https://provider.example/pay', 'direct https://provider.example/pay'])
    expect(deposit).toMatchObject({ page: 'open', pendingPage: source() })
  })

  it('does nothing after the server has reported a final status', () => {
    for (const status of ['processed', 'mistaked'] as const) {
      const { log, page, redirect, transaction } = open()
      redirect()
      transaction.set(status, 'dep-1')
      log.length = 0
      page.openPending()
      expect(log).toEqual([])
    }
  })

  it('does nothing without a URL, or for the URL of a former deposit', () => {
    const { adopt, log, page, redirect } = open()
    page.openPending()
    redirect()
    adopt('dep-2')
    log.length = 0
    page.openPending()
    expect(log).toEqual([])
  })

  it('opens a GET page directly, with its data in the URL', () => {
    const { log, page, redirect } = open({ isReachable: false, fate: 'silent' })
    redirect(source('https://provider.example/pay?a=1', { data: { ref: 'r 1', a: '2' } }))
    page.openPending()
    expect(log.at(-1)).toBe('direct https://provider.example/pay?a=1&ref=r+1&a=2')
  })

  it('opens a POST page in a new helper window, and closes the former one', () => {
    const { deposit, log, page, redirect, tell } = open({ isReachable: false, fate: 'later' })
    redirect(post())
    log.length = 0
    page.openPending()
    expect(log).toEqual(['close', 'open', 'to https://provider.example/pay'])
    tell('open')
    expect(deposit.page).toBe('open')
  })

  it.each([source, post])('C30 C34 is reported to the player and the host if nothing opened', (make) => {
    const { deposit, log, page, redirect } = open({ isReachable: false, fate: 'refused', opensDirectly: false })
    redirect(make())
    log.length = 0
    page.openPending()
    expect(log.slice(-2)).toEqual(['host window.allow-popups', 'refused'])
    expect(deposit).toMatchObject({ page: 'blocked', pendingPage: make() })
  })
})

describe('I17 B12 X1 an unsafe URL', () => {
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
  ])('is never opened: %j', (url) => {
    const { deposit, log, page, redirect } = open()
    redirect(source(url))
    page.openPending()
    expect(log).toEqual(['open', 'close', 'host page.address', 'go depositCompletePage'])
    expect(deposit).toMatchObject({ page: 'refused', pendingPage: undefined })
  })

  it.each([
    ['http://provider.example/pay?token=7', 'http://provider.example'],
    ['https://user@provider.example/pay', 'https://provider.example'],
    ['phonepe://pay?id=7', 'phonepe:'],
    ['/relative', 'it is not a URL'],
  ])('is reported to the host by its origin or scheme only: %s', (url, detail) => {
    const { details, redirect } = open()
    redirect(source(url))
    expect(details).toEqual([detail])
  })

  it('is not opened either if it was put into the store by other code', () => {
    const { deposit, log, page } = open()
    deposit.offerPage(source('javascript:alert(1)'))
    page.openPending()
    expect(log).toEqual(['host page.address'])
    expect(deposit).toMatchObject({ page: 'refused', pendingPage: undefined })
  })
})

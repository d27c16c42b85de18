import { beforeAll, expect, it, vi } from 'vitest'
import type { NextStep } from '../../../../src/features/deposit/afterCreate.ts'
import { atCashPage, createCashPages } from '../../../../src/features/deposit/cashPages.ts'
import { fixtureMethod, session } from '../builders.ts'

beforeAll(() => void vi.stubGlobal('location', { hostname: 'pay.example' }))

const FIXED = { url: 'https://cash.example/pago', method: 'GET', data: {} } as const
const SAID = { url: 'https://provider.example/pay/dep-1', method: 'GET', data: {} } as const

const redirect: NextStep = { step: 'redirect', source: SAID, next: 'depositCompletePage' }
const bare: NextStep = { step: 'page', page: 'depositCompletePage', invoice: undefined }
const fixed: NextStep = { step: 'redirect', source: FIXED, next: 'depositCompletePage' }
const asks: NextStep = { step: 'askFields', fields: [] }
const invoice: NextStep = { step: 'page', page: 'depositHostToHostPage', invoice: undefined }
const unified: NextStep = { step: 'page', page: 'depositUnifiedFormPage', invoice: undefined }

it.each([
  ['the answer’s page', redirect, FIXED, fixed],
  ['no page', bare, FIXED, fixed],
  ['a question', asks, FIXED, asks],
  ['an invoice', invoice, FIXED, invoice],
  ['a form of the provider', unified, FIXED, unified],
  ['the answer’s page, where the deployment has none', redirect, undefined, redirect],
  ['no page, where the deployment has none', bare, undefined, bare],
])('REDIR-02 Q-033 in the place of %s', (_, next, page, then) => {
  expect(atCashPage(next, page)).toEqual(then)
})

function open({ pages = {}, agents = {}, paymentGeo = 'PE' }: Partial<Facts> = {}) {
  const reports: string[] = []
  const report = (code: string) => void reports.push(code)
  const cash = createCashPages({ config: { cash: { pages, agents } }, session: session({ paymentGeo }), report })
  return { cash, reports }
}

interface Facts {
  readonly pages: Record<string, string>
  readonly agents: Record<string, Record<string, string>>
  readonly paymentGeo: string
}

it.each([['http://cash.example/pago'], ['javascript:alert(1)'], ['cash.example'], ['https://user@cash.example']])(
  'Q-033 I17 a page that may not be opened (%s) is none, and is told',
  (url) => {
    const { cash, reports } = open({ pages: { pago: url } })
    expect([cash.of('pago'), reports]).toEqual([undefined, ['cash.page']])
  },
)

it('Q-033 the page of a method is its own, and nothing is made up', () => {
  const { cash, reports } = open({ pages: { pago: FIXED.url } })
  expect([cash.of('pago'), cash.of('other'), cash.of('constructor')]).toEqual([FIXED, undefined, undefined])
  expect(reports).toEqual([])
})

const cashMethod = fixtureMethod('pago_efectivo')
const AGENT = { Agent: 'https://chat.example/a' }
it.each([
  ['a cash deposit without a page', bare, cashMethod, {}, true],
  ['one with a page', redirect, cashMethod, {}, false],
  ['one that somebody takes here', bare, cashMethod, { PE: AGENT }, false],
  ['one that somebody takes elsewhere alone', bare, cashMethod, { MX: AGENT }, true],
  ['one that has an invoice', invoice, cashMethod, {}, false],
  ['a deposit of another sort', bare, fixtureMethod('airtm'), {}, false],
])('Q-033 %s has nowhere to be paid: %#', (_, next, method, agents, isMissing) => {
  expect(open({ agents }).cash.isMissing(next, method)).toBe(isMissing)
})

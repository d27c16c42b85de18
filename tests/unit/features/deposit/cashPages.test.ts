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
  ['replaces the response’s page', redirect, FIXED, fixed],
  ['is opened if the response has no page', bare, FIXED, fixed],
  ['does not replace a request for fields', asks, FIXED, asks],
  ['does not replace an invoice', invoice, FIXED, invoice],
  ['does not replace a unified form', unified, FIXED, unified],
  ['is the response’s page if none is configured', redirect, undefined, redirect],
  ['is none if neither exists', bare, undefined, bare],
])('REDIR-02 Q-033 the cash page of the deployment %s', (_, next, page, then) => {
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
  'Q-033 I17 a page that must not be opened (%s) is ignored and reported',
  (url) => {
    const { cash, reports } = open({ pages: { pago: url } })
    expect([cash.of('pago'), reports]).toEqual([undefined, ['cash.page']])
  },
)

it('Q-033 a method has its configured page, or none', () => {
  const { cash, reports } = open({ pages: { pago: FIXED.url } })
  expect([cash.of('pago'), cash.of('other'), cash.of('constructor')]).toEqual([FIXED, undefined, undefined])
  expect(reports).toEqual([])
})

const cashMethod = fixtureMethod('pago_efectivo')
const AGENT = { Agent: 'https://chat.example/a' }
it.each([
  ['a cash deposit without a page', bare, cashMethod, {}, true],
  ['a cash deposit with a page', redirect, cashMethod, {}, false],
  ['a cash deposit with an agent in the player’s country', bare, cashMethod, { PE: AGENT }, false],
  ['a cash deposit with an agent in another country only', bare, cashMethod, { MX: AGENT }, true],
  ['a cash deposit with an invoice', invoice, cashMethod, {}, false],
  ['a deposit of another kind', bare, fixtureMethod('airtm'), {}, false],
])('Q-033 whether the way to pay is missing for %s', (_, next, method, agents, isMissing) => {
  expect(open({ agents }).cash.isMissing(next, method)).toBe(isMissing)
})

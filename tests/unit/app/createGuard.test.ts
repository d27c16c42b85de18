import { describe, expect, it } from 'vitest'
import type { RouteName } from '../../../schemas/routes.ts'
import { createGuard } from '../../../src/app/createGuard.ts'
import { regular } from '../../../src/cashiers/regular.ts'
import { MethodsStore } from '../../../src/catalog/MethodsStore.ts'
import { DepositStore } from '../../../src/payments/DepositStore.ts'
import { createLedger } from '../../../src/payments/ledger.ts'
import { migrate } from '../../../src/payments/migrate.ts'
import { RouteStore } from '../../../src/session/RouteStore.ts'
import { memoryStorage } from '../features/builders.ts'
import { serverTime } from '../support/serverTime.ts'

/**
 * A guard over a deposit. The answer of its create call led to the page `leadsTo`; its invoice has the page
 * `invoice`.
 */
function open(leadsTo?: RouteName, invoice?: RouteName) {
  const ledger = createLedger({ store: memoryStorage(), identity: 'user-7', time: serverTime(() => 0) })
  const deposit = new DepositStore()
  deposit.adopt({ id: 'dep-1', method: 'airtm', amount: '5.00', currency: 'MXN', startedAt: 0 })
  if (leadsTo !== undefined) deposit.lead(leadsTo)
  const route = new RouteStore()
  const address = new URLSearchParams()
  const guard = createGuard({
    ...{ deposit, methods: new MethodsStore(), route },
    provided: { invoicePage: () => invoice },
    services: {
      payments: { ledger },
      core: { navigation: { query: (name) => address.get(name) ?? undefined } },
    },
  })
  const to = (page: RouteName) => guard(regular.routes.find((row) => row.page === page))
  return { address, deposit, ledger, route, to }
}

/** The list of deposits, as an entered page. */
const LIST = {
  name: 'depositListPage',
  transaction: 'deposit',
  title: '',
  transition: '',
  hasBack: false,
  hasTabs: false,
  isHeaderHidden: false,
  isCloseHidden: false,
  isDetour: false,
}

describe('ROUTE-09 L8 a page that follows a created deposit', () => {
  it.each<[page: RouteName, leadsTo: RouteName | undefined, invoice: RouteName | undefined]>([
    ['depositHostToHostPage', 'depositHostToHostPage', undefined],
    ['depositHostToHostPage', undefined, 'depositHostToHostPage'],
    ['depositPixPage', 'depositPixPage', undefined],
    ['depositUnifiedFormPage', 'depositUnifiedFormPage', 'depositUnifiedFormPage'],
    ['depositOnrampOfferListPage', 'depositOnrampOfferListPage', undefined],
    ['depositPeerToPeerInstructionPage', 'depositPeerToPeerInvoicePage', undefined],
    ['depositPeerToPeerInstructionPage', undefined, 'depositPeerToPeerInvoicePage'],
  ])('%s may be opened by a deposit that leads to %s, with an invoice on %s', (page, leadsTo, invoice) =>
    expect(open(leadsTo, invoice).to(page)).toBeUndefined(),
  )

  it.each<[page: RouteName, leadsTo: RouteName | undefined, invoice: RouteName | undefined, own: RouteName]>([
    ['depositHostToHostPage', 'depositPeerToPeerInvoicePage', undefined, 'depositPeerToPeerInvoicePage'],
    ['depositPeerToPeerInvoicePage', undefined, 'depositIndiaInvoicePage', 'depositIndiaInvoicePage'],
    ['depositIndiaInvoicePage', undefined, 'depositPeerToPeerInvoicePage', 'depositPeerToPeerInvoicePage'],
    ['depositPixPage', 'depositEazypePage', undefined, 'depositEazypePage'],
    ['depositEazypePage', 'depositHostToHostPage', 'depositHostToHostPage', 'depositHostToHostPage'],
    ['depositUnifiedFormPage', undefined, 'depositIndiaInvoicePage', 'depositIndiaInvoicePage'],
    ['depositUnifiedFormPage', undefined, 'depositPeerToPeerUnifiedFormPage', 'depositPeerToPeerUnifiedFormPage'],
    ['depositPeerToPeerUnifiedFormPage', 'depositUnifiedFormPage', undefined, 'depositUnifiedFormPage'],
    ['depositPeerToPeerInstructionPage', 'depositHostToHostPage', undefined, 'depositHostToHostPage'],
    // The page of the invoice takes precedence over the page of the create answer.
    ['depositPixPage', 'depositPixPage', 'depositIndiaInvoicePage', 'depositIndiaInvoicePage'],
    ['depositPixPage', 'depositOnrampOfferListPage', undefined, 'depositOnrampOfferListPage'],
    ['depositOnrampOfferListPage', 'depositCompletePage', undefined, 'depositCompletePage'],
    ['depositHostToHostPage', undefined, undefined, 'depositCompletePage'],
    ['depositHostToHostPage', 'depositCryptoAddressPage', undefined, 'depositCompletePage'],
  ])('%s of a deposit that leads to %s, with an invoice on %s, is redirected to %s', (page, leadsTo, invoice, own) => {
    const { to } = open(leadsTo, invoice)
    expect(to(page)).toBe(own)
    if (own !== 'depositCompletePage') expect(to(own), 'it can be entered').toBeUndefined()
  })

  it('of the previous deposit is redirected to the result page', () => {
    const { deposit, to } = open('depositHostToHostPage')
    deposit.adopt({ id: 'dep-2', method: 'airtm', amount: '5.00', currency: 'MXN', startedAt: 0 })
    expect(to('depositHostToHostPage')).toBe('depositCompletePage')
  })

  const ENTRY = { key: 'intent-1', digest: 'd', method: 'm', amount: '5.00', currency: 'MXN', country: 'MX' }

  it.each<[string, object | undefined, RouteName]>([
    ['no deposit', undefined, 'depositListPage'],
    ['a create that created nothing', { isOver: true }, 'depositListPage'],
    ['a stored deposit', { depositId: 'dep-1' }, 'depositCompletePage'],
    ['a create without an answer', {}, 'depositCompletePage'],
  ])('ROUTE-06 after a reload, with %s (%j), is redirected to %s', (_, stored, wanted) => {
    const { deposit, ledger, to } = open()
    deposit.clear()
    if (stored !== undefined) ledger.add(migrate({ ...ENTRY, createdAt: 0, identity: 'user-7', ...stored }))
    for (const page of [
      'depositHostToHostPage',
      'depositOnrampOfferListPage',
      'depositPeerToPeerInstructionPage',
    ] as const)
      expect(to(page)).toBe(wanted)
  })
})

it('P11 ROUTE-06 a redirect ends the loading skeleton of the page that may not be opened', () => {
  const { route, to } = open()
  route.enter(LIST)
  void route.loadNextPage(new Promise(() => {}), () => {})
  expect(to('depositRedirectPage')).toBe('depositListPage')
  expect(route.isLoadingNext).toBe(false)
})

describe('LIST-03 PAGE-04 the empty page', () => {
  it.each([
    ['deposit', 'depositListPage'],
    ['withdrawal', 'withdrawalListPage'],
  ])('of %s in the address of a start is redirected to the %s, because the list may have methods now', (name, list) => {
    const { address, to } = open()
    address.set('transaction', name)
    expect(to('emptyPage')).toBe(list)
  })

  it('may be entered from the list', () => {
    const { route, to } = open()
    route.enter(LIST)
    expect(to('emptyPage')).toBeUndefined()
  })
})

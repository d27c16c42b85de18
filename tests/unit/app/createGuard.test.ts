import { describe, expect, it } from 'vitest'
import type { RouteName } from '../../../schemas/routes.ts'
import { createGuard } from '../../../src/app/createGuard.ts'
import { regular } from '../../../src/cashiers/regular.ts'
import { MethodsStore } from '../../../src/catalog/MethodsStore.ts'
import { DepositStore } from '../../../src/payments/DepositStore.ts'
import { RouteStore } from '../../../src/session/RouteStore.ts'

/**
 * A guard over a deposit. The answer of its create call led to the page `leadsTo`; its invoice has the page
 * `invoice`.
 */
function open(leadsTo?: RouteName, invoice?: RouteName) {
  const deposit = new DepositStore()
  deposit.adopt({ id: 'dep-1', method: 'airtm', amount: '5.00', currency: 'MXN', startedAt: 0 })
  if (leadsTo !== undefined) deposit.lead(leadsTo)
  const route = new RouteStore()
  const guard = createGuard({ deposit, methods: new MethodsStore(), invoicePage: () => invoice, route })
  return { deposit, route, to: (page: RouteName) => guard(regular.routes.find((row) => row.page === page)) }
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
    deposit.clear()
    expect(to('depositHostToHostPage')).toBe('depositCompletePage')
  })
})

it('P11 ROUTE-06 a redirect ends the loading skeleton of the page that may not be opened', () => {
  const { route, to } = open()
  const list = { transaction: 'deposit', title: '', transition: '' }
  const facts = { hasBack: false, hasTabs: false, isHeaderHidden: false, isCloseHidden: false, isDetour: false }
  route.enter({ ...list, ...facts, name: 'depositListPage' })
  void route.loadNextPage(new Promise(() => {}), () => {})
  expect(to('depositRedirectPage')).toBe('depositListPage')
  expect(route.isLoadingNext).toBe(false)
})

import { describe, expect, it } from 'vitest'
import type { RouteName } from '../../../schemas/routes.ts'
import { createGuard } from '../../../src/app/guards.ts'
import { depositBranch } from '../../../src/routes/depositBranch.ts'
import { DepositStore } from '../../../src/stores/DepositStore.ts'
import { MethodsStore } from '../../../src/stores/MethodsStore.ts'

/** A deposit whose answer led to a page, or that has an invoice for one. */
function open(leadsTo?: RouteName, invoice?: RouteName) {
  const deposit = new DepositStore()
  deposit.adopt({ id: 'dep-1', method: 'airtm', amount: '5.00', currency: 'MXN', startedAt: 0 })
  if (leadsTo !== undefined) deposit.lead(leadsTo)
  const guard = createGuard({ hasData: true, deposit, methods: new MethodsStore(), invoicePage: () => invoice })
  return { deposit, to: (page: RouteName) => guard(depositBranch.find((row) => row.page === page)) }
}

describe('ROUTE-09 L8 a page behind the press', () => {
  it.each<[RouteName, RouteName | undefined, RouteName | undefined, boolean]>([
    ['depositHostToHostPage', 'depositHostToHostPage', undefined, true],
    ['depositHostToHostPage', undefined, 'depositHostToHostPage', true],
    ['depositHostToHostPage', 'depositPeerToPeerInvoicePage', undefined, false],
    ['depositHostToHostPage', undefined, undefined, false],
    ['depositPixPage', 'depositPixPage', undefined, true],
    ['depositPixPage', 'depositEazypePage', undefined, false],
    ['depositUnifiedFormPage', 'depositUnifiedFormPage', undefined, true],
    ['depositUnifiedFormPage', undefined, 'depositIndiaInvoicePage', false],
    ['depositOnrampOfferListPage', 'depositOnrampOfferListPage', undefined, true],
    ['depositOnrampOfferListPage', 'depositCompletePage', undefined, false],
    ['depositPeerToPeerInstructionPage', 'depositPeerToPeerInvoicePage', undefined, true],
    ['depositPeerToPeerInstructionPage', 'depositHostToHostPage', undefined, false],
  ])('%s of a deposit that leads to %s, with an invoice on %s: %s', (page, leadsTo, invoice, isOpen) =>
    expect(open(leadsTo, invoice).to(page)).toBe(isOpen ? undefined : 'depositCompletePage'),
  )

  it('of another deposit is none of this one', () => {
    const { deposit, to } = open('depositHostToHostPage')
    deposit.adopt({ id: 'dep-2', method: 'airtm', amount: '5.00', currency: 'MXN', startedAt: 0 })
    expect(to('depositHostToHostPage')).toBe('depositCompletePage')
    deposit.clear()
    expect(to('depositHostToHostPage')).toBe('depositCompletePage')
  })
})

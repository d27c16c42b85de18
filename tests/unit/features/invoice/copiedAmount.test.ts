import { expect, it } from 'vitest'
import { invoiceScope } from '../../../../src/features/invoice/invoiceScope.ts'
import { DepositStore } from '../../../../src/payments/DepositStore.ts'
import { InvoiceStore } from '../../../../src/payments/InvoiceStore.ts'
import { anOpenInvoice } from '../../support/anInvoice.ts'
import { session, textsOf } from '../builders.ts'

const texts = await textsOf()

it.each([
  ['1500', 'MXN', '1500.00'],
  ['1500.5', 'MXN', '1500.50'],
  ['1500.00000000', 'MXN', '1500.00'],
  ['1,500.00', 'MXN', '1500.00'],
  ['1500.505', 'MXN', '1500.505'],
  ['0.0015', 'BTC', '0.00150000'],
])('I18 the copied amount of an invoice over %s %s is %s', (amount, currency, copied) => {
  const deposit = new DepositStore()
  deposit.adopt({ id: 'dep-1', method: 'm', amount, currency, startedAt: 0 })
  const invoices = new InvoiceStore(deposit)
  invoices.setInvoice(anOpenInvoice({ amount, currency, holder: 'Ana' }))
  const need = { deposit, invoices, session: session(), texts, site: undefined as never }
  expect(invoiceScope({ ...need, needsConfirmationId: () => false }).amount).toBe(copied)
})

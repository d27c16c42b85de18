import { loadChainCheck } from '../../forms/createChainCheck.ts'
import type { Created } from '../../pages/Feature.ts'
import { INVOICE_RULES } from '../../reference/invoiceTable.ts'
import type { Services } from '../../services/Services.ts'
import { createInvoicePresenter } from './createInvoicePresenter.ts'
import { createInvoiceSettlement } from './createInvoiceSettlement.ts'
import type { InvoicePayments } from './payInvoice.ts'

/**
 * Invoices, which the player pays outside the widget: shows them, and reports payment and cancellation to the server.
 */
export function createInvoiceFeature(services: Services): Created<InvoicePayments> {
  const { core, api, config, messages, payments } = services
  const { environment, methods, session, texts } = core
  const { report } = core.reports
  const { engine, invoices, ledger } = payments
  const settlement = createInvoiceSettlement({ ...core, report, api, engine, ledger, invoices })
  const presenter = createInvoicePresenter({
    ...core,
    time: environment.time,
    report,
    invoices,
    ledger,
    findMethod: (name) => methods.find(name),
    chainCheck: async () => (await loadChainCheck()).isAddressOf,
  })
  const { carried } = environment
  if (carried?.invoice !== undefined && carried.mode === session.mode) presenter.restore(carried.invoice)
  return {
    own: {
      invoices,
      settlement,
      acceptAmount: presenter.acceptAmount,
      needsConfirmationId: (name) =>
        config.p2p.confirmationId.includes(name) || methods.find(name)?.hasConfirmationId === true,
      isBlocked: messages.isBlocked,
      onFailure: (failure) => core.reports.onFailure(failure, texts.t('invoice.paid.failed')),
      onIdMissing: () => messages.showNotice(texts.t('field.check.confirmationId')),
    },
    provides: {
      invoicePage: () => invoices.invoice && INVOICE_RULES[invoices.invoice.kind].page,
      invoice: {
        show: presenter.show,
        take: presenter.take,
        reopen: presenter.reopen,
        settled: settlement.of,
        onAbandoned(made) {
          void settlement.cancel(made, 'player')
          messages.showNotice(texts.t('deposit.abandoned', { id: made.id }))
        },
        onMismatch(names) {
          for (const name of names)
            report('deposit.p2p', `deposit-create-p2p: ${name} breaks the contract, so the player can't pay.`)
          environment.bridge.send({
            messageType: 'onInvalidP2PResponse',
            text: `deposit-create-p2p: ${names.join(', ')}`,
          })
        },
      },
    },
  }
}

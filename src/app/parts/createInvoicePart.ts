import type { PaymentConfig } from '../../../schemas/config.ts'
import type { CreateNeed } from '../../features/deposit/CreateNeed.ts'
import type { AfterCreateHandlers } from '../../features/deposit/routeAfterCreate.ts'
import { createInvoicePresenter, type InvoicePresenterNeed } from '../../features/invoice/createInvoicePresenter.ts'
import { createInvoiceSettlement, type InvoiceSettlementNeed } from '../../features/invoice/createInvoiceSettlement.ts'
import type { InvoicePayments } from '../../features/invoice/payInvoice.ts'
import { loadChainCheck } from '../../forms/createChainCheck.ts'
import type { HostBridge } from '../../host/bridge/HostBridge.ts'
import type { Method } from '../../model/method.ts'
import { InvoiceStore } from '../../payments/InvoiceStore.ts'
import { isNamed } from '../../reference/isNamed.ts'
import { traitsOf } from '../../reference/methodTraits.ts'
import { blockedBy } from '../../session/blockedBy.ts'
import type { Core } from './core.ts'

export interface InvoicePartNeed extends Omit<InvoiceSettlementNeed, 'invoices' | 'ledger'> {
  readonly core: Core
  readonly ledger: InvoiceSettlementNeed['ledger'] & InvoicePresenterNeed['ledger']
  readonly config: Pick<PaymentConfig, 'p2p' | 'redirect'>
  readonly bridge: Pick<HostBridge, 'send'>
  readonly formValues: InvoicePresenterNeed['formValues']
  /** A getter, because it is created later. */
  readonly after: () => Pick<AfterCreateHandlers, 'onHeld' | 'say'>
}

/** Invoices, which the player pays outside the widget: shows them, and tells the server what the player did. */
export function createInvoicePart({ core, config, bridge, after, formValues, ...need }: InvoicePartNeed) {
  const { session, methods, texts, report } = core
  const invoices = new InvoiceStore(core.deposit)
  const settlement = createInvoiceSettlement({ ...need, invoices })
  const paying: InvoicePayments = {
    invoices,
    settlement,
    needsConfirmationId: (name) =>
      config.p2p.confirmationId.includes(name) || methods.find(name)?.hasConfirmationId === true,
    isHeld: () => {
      const held = blockedBy(session)
      if (held !== undefined) after().onHeld(held)
      return held !== undefined
    },
    onFailure: core.onFailure,
    onIdMissing: () => after().say(texts.t('field.check.confirmationId')),
  }
  const told: Pick<CreateNeed, 'onAbandoned' | 'onMismatch'> = {
    onAbandoned(made) {
      void settlement.cancel(made, 'player')
      after().say(texts.t('deposit.abandoned', { id: made.id }))
    },
    onMismatch(names) {
      for (const name of names) report('deposit.p2p', `deposit-create-p2p: not as agreed: ${name}`)
      bridge.send({ messageType: 'onInvalidP2PResponse', text: `deposit-create-p2p: ${names.join(', ')}` })
    },
  }
  /** Whether a provider's page, if one follows, opens without a helper window. */
  const hasNoWindow = ({ name }: Method) =>
    session.native || isNamed(name, [...config.redirect.noHelper, ...config.redirect.inApp])
  const needsNoWindow = (method: Method) => traitsOf(method).isPaidHere === true || hasNoWindow(method)
  const invoicePresenter = createInvoicePresenter({
    ...core,
    invoices,
    report,
    ledger: need.ledger,
    findMethod: (name) => methods.find(name),
    formValues,
    chainCheck: async () => (await loadChainCheck()).isAddressOf,
  })
  return { invoicePresenter, settlement, paying, told, hasNoWindow, needsNoWindow }
}

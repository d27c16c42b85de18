import { createPaymentApi } from '../../api/paymentApi.ts'
import { LimitsStore } from '../../catalog/LimitsStore.ts'
import { PlaceStore } from '../../catalog/PlaceStore.ts'
import { paymentLimits } from '../../catalog/paymentLimits.ts'
import { startSession } from '../../features/deposit/startSession.ts'
import { AMOUNT_FIELD } from '../../forms/AMOUNT_FIELD.ts'
import type { Method } from '../../model/method.ts'
import { createPaymentEngine } from '../../payments/createPaymentEngine.ts'
import { TransactionStore } from '../../payments/TransactionStore.ts'
import { allowsForms } from '../../platform/page/allowsForms.ts'
import { documentLock } from '../../platform/storage/documentLock.ts'
import { paymentAddresses } from '../../platform/windows/paymentAddress.ts'
import { isPayout } from '../../reference/isPayout.ts'
import type { AppNeed } from '../AppNeed.ts'
import type { Core } from './core.ts'
import { createFormDrafts } from './createFormDrafts.ts'
import { createHostNotifier } from './createHostNotifier.ts'
import { createLedgers } from './ledgers.ts'
import { createPaymentWindows } from './paymentWindows.ts'
import { readPaymentConfig } from './readPaymentConfig.ts'

/** The services of every payment: configuration, calls, stored entries, the player's country and currency, limits. */
export function createPaymentServices(need: AppNeed, core: Core) {
  const { bridge, clock } = need
  const { session, methods, route, form, report, reportDeviation, reportMismatch } = core
  const { notifyHost, notifyMismatch, start: startTelling } = createHostNotifier({ bridge, report, reportMismatch })
  const config = readPaymentConfig(need.config, { bridge, report })
  const api = createPaymentApi({
    transport: need.transport,
    config,
    onDeviation: reportDeviation,
    onMismatch: notifyMismatch,
  })
  const transaction = new TransactionStore()
  const addresses = paymentAddresses(config.redirect.appSchemes)
  const method = () => (isPayout(route.transaction) ? undefined : methods.selected)
  const limits = new LimitsStore()
  const place = new PlaceStore(session, methods)
  const ledgers = createLedgers(need, core)
  const newKey = () => crypto.randomUUID()
  const engine = createPaymentEngine({
    clock,
    newKey,
    ledger: ledgers.ledger,
    deposit: core.deposit,
    requestTimeoutMs: config.timeouts.request,
    lock: documentLock(`paywidget.${session.identity}`),
    ask: ({ method: paymentMethod, country: selectedCountry }, signal) =>
      api.depositCheck({ paymentMethod, selectedCountry }, { signal }),
  })
  const canSendForms = allowsForms()
  if (!canSendForms) notifyHost('frame.allow-forms')
  return {
    ...ledgers,
    engine,
    notifyHost,
    startTelling,
    config,
    api,
    transaction,
    addresses,
    method,
    limits,
    place,
    canSendForms,
    paymentPage: createPaymentWindows({ ...need, config }, { ...core, transaction, addresses }, notifyHost),
    paymentSession: startSession({ api, clock, form, method }),
    drafts: createFormDrafts(need, core),
    limitsOf: (one: Method) => paymentLimits(one, { session, limits, place }),
    newKey,
    // The form of an invoice does not count. True on withdrawal pages, so that no deposit navigates away from them.
    isFormOpen: () => isPayout(route.transaction) || form()?.field(AMOUNT_FIELD) !== undefined,
  }
}

export type PaymentServices = ReturnType<typeof createPaymentServices>

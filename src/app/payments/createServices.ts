import { createPaymentApi } from '../../api/paymentApi.ts'
import { createStatusPushes } from '../../api/pushes/createStatusPushes.ts'
import { CASHIERS } from '../../cashiers/CASHIERS.ts'
import { BonusStore } from '../../catalog/BonusStore.ts'
import { CryptoBonusStore } from '../../catalog/CryptoBonusStore.ts'
import { CryptoStore } from '../../catalog/CryptoStore.ts'
import { LimitsStore } from '../../catalog/LimitsStore.ts'
import { PlaceStore } from '../../catalog/PlaceStore.ts'
import { paymentLimits } from '../../catalog/paymentLimits.ts'
import { AMOUNT_FIELD } from '../../forms/AMOUNT_FIELD.ts'
import type { Method } from '../../model/method.ts'
import { showsPayment } from '../../pages/showsPayment.ts'
import { countInFlight } from '../../payments/countInFlight.ts'
import { createPaymentEngine } from '../../payments/createPaymentEngine.ts'
import { InvoiceStore } from '../../payments/InvoiceStore.ts'
import { TransactionStore } from '../../payments/TransactionStore.ts'
import { WithdrawalStore } from '../../payments/WithdrawalStore.ts'
import { fetchDate } from '../../platform/files/fetchDate.ts'
import { onWakeOrReturn } from '../../platform/page/onWakeOrReturn.ts'
import { documentLock } from '../../platform/storage/documentLock.ts'
import { createServerTime } from '../../platform/time/createServerTime.ts'
import { isPayout } from '../../reference/isPayout.ts'
import { bonusesScope } from '../../scopes/bonusScope.ts'
import type { CoreServices } from '../../services/CoreServices.ts'
import type { Provided } from '../../services/Provided.ts'
import type { FormServices, Services } from '../../services/Services.ts'
import type { LoadFailures } from '../createLoadFailures.ts'
import { createFormDrafts } from './createFormDrafts.ts'
import { createForms } from './createForms.ts'
import { createHostNotifier } from './createHostNotifier.ts'
import { createLedgers } from './createLedgers.ts'
import { createMessages } from './createMessages.ts'
import { createNextPages } from './createNextPages.ts'
import { createPaymentWindows } from './createPaymentWindows.ts'
import { readPaymentConfig } from './readPaymentConfig.ts'
import { sendInServerTime } from './sendInServerTime.ts'

/**
 * Creates the services that features share: configuration, calls, stored entries, and the state of the payment on the
 * screen. Also returns the parts that only the app uses.
 */
export function createServices(core: CoreServices, watch: LoadFailures['watch']) {
  const { environment, session, methods, route, form } = core
  const { bridge, clock, data } = environment
  const { report, calls } = core.reports
  const host = createHostNotifier({ bridge, report, onCallFailure: calls.onFailure })
  const config = readPaymentConfig(environment.config, {
    bridge,
    report,
    unknownKeys: environment.diagnostics.unknownKeys,
  })
  const time = createServerTime({
    clock,
    time: environment.time,
    fetchDate: (signal) => fetchDate(`${core.site.staticPath}layouts/index.json`, signal),
  })
  const transport = sendInServerTime(calls.transport, time)
  const api = createPaymentApi({ ...calls, transport, onFailure: host.onCallFailure })
  const cashier = CASHIERS[session.mode]
  const provided: Partial<Provided> = {}
  const transaction = new TransactionStore()
  const { ledger, withdrawals, stopLedgers, restore } = createLedgers(
    { ...environment, shared: environment.storage.shared },
    session,
  )
  const newKey = () => crypto.randomUUID()
  const statusPushes = createStatusPushes(calls.onDeviation)
  const messages = createMessages(core, host.notifyHost)
  const limits = new LimitsStore()
  const place = new PlaceStore(session, methods)
  const bonus = new BonusStore([], data?.bonusId)
  const boxes = {
    get chosen() {
      return provided.boxes?.chosen
    },
  }
  const payable = {
    get balances() {
      return (provided.payout ?? methods).balances
    },
  }
  const method = () => (isPayout(route.transaction) ? undefined : methods.selected)
  const isPaymentShown = () => showsPayment(route, cashier.routes)
  const drafts = createFormDrafts(core, isPaymentShown)
  const forms: FormServices = {
    method,
    drafts,
    // True also on withdrawal pages, so that no deposit navigates away from these pages.
    isFormOpen: () => isPayout(route.transaction) || form()?.field(AMOUNT_FIELD) !== undefined,
    create: (scopes, { fields, limitsOf, place: other = place } = {}) =>
      createForms(
        {
          ...core,
          clock,
          formats: core.drawing.formats,
          report,
          config,
          drafts,
          staticPath: core.site.staticPath,
          fields,
          place: other,
          limitsOf: limitsOf ?? ((one: Method) => paymentLimits(one, { session, limits, place })),
        },
        { ...core.drawing.common, ...scopes },
      ),
  }
  const services: Services = {
    core,
    config,
    api,
    forms,
    messages,
    provided,
    cashier: {
      ...cashier,
      hasPage: (name) => cashier.routes.some(({ page }) => page === name),
      showsPayment: isPaymentShown,
      loadNextPages: createNextPages({ routes: cashier.routes, watch, clock, silenceMs: config.timeouts.file }),
    },
    payments: {
      ledger,
      withdrawals,
      newKey,
      transaction,
      invoices: new InvoiceStore(core.deposit),
      withdrawal: new WithdrawalStore(payable, () => core.session.decimalsOf(core.session.user.currency)),
      engine: createPaymentEngine({
        clock,
        newKey,
        ledger,
        deposit: core.deposit,
        countInFlight: countInFlight(core.deposit),
        requestTimeoutMs: config.timeouts.request,
        lock: documentLock(`paywidget.${session.identity}`),
        findOpen: ({ method: paymentMethod, country: selectedCountry }, signal) =>
          api.depositCheck({ paymentMethod, selectedCountry }, { signal, isPolled: true }),
      }),
    },
    catalog: {
      limits,
      place,
      bonus,
      crypto: new CryptoStore({
        methods,
        now: () => clock.monotonic(),
        preselects: config.crypto.preselectNetwork,
        boxes: cashier.sellsBoxes ? boxes : undefined,
        chains: config.crypto.blockchains,
      }),
      // The second argument is true where the switch of the crypto bonus is shown: without a visible switch the bonus
      // is not sent.
      cryptoBonus: new CryptoBonusStore(methods, core.site.hasCryptoBonus === true && cashier.hasCryptoBonus),
      bonusViews: bonusesScope({ ...core, bonus }, core.list.hasCarousel),
    },
    windows: createPaymentWindows({ core, config, transaction, notifyHost: host.notifyHost }),
    polling: { api, clock, time, ledger, transaction, onWake: onWakeOrReturn, onStatusPush: statusPushes.listen },
  }
  return { services, provided, stopLedgers, restore, startReporting: host.start, handleStatusPush: statusPushes.handle }
}

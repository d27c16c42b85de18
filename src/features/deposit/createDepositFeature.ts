import type { Created } from '../../pages/Feature.ts'
import { createOpenDeposits } from '../../payments/createOpenDeposits.ts'
import { onUnload } from '../../platform/page/onUnload.ts'
import { traitsOf } from '../../reference/methodTraits.ts'
import { methodName } from '../../scopes/tiles.ts'
import type { Services } from '../../services/Services.ts'
import { createCashPages } from './cashPages.ts'
import { createCloseNotice } from './createCloseNotice.ts'
import { createIsPaid } from './createIsPaid.ts'
import { createPayButton } from './createPayButton.ts'
import { createPaymentSession } from './createPaymentSession.ts'
import type { Deposits } from './Deposits.ts'
import { createKnownDeposit } from './knownDeposit.ts'
import { measureFirstPress } from './measureFirstPress.ts'
import { createDepositForm } from './pages/depositForm.ts'
import { routeAfterCreate } from './routeAfterCreate.ts'

/** Deposits: the pay button, the steps after a press, and the state that outlives the pages. */
export function createDepositFeature(services: Services): Created<Deposits> {
  const { core, api, cashier, catalog, config, forms, messages, payments, provided, windows } = services
  const { session, deposit, methods, navigation, route, texts, form } = core
  const { report } = core.reports
  const { screens } = core.drawing
  const { bridge, clock, data } = core.environment
  const { ledger, engine } = payments
  const { method, isFormOpen } = forms
  const { paymentPage, addresses, hasNoWindow, returnUrl } = windows
  const paymentSession = createPaymentSession({ api, clock, form, method })
  const openDeposits = createOpenDeposits({
    api,
    deposit,
    ledger,
    mustBeSeen: (name, open) => provided.invoice?.take(name, open) === true,
    isSettled: createIsPaid(api),
    // Never: a deposit that the player called paid or cancelled may still be in process, so the notice is true
    // (P2P-20).
    isSettledHere: () => false,
    form: () => {
      const payment = isFormOpen() ? method() : undefined
      return payment && { method: payment.name, country: catalog.place.country }
    },
  })
  const isOtherShown = (depositId: string) => {
    const id = deposit.current?.id
    return Boolean(id) && id !== depositId && cashier.showsPayment() && !route.isDetour
  }
  const after = routeAfterCreate({
    ...core,
    isOtherShown,
    addresses,
    ledger,
    forms,
    provided,
    showNotice: messages.showNotice,
    addFields: screens.addFields,
    redirect: paymentPage.redirect,
    openPage(page) {
      deposit.lead(page)
      navigation.go(page)
    },
  })
  const button = createPayButton({
    api,
    clock,
    session,
    measure: measureFirstPress({ ...core, track: core.reports.track, clock, bridge }),
    reports: core.reports,
    payments: { engine, ledger, deposit },
    active: {
      form,
      method,
      opening: () => `${route.name} ${method()?.name ?? ''}`,
      addFields: screens.addFields,
    },
    request: {
      place: catalog.place,
      bonus: catalog.bonus,
      cryptoBonus: catalog.cryptoBonus,
      returnUrl,
      abTestGroup: core.list.abTestGroup,
      paymentSessionId: () => paymentSession.id(),
    },
    open: openDeposits,
    captcha: async (input) => provided.captcha?.(input),
    windows: {
      isOtherShown,
      loadPages: (one) => cashier.loadNextPages('deposit', one),
      openHelper: (one) =>
        traitsOf(one).isPaidHere === true || hasNoWindow(one) ? undefined : paymentPage.openWindow(),
      cashPages: createCashPages({ config, session, report }),
    },
    on: {
      ...after,
      failed: (failure) => core.reports.onFailure(failure, texts.t('captcha.failed')),
      blocked: messages.showBlocked,
      abandoned: (made) => provided.invoice?.onAbandoned(made),
      mismatched: (names) => provided.invoice?.onMismatch(names),
    },
  })
  const { creating } = button
  const known = createKnownDeposit({
    deposit,
    ledger,
    session,
    method,
    navigation,
    creating,
    open: openDeposits,
    invoice: {
      reopen: (id) => provided.invoice?.reopen(id),
      settled: (id) => provided.invoice?.settled(id),
    },
  })
  const closeNotice = createCloseNotice({
    api,
    deposit,
    method,
    report,
    onUnload,
    requested: () => methods.find(catalog.crypto.requested ?? ''),
    nameOf: (one) => methodName(one, texts),
    userId: data?.userId ?? '',
  })
  const own: Deposits = { creating, known }
  return {
    own,
    provides: {
      paymentSession: paymentSession.ofCrypto,
      openDepositForm: (scopes) => createDepositForm({ services, own }, scopes),
    },
    check: () => void creating.check(),
    closed: closeNotice.closed,
    dispose() {
      for (const one of [closeNotice, paymentSession, openDeposits, button]) one.dispose()
    },
  }
}

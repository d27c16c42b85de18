import { CASHIERS } from '../../cashiers/CASHIERS.ts'
import { createCashPages } from '../../features/deposit/cashPages.ts'
import { routeAfterCreate } from '../../features/deposit/routeAfterCreate.ts'
import { createPages } from '../../features/list/pages.ts'
import { createOpenDeposits } from '../../payments/createOpenDeposits.ts'
import type { AppNeed } from '../AppNeed.ts'
import { returnUrl } from '../returnUrl.ts'
import { createBonuses } from './bonuses.ts'
import { createCaptchas } from './captcha.ts'
import type { Core } from './core.ts'
import { createDepositPart } from './createDepositPart.ts'
import { createInvoicePart } from './createInvoicePart.ts'
import { createOnrampPart } from './createOnrampPart.ts'
import type { PaymentServices } from './createPaymentServices.ts'
import { createCrypto } from './crypto.ts'

/** Deposits: the pay button, the steps after it, and what continues after its pages are left. */
export function createDeposits(need: AppNeed, core: Core, services: PaymentServices) {
  const { bridge, clock } = need
  const { session, deposit, route, report, screens } = core
  const { addFields } = screens
  const { api, config, engine, ledger, place, drafts, method, isFormOpen } = services
  const { paymentPage, paymentSession, addresses } = services
  const pages = createPages({ ...core, canSendForms: services.canSendForms })
  const { openBonus, choice, ...giving } = createBonuses({ ...need, method, after: () => after }, core)
  const { bonus, bonuses, cryptoBonus } = giving
  /** The values of the form that sent the create, if still open; they contain the chosen network. */
  const formValues = (name: string) => (method()?.name === name ? (core.form()?.values() ?? {}) : {})
  const { invoicePresenter, settlement, paying, told, hasNoWindow, needsNoWindow } = createInvoicePart({
    core,
    config,
    bridge,
    api,
    engine,
    deposit,
    ledger,
    report,
    formValues,
    after: () => after,
  })
  const base = createOpenDeposits({
    api,
    deposit,
    ledger,
    isSeenFirst: invoicePresenter.take,
    now: () => clock.now(),
    form: () => {
      const payment = isFormOpen() ? method() : undefined
      return payment && { method: payment.name, country: place.country }
    },
  })
  const captchas = createCaptchas({ ...need, config }, core)
  const sent = {
    captcha: captchas.ask,
    returnUrl: returnUrl(config, location.origin, CASHIERS[session.mode].routes),
    engine,
  }
  const coins = createCrypto(
    { ...sent, api, clock, config, bridge, cryptoBonus, session: paymentSession.ofCrypto },
    core,
  )
  const { offer, ...onramp } = createOnrampPart({
    core,
    place,
    api,
    engine,
    ledger,
    addresses,
    isHeld: paying.isHeld,
    openHelper: (one) => (hasNoWindow(one) ? undefined : paymentPage.openWindow()),
    redirect: paymentPage.redirect,
    after: () => after,
  })
  const after = routeAfterCreate({
    ...core,
    addresses,
    ledger,
    drafts,
    method,
    isFormOpen,
    addFields,
    bill: invoicePresenter.bill,
    offer,
    takeAddress(name, address, depositId) {
      const paid = core.methods.find(name)
      if (paid !== undefined) void coins.addresses.take(paid, formValues(name), address, depositId)
    },
    redirect: paymentPage.redirect,
    openPage(page) {
      deposit.lead(page)
      pages.open(page)
    },
  })
  const depositing = createDepositPart({
    ...core,
    ...sent,
    bonus,
    place,
    api,
    ledger,
    base,
    after,
    method,
    addFields,
    reopen: invoicePresenter.reopen,
    settled: settlement.of,
    opening: () => `${route.name} ${method()?.name ?? ''}`,
    paymentSessionId: () => paymentSession.id(),
    openHelper: (one) => (needsNoWindow(one) ? undefined : paymentPage.openWindow()),
    cashPages: createCashPages({ config, session, report }),
    ...told,
  })
  return {
    pages,
    openBonus,
    choice,
    giving,
    onramp,
    paying,
    coins,
    depositing,
    say: after.say,
    challenge: captchas.view,
    stops: [...[bonuses.dispose, choice.dispose, base.dispose], ...[depositing.dispose, engine.dispose]],
  }
}

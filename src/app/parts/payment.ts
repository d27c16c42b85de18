import { statusPushes } from '../../api/pushes/statusPushes.ts'
import { createAfterPress } from '../../flows/deposit/afterPress.ts'
import { createCashPages } from '../../flows/deposit/cashPages.ts'
import { closeNotice } from '../../flows/deposit/closeNotice.ts'
import type { CarriedForm } from '../../flows/deposit/drafts.ts'
import { reopenForm } from '../../flows/deposit/reopenForm.ts'
import { createOpenDeposits } from '../../flows/intent/createOpenDeposits.ts'
import { createPages } from '../../flows/list/pages.ts'
import type { PaymentPart } from '../../pages/PaymentPart.ts'
import { documentLock } from '../../platform/documentLock.ts'
import { onUnload } from '../../platform/onUnload.ts'
import { onWakeOrReturn } from '../../platform/onWakeOrReturn.ts'
import { methodName } from '../../scopes/tiles.ts'
import type { AppNeed } from '../AppNeed.ts'
import type { WayOut } from '../hearBack.ts'
import { returnUrl } from '../returnUrl.ts'
import { createBonuses } from './bonuses.ts'
import { createCaptchas } from './captcha.ts'
import type { Core } from './core.ts'
import { createCrypto } from './crypto.ts'
import { createDepositing } from './depositing.ts'
import { followPage } from './followPage.ts'
import { createForms } from './forms.ts'
import { createGround } from './ground.ts'
import { createInvoicing } from './invoicing.ts'
import { createLooking } from './looking.ts'
import { createOnramping } from './onramping.ts'
import { createWithdrawing } from './withdrawing.ts'

/** Everything of a payment that outlives its pages: the deposit, its windows, the drafts. It arrives after the list. */
export function createPayment(need: AppNeed, core: Core, wayOut: WayOut) {
  const { bridge, clock, shared, data, carried } = need
  const { session, methods, deposit, route, texts, report, screens } = core
  const { addFields } = screens
  const ground = createGround(need, core)
  const { api, config, intents, withdrawals, place, limits, drafts, method, newKey, isFormOpen } = ground
  const { paymentPage, paymentSession, transaction, addresses, tellHost, startTelling } = ground
  const pages = createPages({ ...core, canSendForms: ground.canSendForms })
  const { openBonus, ...giving } = createBonuses({ ...need, method, after: () => after }, core)
  const { bonus, bonuses, cryptoBonus } = giving
  const { bills, settling, paying, told, hasNoWindow, needsNoWindow } = createInvoicing({
    ...{ core, config, bridge, api, clock, deposit, intents, newKey, report },
    after: () => after,
  })
  const base = createOpenDeposits({
    ...{ api, deposit, intents, isPayable: bills.isPayable, isRemembered: shared.isLasting },
    form: () => {
      const payment = isFormOpen() ? method() : undefined
      return payment && { method: payment.name, country: place.country }
    },
  })
  const captchas = createCaptchas({ ...need, config }, core)
  const sent = { captcha: captchas.ask, returnUrl: returnUrl(config, location.origin, session.mode), newKey }
  const coins = createCrypto(
    { ...sent, api, clock, intents, config, bridge, cryptoBonus, session: paymentSession.ofCrypto },
    core,
  )
  const { offer, ...onramp } = createOnramping({
    ...{ core, place, api, intents, newKey, addresses },
    isHeld: paying.isHeld,
    openHelper: (one) => (hasNoWindow(one) ? undefined : paymentPage.openWindow()),
    redirect: paymentPage.redirect,
    after: () => after,
  })
  const after = createAfterPress({
    ...{ ...core, addresses, intents, drafts, method, isFormOpen, addFields, bill: bills.bill, offer },
    takeAddress: coins.part.addresses.take,
    redirect: paymentPage.redirect,
    openPage: pages.open,
  })
  const depositing = createDepositing({
    ...{ ...core, ...sent },
    ...{ bonus, place, api, intents, base, after, method, addFields, invoices: paying.invoices, settled: settling.of },
    lock: documentLock(`paywidget.${session.identity}`),
    requestTimeoutMs: config.timeouts.request,
    opening: () => `${route.name} ${method()?.name ?? ''}`,
    paymentSessionId: () => paymentSession.id(),
    openHelper: (one) => (needsNoWindow(one) ? undefined : paymentPage.openWindow()),
    cashPages: createCashPages({ config, session, report }),
    ...told,
  })
  const withdrawing = createWithdrawing(
    { ...need, config, intents: withdrawals, isRemembered: shared.isLasting, newKey, drafts },
    core,
  )
  const notice = closeNotice({
    ...{ api, deposit, method, onUnload, report },
    nameOf: (one) => methodName(one, texts),
    userId: data?.userId ?? '',
  })
  const stops = [
    ...followPage({ need, core, wayOut, say: after.say, tellHost }),
    notice.dispose,
    bonuses.dispose,
    drafts.dispose,
    paymentSession.dispose,
    coins.dispose,
    base.dispose,
    settling.dispose,
    onramp.continuing.dispose,
    depositing.dispose,
    withdrawing.dispose,
    ...createLooking({ ...need, config, session, bonus, report, tellHost }),
    ...startTelling({ ...core, bridge, clock, config, transaction, withdrawal: withdrawing.part.withdrawal }),
    reopenForm({ methods, carried, openMethod: pages.openMethod }),
  ]

  const part: PaymentPart = {
    ...{ api, config, intents, limits, place, ...onramp, transaction, ...giving, paymentPage, paying },
    entered: () => drafts.entered(methods.selected),
    coins: coins.part,
    withdrawing: withdrawing.part,
    creating: depositing.creating,
    known: depositing.known,
    forms: (scopes, fields) =>
      createForms({ ...core, config, place, drafts, fields, limitsOf: ground.limitsOf }, { ...core.common, ...scopes }),
    say: after.say,
    onWake: onWakeOrReturn,
    onStatusPush: statusPushes(need.onStatusPush, core.reportOdd),
  }
  return {
    part,
    pages: { ...pages, openBonus },
    challenge: captchas.view,
    closed: notice.closed,
    /** Asks what became of whatever has no answer. */
    check(): void {
      void depositing.creating.check()
      void withdrawing.part.creating.check()
    },
    /** Returns the form for the same player's next app; of a player who is left, nothing stays open and no draft. */
    dispose: (isLeft: boolean): CarriedForm | undefined => {
      const form = drafts.carry()
      if (isLeft) {
        notice.closed()
        drafts.drop()
        paymentPage.closeAll()
      }
      for (const stop of stops) stop()
      return form
    },
  }
}

export type Payment = ReturnType<typeof createPayment>

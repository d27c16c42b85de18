import { HOST_PROBLEMS, type HostProblem } from '../../../schemas/host/problems.ts'
import { createPaymentApi } from '../../api/paymentApi.ts'
import { statusPushes } from '../../api/pushes/statusPushes.ts'
import { followBonuses } from '../../flows/bonus/followBonuses.ts'
import { createAfterPress } from '../../flows/deposit/afterPress.ts'
import { closeNotice } from '../../flows/deposit/closeNotice.ts'
import { type CarriedForm, createDrafts } from '../../flows/deposit/drafts.ts'
import { reopenForm } from '../../flows/deposit/reopenForm.ts'
import { startSession } from '../../flows/deposit/startSession.ts'
import { createPaymentPage } from '../../flows/helperWindow/createPaymentPage.ts'
import { createOpenDeposits } from '../../flows/intent/createOpenDeposits.ts'
import { createIntents } from '../../flows/intent/Intents.ts'
import { createPages } from '../../flows/list/pages.ts'
import type { PaymentPart } from '../../pages/Parts.ts'
import { allowsForms } from '../../platform/allowsForms.ts'
import { documentLock } from '../../platform/documentLock.ts'
import { guardPresses } from '../../platform/guardPresses.ts'
import { openHelperWindow } from '../../platform/helperWindow.ts'
import type { Hold } from '../../platform/holdOfPress.ts'
import { keepFocus } from '../../platform/keepFocus.ts'
import { onHide } from '../../platform/onHide.ts'
import { onUnload } from '../../platform/onUnload.ts'
import { onWake } from '../../platform/onWake.ts'
import { openWindow } from '../../platform/openWindow.ts'
import { onReturn } from '../../platform/paymentReturn.ts'
import { methodName } from '../../scopes/tiles.ts'
import { LimitsStore } from '../../stores/LimitsStore.ts'
import type { AppNeed } from '../AppNeed.ts'
import { returnUrl } from '../returnUrl.ts'
import type { Core } from './core.ts'
import { createDepositing } from './depositing.ts'
import { createForms } from './forms.ts'

/** Everything of a payment that outlives its pages: the deposit, its windows, the drafts. It arrives after the list. */
export function createPayment(need: AppNeed, core: Core) {
  const { element, config, bridge, clock, storage, shared, data, carried } = need
  const { session, methods, deposit, route, texts, notify, form, report, screens } = core
  const { addFields } = screens
  const method = () => methods.selected
  const canSendForms = allowsForms()
  if (!canSendForms) tellHost('frame.allow-forms')
  const pages = createPages({ ...core, canSendForms })
  const api = createPaymentApi({ transport: need.transport, config, onOdd: core.reportOdd })
  const intents = createIntents({
    store: shared,
    identity: session.identity,
    now: () => clock.now(),
    onChange: () => bridge.send({ messageType: 'onIntent', reference: intents.reference() }),
  })
  if (data?.resume !== undefined) intents.take(data.resume)
  const paymentPage = createPaymentPage({
    ...core,
    openHelper: () => openHelperWindow({ page: `${need.basepath}/helper.html`, language: texts.lang, clock }),
    openDirect: (url) => openWindow(url, 'noopener,noreferrer').isOpened,
    tellHost,
    onRefused: () => {
      const content = texts.t('complete.openPage.refused', { id: deposit.current?.id ?? '' })
      notify({ title: texts.t('error.snackbar.title'), content, tone: 'bad' })
    },
  })
  const bonuses = followBonuses({
    ...{ bonus: core.bonus, clock, bridge, list: data?.bonusList ?? [], method, form },
    currency: session.user.currency,
  })
  const paymentSession = startSession({ api, clock, form, method })
  const drafts = createDrafts({ storage, clock, identity: session.identity, form, method, onHide, carried })
  const limits = new LimitsStore()
  const base = createOpenDeposits({
    ...{ api, deposit, intents, isRemembered: shared.isLasting },
    form: () => {
      const payment = form() && method()
      return payment && { method: payment.name, country: session.paymentGeo }
    },
  })
  const isFormOpen = () => form() !== undefined
  const after = createAfterPress({
    ...{ ...core, intents, drafts, method, isFormOpen, addFields },
    redirect: paymentPage.redirect,
    openPage: pages.open,
  })
  const depositing = createDepositing({
    ...core,
    ...{ api, intents, base, after, method, addFields },
    lock: documentLock(`paywidget.${session.identity}`),
    requestTimeoutMs: config.timeouts.request,
    newKey: () => crypto.randomUUID(),
    opening: () => `${route.name} ${method()?.name ?? ''}`,
    returnUrl: returnUrl(config, location.origin),
    paymentSessionId: () => paymentSession.id(),
    openHelper: ({ name }) =>
      session.native || config.redirect.noHelper.includes(name) ? undefined : paymentPage.openWindow(),
    captcha: async () => undefined,
  })
  const notice = closeNotice({
    ...{ api, deposit, method, onUnload, report },
    nameOf: (one) => methodName(one, texts),
    userId: data?.userId ?? '',
  })
  const stops = [
    keepFocus(element),
    notice.dispose,
    bonuses.dispose,
    drafts.dispose,
    paymentSession.dispose,
    base.dispose,
    guardPresses(element, { isAtStake: () => form()?.isLastStep === true, onHeld: holdPress }),
    depositing.dispose,
    reopenForm({ methods, carried, openMethod: pages.openMethod }),
  ]

  function tellHost(code: HostProblem): void {
    const text = HOST_PROBLEMS[code]
    report(code, text)
    bridge.send({ messageType: 'onProblem', code, text })
  }

  /** Says why a press was held; not of the second half of a double click, which was meant for what stood there before. */
  function holdPress(why: Hold): void {
    if (why === 'unseen') tellHost('frame.hidden')
    if (why !== 'doubled') after.say(texts.t(`form.held.${why}`))
  }

  const part: PaymentPart = {
    ...{ api, intents, limits, bonuses, paymentPage },
    creating: depositing.creating,
    known: depositing.known,
    forms: (scopes) => createForms({ ...core, config, limits, drafts }, { ...core.common, ...scopes }),
    say: after.say,
    onWake: onWakeOrReturn,
    onStatusPush: statusPushes(need.onStatusPush, core.reportOdd),
  }
  return {
    part,
    pages,
    closed: notice.closed,
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

/** The page is looked at again, or the player is back from the provider in another tab. */
function onWakeOrReturn(wake: () => void): () => void {
  const stops = [onWake(wake), onReturn(wake)]
  return () => {
    for (const stop of stops) stop()
  }
}

export type Payment = ReturnType<typeof createPayment>

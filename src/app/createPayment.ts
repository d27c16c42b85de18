import complete from 'virtual:built-in/complete'
import group from 'virtual:built-in/deposit.group'
import redirect from 'virtual:built-in/deposit.redirect'
import later from 'virtual:built-in/later'
import region from 'virtual:built-in/region'
import { registry } from '../../renderers/index.ts'
import type { Config } from '../../schemas/config.ts'
import { HOST_PROBLEMS, type HostProblem } from '../../schemas/host/problems.ts'
import type { ScreenName } from '../../schemas/layout/screens/index.ts'
import type { CalendarDate } from '../../schemas/typing/date.ts'
import type { Track } from '../analytics/track.ts'
import { createPaymentApi } from '../api/paymentApi.ts'
import { readMethodFields } from '../api/readMethodFields.ts'
import { formDrawers } from '../drawing/form/formDrawers.tsx'
import { followBonuses } from '../flows/bonus/bonuses.ts'
import type { NextStep } from '../flows/deposit/afterCreate.ts'
import { bankGet } from '../flows/deposit/bankGet.ts'
import { closeNotice } from '../flows/deposit/closeNotice.ts'
import { createDeposit, type Held } from '../flows/deposit/createDeposit.ts'
import { type CarriedForm, createDrafts } from '../flows/deposit/drafts.ts'
import { loadLimits } from '../flows/deposit/loadLimits.ts'
import { prepareDeposit } from '../flows/deposit/prepareDeposit.ts'
import { startSession } from '../flows/deposit/startSession.ts'
import type { Notify } from '../flows/failures/notify.ts'
import { addressOf, openPaymentPage } from '../flows/helperWindow/openPaymentPage.ts'
import { createIntents } from '../flows/intent/Intents.ts'
import { openDeposits } from '../flows/intent/openDeposits.ts'
import type { Forms } from '../flows/layouts/openScreens.ts'
import { createPages } from '../flows/list/pages.ts'
import { completion } from '../flows/status/completion.ts'
import { buildForm } from '../forms/buildForm.ts'
import type { FormStore } from '../forms/FormStore.ts'
import { planForm } from '../forms/plan/planForm.ts'
import { withoutSecurityCodes } from '../forms/plan/withoutSecurityCodes.ts'
import type { HostBridge } from '../host/HostBridge.ts'
import type { Texts } from '../i18n/createTexts.ts'
import type { CheckedLayout } from '../language/CheckedLayout.ts'
import { evaluate, isTrue } from '../language/expression/evaluate.ts'
import type { FormatFunctions } from '../language/expression/FormatFunctions.ts'
import type { MethodField } from '../model/methodField.ts'
import type { Navigation } from '../model/navigation.ts'
import { allowsForms } from '../platform/allowsForms.ts'
import type { Clock } from '../platform/clock.ts'
import { documentLock } from '../platform/documentLock.ts'
import { guardPresses } from '../platform/guardPresses.ts'
import { type HelperWindow, openHelperWindow } from '../platform/helperWindow.ts'
import type { Hold } from '../platform/holdOfPress.ts'
import { keepFocus } from '../platform/keepFocus.ts'
import { onHide } from '../platform/onHide.ts'
import { onUnload } from '../platform/onUnload.ts'
import { onWake } from '../platform/onWake.ts'
import { openWindow } from '../platform/openWindow.ts'
import { onReturn } from '../platform/paymentReturn.ts'
import type { KeyValueStore, SharedStore } from '../platform/storage.ts'
import type { ListScopes } from '../scopes/createListScopes.ts'
import { createScopes } from '../scopes/createScopes.ts'
import type { ScopesNeed } from '../scopes/ScopesNeed.ts'
import { methodName } from '../scopes/tiles.ts'
import { LimitsStore } from '../stores/LimitsStore.ts'
import { methodLimits } from '../stores/methodLimits.ts'
import type { Transport } from '../transport/Transport.ts'
import { createPaymentVerbs } from './createPaymentVerbs.ts'
import type { Stores } from './createStores.ts'
import { returnUrl } from './returnUrl.ts'

export interface PaymentNeed {
  /** Where the widget is drawn. */
  readonly element: HTMLElement
  readonly stores: Stores
  readonly transport: Transport
  readonly clock: Clock
  readonly storage: KeyValueStore
  readonly shared: SharedStore
  /** The open intents as the host has kept them; undefined when it keeps none. */
  readonly resume: string | undefined
  /** Hands the host the open intents, for a browser that keeps nothing. */
  readonly onIntents: (reference: string) => void
  readonly config: Config
  readonly track: Track
  readonly texts: Texts
  readonly formats: FormatFunctions
  readonly navigation: Navigation
  readonly notify: Notify
  readonly basepath: string
  readonly bridge: HostBridge
  readonly abTestGroup: string | undefined
  /** The host's bonuses, unread. */
  readonly bonusList: readonly unknown[]
  /** As the host knows the player, for the server; empty when it gave none. Kept and logged nowhere. */
  readonly userId: string
  readonly form: () => FormStore | undefined
  readonly readScope: (name: string) => unknown
  readonly scopesNeed: ScopesNeed
  readonly listScopes: ListScopes
  /** Of the same player, who was here before with other settings. */
  readonly carried: CarriedForm | undefined
  readonly addFields: (fields: readonly MethodField[]) => void
  readonly onFailure: (failure: unknown) => void
  readonly report: (code: string, message: string) => void
  readonly reportOdd: (call: string, paths: readonly string[]) => void
}

/** Everything of a payment: its forms, the deposit, the payment page, the completion. It arrives after the list. */
export function createPayment(need: PaymentNeed) {
  const { stores, clock, config, texts, formats, navigation, notify, form, report, onFailure } = need
  const canSendForms = allowsForms()
  if (!canSendForms) tellHost('frame.allow-forms')
  const pages = createPages({ ...need.stores, navigation, notify, texts, report, canSendForms })
  const { session, methods, deposit } = stores
  const api = createPaymentApi({ transport: need.transport, config, onOdd: need.reportOdd })
  const intents = createIntents({
    store: need.shared,
    identity: session.identity,
    now: () => clock.now(),
    onChange: () => need.onIntents(intents.reference()),
  })
  if (need.resume !== undefined) intents.take(need.resume)
  /** Those of this player: the next one must not find them. */
  const windows: HelperWindow[] = []
  const paymentPage = openPaymentPage({
    deposit,
    transaction: stores.transaction,
    navigation,
    openHelper: () => {
      const opened = openHelperWindow({ page: `${need.basepath}/helper.html`, language: texts.lang, clock })
      windows.push(opened)
      return opened
    },
    openDirect: (url) => openWindow(url, 'noopener,noreferrer').isOpened,
    tellHost,
    onRefused: () => {
      const content = texts.t('complete.openPage.refused', { id: deposit.current?.id ?? '' })
      notify({ title: texts.t('error.snackbar.title'), content, tone: 'bad' })
    },
  })
  const method = () => methods.selected
  const bonuses = followBonuses({
    ...{ bonus: stores.bonus, clock, bridge: need.bridge, list: need.bonusList, method, form },
    currency: session.user.currency,
  })
  const paymentSession = startSession({ api, clock, form, method })
  const { storage, carried } = need
  const drafts = createDrafts({ storage, clock, identity: session.identity, form, method, onHide, carried })
  const limits = new LimitsStore()
  const open = openDeposits({
    ...{ api, deposit, intents },
    isRemembered: need.shared.isLasting,
    form: () => {
      const payment = form() && method()
      return payment && { method: payment.name, country: session.paymentGeo }
    },
  })
  const opening = () => `${stores.route.name} ${method()?.name ?? ''}`
  const preparing = prepareDeposit({
    api,
    opening,
    addFields: need.addFields,
    tell: ({ details, fields }) =>
      say(
        [...details.map(texts.words), texts.t(fields.length > 0 ? 'form.fields.more' : 'form.prepare.ready')].join(' '),
      ),
  })
  const notice = closeNotice({
    ...{ api, deposit, method, onUnload, report },
    nameOf: (one) => methodName(one, texts),
    userId: need.userId,
  })
  const stops = [
    keepFocus(need.element),
    notice.dispose,
    loadLimits({ api, limits, form, method, currency: () => session.user.currency, report }),
    bankGet({ api, clock, form, method }),
    preparing.dispose,
    bonuses.dispose,
    drafts.dispose,
    paymentSession.dispose,
    open.dispose,
    guardPresses(need.element, { isAtStake: () => form()?.isLastStep === true, onHeld: holdPress }),
    () => creating.dispose(),
  ]

  function tellHost(code: HostProblem): void {
    const text = HOST_PROBLEMS[code]
    report(code, text)
    need.bridge.send({ messageType: 'onProblem', code, text })
  }

  /** The second half of a double click was meant for what stood there before: nobody waits for words about it. */
  function holdPress(why: Hold): void {
    if (why === 'unseen') tellHost('frame.hidden')
    if (why !== 'doubled') say(texts.t(`form.held.${why}`))
  }

  function say(content: string): void {
    notify({ title: texts.t('deposit.v2.title'), content, tone: 'info' })
  }

  function follow(
    next: NextStep,
    { method: paid, key, helper }: { method: string; key: string; helper: HelperWindow | undefined },
  ): void {
    if (next.step !== 'askFields') drafts.drop()
    if (next.step === 'redirect') {
      const page = addressOf(next.source)
      if (page !== undefined) intents.change(key, { page })
      paymentPage.redirect(next.source, next.next, helper)
      return
    }
    helper?.close()
    if (next.step === 'page') {
      pages.open(next.page)
      return
    }
    // Of a form that was left, the draft is kept; its fields are asked for anew (H10).
    if (method()?.name === paid) need.addFields(next.fields)
    say(texts.t('form.fields.more'))
  }

  const creating = createDeposit({
    ...stores,
    api,
    clock,
    track: need.track,
    intents,
    lock: documentLock(`paywidget.${session.identity}`),
    requestTimeoutMs: config.timeouts.request,
    abTestGroup: need.abTestGroup,
    form,
    newKey: () => crypto.randomUUID(),
    method,
    opening,
    before: open.before,
    isOnline: () => session.isOnline,
    isExpired: () => session.isExpired,
    preparing,
    returnUrl: returnUrl(config, location.origin),
    paymentSessionId: () => paymentSession.id(),
    openHelper: ({ name }) =>
      session.native || config.redirect.noHelper.includes(name) ? undefined : paymentPage.openWindow(),
    captcha: async () => undefined,
    onFailure,
    onHeld: (held) => notify({ title: texts.t('deposit.v2.title'), content: heldText(held), tone: 'bad' }),
    onNext: follow,
    onOutcome: (outcome, intent) => {
      if (outcome.kind !== 'exists') return say(texts.t('form.deposit.notCreated'))
      // Who is filling in the form of another method is not torn away from it.
      const isElsewhere = form() !== undefined && method()?.name !== intent.method
      if (isElsewhere) return say(texts.t('form.deposit.wasCreated', { id: outcome.depositId }))
      drafts.drop()
      navigation.go('depositCompletePage')
    },
  })

  const heldText = (held: Held) =>
    texts.t(`form.held.${held.why}`, held.why === 'wait' ? { seconds: held.seconds } : {})

  /** The open deposit that the server has named: its page, without an amount, which nobody has said. */
  function showOpen(): void {
    const payment = method()
    const doubt = payment && deposit.doubtOf(payment.name)
    if (doubt === undefined || doubt.kind === 'elsewhere' || doubt.depositId === undefined) return
    const { currency } = session.user
    deposit.adopt({ id: doubt.depositId, method: payment?.name ?? '', amount: '', currency, startedAt: 0 })
    navigation.go('depositCompletePage')
  }

  function startAnew(): void {
    open.accept(method()?.name ?? '')
    creating.startAnew()
  }
  const refuseCode = (name: string) =>
    report('field.securityCode', `The field "${name}" is left out: this deployment does not set cards.securityCode.`)

  const forms: Forms = {
    plan: (layout, payment, more) => {
      const misfit = (name: string) => report('field.shape', `The field "${name}" of ${payment.name} does not fit.`)
      const made = planForm(layout, [...readMethodFields(payment, misfit), ...more])
      return config.cards.securityCode ? made : withoutSecurityCodes(made, refuseCode)
    },
    build: (plan, payment, before) => {
      const made = buildForm(
        plan,
        {
          method: payment,
          currency: session.user.currency,
          country: session.paymentGeo,
          limits: () => methodLimits(payment, session, limits),
          texts,
          today: () => calendarDay(clock.now()),
          random: randomBelow,
          staticPath: need.scopesNeed.staticPath,
          isTrue: (condition) => isTrue(condition, need.readScope, formats),
          value: (expression) => evaluate(expression, need.readScope, formats),
          onBadRule: (field, regex) => report('field.regex', `A rule of "${field}" can't be used: ${regex}`),
        },
        before,
      )
      if (before === undefined) drafts.restore(made, payment)
      return made
    },
  }

  const builtIn: Readonly<Partial<Record<ScreenName, CheckedLayout>>> = {
    'deposit.redirect': redirect as CheckedLayout,
    'deposit.group': group as CheckedLayout,
    region: region as CheckedLayout,
    later: later as CheckedLayout,
    complete: complete as CheckedLayout,
  }

  return {
    creating,
    closed: notice.closed,
    pages,
    verbs: createPaymentVerbs({
      ...{ creating, showOpen, startAnew, paymentPage, form, bonuses, track: need.track },
      onBonusEnded: () => say(texts.t('bonus.ended')),
    }),
    scopes: createScopes({ ...need.scopesNeed, limits }, need.listScopes),
    registry,
    drawers: formDrawers,
    forms,
    builtIn,
    /** While the completion page is open. Returns what leaving it does. */
    complete: () =>
      completion({ ...stores, api, clock, track: need.track, intents, navigation, onWake: onWakeOrReturn }),
    /** Returns the form for the same player's next app; of a player who is left, nothing stays open and no draft. */
    dispose: (isLeft: boolean) => {
      const form = drafts.carry()
      if (isLeft) {
        notice.closed()
        drafts.drop()
        for (const opened of windows) opened.close()
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

function calendarDay(now: number): CalendarDate {
  const date = new Date(now)
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() }
}

/** Even enough for an amount a little above the minimum. */
function randomBelow(bound: bigint): bigint {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return ((BigInt(high) << 32n) | BigInt(low)) % bound
}

export type Payment = ReturnType<typeof createPayment>

import complete from 'virtual:built-in/complete'
import group from 'virtual:built-in/deposit.group'
import redirect from 'virtual:built-in/deposit.redirect'
import region from 'virtual:built-in/region'
import { registry } from '../../renderers/index.ts'
import type { Config } from '../../schemas/config.ts'
import type { ScreenName } from '../../schemas/layout/screens.ts'
import type { MethodField } from '../../schemas/methodField.ts'
import type { Navigation } from '../../schemas/navigation.ts'
import type { CalendarDate } from '../../schemas/typing/date.ts'
import type { Track } from '../analytics/track.ts'
import { createPaymentApi } from '../api/paymentApi.ts'
import { readMethodFields } from '../api/readMethodFields.ts'
import type { NextStep } from '../flows/afterCreate.ts'
import { bankGet } from '../flows/bankGet.ts'
import { buildForm } from '../flows/buildForm.ts'
import { completion } from '../flows/completion.ts'
import { createDeposit } from '../flows/createDeposit.ts'
import { createDrafts } from '../flows/drafts.ts'
import { createIntents } from '../flows/intents.ts'
import { loadLimits } from '../flows/loadLimits.ts'
import type { Notify } from '../flows/notify.ts'
import { offeredBonuses } from '../flows/offeredBonuses.ts'
import { openPaymentPage } from '../flows/openPaymentPage.ts'
import type { Forms } from '../flows/openScreens.ts'
import { createPages } from '../flows/pages.ts'
import { prepareDeposit } from '../flows/prepareDeposit.ts'
import { startSession } from '../flows/startSession.ts'
import type { Texts } from '../i18n/createTexts.ts'
import type { CheckedLayout } from '../layout/CheckedLayout.ts'
import { evaluate, isTrue } from '../layout/expression/evaluate.ts'
import type { FormatFunctions } from '../layout/expression/FormatFunctions.ts'
import { planForm } from '../layout/form/planForm.ts'
import type { Clock } from '../platform/clock.ts'
import { type HelperWindow, openHelperWindow } from '../platform/helperWindow.ts'
import { onHide } from '../platform/onHide.ts'
import { onWake } from '../platform/onWake.ts'
import type { KeyValueStore } from '../platform/storage.ts'
import type { ListScopes } from '../scopes/createListScopes.ts'
import { createScopes } from '../scopes/createScopes.ts'
import type { ScopesNeed } from '../scopes/ScopesNeed.ts'
import type { FormStore } from '../stores/FormStore.ts'
import { LimitsStore } from '../stores/LimitsStore.ts'
import { methodLimits } from '../stores/methodLimits.ts'
import type { Transport } from '../transport/Transport.ts'
import { createPaymentVerbs } from './createPaymentVerbs.ts'
import type { Stores } from './createStores.ts'
import { returnUrl } from './returnUrl.ts'

export interface PaymentNeed {
  readonly stores: Stores
  readonly transport: Transport
  readonly clock: Clock
  readonly storage: KeyValueStore
  readonly config: Config
  readonly track: Track
  readonly texts: Texts
  readonly formats: FormatFunctions
  readonly navigation: Navigation
  readonly notify: Notify
  readonly basepath: string
  readonly abTestGroup: string | undefined
  /** The host's bonuses, unread. */
  readonly bonusList: readonly unknown[]
  readonly form: () => FormStore | undefined
  readonly readScope: (name: string) => unknown
  readonly scopesNeed: ScopesNeed
  readonly listScopes: ListScopes
  /** The same player was here before, with other settings. */
  readonly isAgain: boolean
  readonly addFields: (fields: readonly MethodField[]) => void
  readonly onFailure: (failure: unknown) => void
  readonly report: (code: string, message: string) => void
  readonly reportOdd: (call: string, paths: readonly string[]) => void
}

/** Everything of a payment: its forms, the deposit, the payment page, the completion. It arrives after the list. */
export function createPayment(need: PaymentNeed) {
  const { stores, clock, config, texts, formats, navigation, notify, form, report, onFailure } = need
  const pages = createPages({ ...need.stores, navigation, notify, texts, report })
  const { session, methods, deposit } = stores
  stores.bonus.offer(offeredBonuses(need.bonusList, session.user.currency))
  const api = createPaymentApi({ transport: need.transport, config, onOdd: need.reportOdd })
  const intents = createIntents(need.storage, session.userId, () => clock.now())
  const paymentPage = openPaymentPage({
    deposit,
    navigation,
    helperPage: `${need.basepath}/helper.html#${texts.lang}`,
    openHelper: openHelperWindow,
    report,
    onRefused: () => onFailure(undefined),
  })
  const method = () => methods.selected
  const paymentSession = startSession({ api, clock, form, method })
  const drafts = createDrafts({ storage: need.storage, clock, userId: session.userId, form, method, onHide })
  const limits = new LimitsStore()
  const preparing = prepareDeposit({
    api,
    opening: () => `${stores.route.name} ${method()?.name ?? ''}`,
    addFields: need.addFields,
    tell: ({ details, fields }) =>
      say([...details, texts.t(fields.length > 0 ? 'form.fields.more' : 'form.prepare.ready')].join(' ')),
  })
  const stops = [
    loadLimits({ api, limits, form, method, currency: () => session.user.currency }),
    bankGet({ api, clock, form, method }),
    preparing.dispose,
    drafts.dispose,
    paymentSession.dispose,
  ]

  function say(content: string): void {
    notify({ title: texts.t('deposit.v2.title'), content, tone: 'info' })
  }

  function follow(next: NextStep, helper: HelperWindow | undefined): void {
    if (next.step !== 'askFields') drafts.drop()
    if (next.step === 'redirect') {
      paymentPage.redirect(next.source, next.next, helper)
      return
    }
    helper?.close()
    if (next.step === 'page') {
      pages.open(next.page)
      return
    }
    need.addFields(next.fields)
    say(texts.t('form.fields.more'))
  }

  const creating = createDeposit({
    ...stores,
    api,
    clock,
    track: need.track,
    intents,
    abTestGroup: need.abTestGroup,
    form,
    newKey: () => crypto.randomUUID(),
    method,
    preparing,
    returnUrl: returnUrl(config, location.origin),
    paymentSessionId: () => paymentSession.id(),
    openHelper: ({ name }) =>
      session.native || config.redirect.noHelper.includes(name) ? undefined : paymentPage.openWindow(),
    captcha: async () => undefined,
    onFailure,
    onNext: follow,
    onOutcome: ({ kind }) => {
      if (kind === 'exists') {
        drafts.drop()
        navigation.go('depositCompletePage')
      } else say(texts.t('form.deposit.notCreated'))
    },
  })

  const forms: Forms = {
    plan: (layout, payment, more) => {
      const misfit = (name: string) => report('field.shape', `The field "${name}" of ${payment.name} does not fit.`)
      return planForm(layout, [...readMethodFields(payment, misfit), ...more])
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
    complete: complete as CheckedLayout,
  }

  const openAgain = need.isAgain ? drafts.openMethod() : undefined
  // Once this code is in place: a form needs it.
  if (openAgain !== undefined) queueMicrotask(() => pages.openMethod(openAgain))

  return {
    creating,
    pages,
    verbs: createPaymentVerbs({ creating, paymentPage, form, track: need.track }),
    scopes: createScopes({ ...need.scopesNeed, limits }, need.listScopes),
    registry,
    forms,
    builtIn,
    /** While the completion page is open. Returns what leaving it does. */
    complete: () => completion({ ...stores, api, clock, track: need.track, intents, navigation, onWake }),
    dispose: () => {
      for (const stop of stops) stop()
    },
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

import complete from 'virtual:built-in/complete'
import group from 'virtual:built-in/deposit.group'
import redirect from 'virtual:built-in/deposit.redirect'
import region from 'virtual:built-in/region'
import { registry } from '../../renderers/index.ts'
import type { Config } from '../../schemas/config.ts'
import type { ScreenName } from '../../schemas/layout/screens.ts'
import type { MethodField } from '../../schemas/methodField.ts'
import type { Navigation } from '../../schemas/navigation.ts'
import type { Track } from '../analytics/track.ts'
import { createPaymentApi } from '../api/paymentApi.ts'
import type { NextStep } from '../flows/afterCreate.ts'
import { buildForm } from '../flows/buildForm.ts'
import { completion } from '../flows/completion.ts'
import { createDeposit } from '../flows/createDeposit.ts'
import { createIntents } from '../flows/intents.ts'
import type { Notify } from '../flows/notify.ts'
import { offeredBonuses } from '../flows/offeredBonuses.ts'
import { openPaymentPage } from '../flows/openPaymentPage.ts'
import type { Forms } from '../flows/openScreens.ts'
import { createPages } from '../flows/pages.ts'
import { startSession } from '../flows/startSession.ts'
import type { Texts } from '../i18n/createTexts.ts'
import type { CheckedLayout } from '../layout/CheckedLayout.ts'
import { evaluate, isTrue } from '../layout/expression/evaluate.ts'
import type { FormatFunctions } from '../layout/expression/FormatFunctions.ts'
import { planForm } from '../layout/planForm.ts'
import type { Clock } from '../platform/clock.ts'
import { type HelperWindow, openHelperWindow } from '../platform/helperWindow.ts'
import { onWake } from '../platform/onWake.ts'
import type { KeyValueStore } from '../platform/storage.ts'
import type { ListScopes } from '../scopes/createListScopes.ts'
import { createScopes } from '../scopes/createScopes.ts'
import type { ScopesNeed } from '../scopes/ScopesNeed.ts'
import type { FormStore } from '../stores/FormStore.ts'
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
  readonly addFields: (fields: readonly MethodField[]) => void
  readonly onFailure: (failure: unknown) => void
  readonly report: (code: string, message: string) => void
}

/** Everything of a payment: its forms, the deposit, the payment page, the completion. It arrives after the list. */
export function createPayment(need: PaymentNeed) {
  const { stores, clock, config, texts, formats, navigation, notify, form, report, onFailure } = need
  const pages = createPages({ ...need.stores, navigation, notify, texts, report })
  const { session, methods, deposit } = stores
  stores.bonus.offer(offeredBonuses(need.bonusList, session.user.currency))
  const api = createPaymentApi({ transport: need.transport, config })
  const intents = createIntents(need.storage, session.userId, () => clock.now())
  const paymentPage = openPaymentPage({
    deposit,
    navigation,
    helperPage: `${need.basepath}/helper.html#${texts.lang}`,
    openHelper: openHelperWindow,
    report,
    onRefused: () => onFailure(undefined),
  })
  const paymentSession = startSession({ api, clock, form, method: () => methods.selected })

  function follow(next: NextStep, helper: HelperWindow | undefined): void {
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
    notify({ title: texts.t('deposit.v2.title'), content: texts.t('form.fields.more'), tone: 'info' })
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
    method: () => methods.selected,
    returnUrl: returnUrl(config, location.origin),
    paymentSessionId: () => paymentSession.id(),
    openHelper: ({ name }) =>
      session.native || config.redirect.noHelper.includes(name) ? undefined : paymentPage.openWindow(),
    captcha: async () => undefined,
    onFailure,
    onNext: follow,
    onOutcome: ({ kind }) => {
      if (kind === 'exists') navigation.go('depositCompletePage')
      else notify({ title: texts.t('deposit.v2.title'), content: texts.t('form.deposit.notCreated'), tone: 'info' })
    },
  })

  const forms: Forms = {
    plan: planForm,
    build: (plan, method, before) =>
      buildForm(
        plan,
        {
          method,
          currency: session.user.currency,
          limits: () => methodLimits(method, session),
          texts,
          holds: ({ expression }) => isTrue(expression, need.readScope, formats),
          value: (expression) => evaluate(expression, need.readScope, formats),
          onBadRule: (field, regex) => report('field.regex', `A rule of "${field}" can't be used: ${regex}`),
        },
        before,
      ),
  }

  const builtIn: Readonly<Partial<Record<ScreenName, CheckedLayout>>> = {
    'deposit.redirect': redirect as CheckedLayout,
    'deposit.group': group as CheckedLayout,
    region: region as CheckedLayout,
    complete: complete as CheckedLayout,
  }

  return {
    creating,
    pages,
    verbs: createPaymentVerbs({ creating, paymentPage, form, track: need.track }),
    scopes: createScopes(need.scopesNeed, need.listScopes),
    registry,
    forms,
    builtIn,
    /** While the completion page is open. Returns what leaving it does. */
    complete: () => completion({ ...stores, api, clock, track: need.track, intents, navigation, onWake }),
    dispose: () => paymentSession.dispose(),
  }
}

export type Payment = ReturnType<typeof createPayment>

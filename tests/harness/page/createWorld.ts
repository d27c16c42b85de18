import { observable, runInAction } from 'mobx'
import { ANSWERS, METHOD_FOLDERS } from '../../../fixtures/index.ts'
import type { PartialRegistry } from '../../../renderers/contract.ts'
import { registry as production } from '../../../renderers/index.ts'
import type { ScreenName } from '../../../schemas/layout/screens/index.ts'
import { isForm } from '../../../schemas/layout/screens/isForm.ts'
import { readMethod } from '../../../src/api/readMethod.ts'
import { readMethodFields } from '../../../src/api/readMethodFields.ts'
import { createFormats } from '../../../src/app/createFormats.ts'
import { pictureRule } from '../../../src/app/pictureRule.ts'
import { runAction } from '../../../src/app/runAction.ts'
import { CASHIERS } from '../../../src/cashiers/CASHIERS.ts'
import { BonusStore } from '../../../src/catalog/BonusStore.ts'
import { CryptoStore } from '../../../src/catalog/CryptoStore.ts'
import { type Country, MethodsStore } from '../../../src/catalog/MethodsStore.ts'
import { methodLimits } from '../../../src/catalog/methodLimits.ts'
import type { ActionHandlers } from '../../../src/drawing/ActionHandlers.ts'
import type { DrawingEnv } from '../../../src/drawing/Drawer.ts'
import { formDrawers } from '../../../src/drawing/form/formDrawers.tsx'
import { payDrawers } from '../../../src/drawing/pay/payDrawers.tsx'
import { OffersStore } from '../../../src/features/onramp/OffersStore.ts'
import { BoxesStore } from '../../../src/features/sweepstake/BoxesStore.ts'
import { buildForm } from '../../../src/forms/buildForm.ts'
import type { FormStore } from '../../../src/forms/FormStore.ts'
import type { FormPlan } from '../../../src/forms/plan/FormPlan.ts'
import { planForm } from '../../../src/forms/plan/planForm.ts'
import type { Texts } from '../../../src/i18n/createTexts.ts'
import type { CheckedLayout } from '../../../src/language/CheckedLayout.ts'
import { evaluate, isTrue } from '../../../src/language/expression/evaluate.ts'
import type { Method } from '../../../src/model/method.ts'
import { formActions } from '../../../src/pages/formActions.ts'
import { DepositStore } from '../../../src/payments/DepositStore.ts'
import { InvoiceStore } from '../../../src/payments/InvoiceStore.ts'
import { TransactionStore } from '../../../src/payments/TransactionStore.ts'
import { browserClock } from '../../../src/platform/time/clock.ts'
import { RouteStore } from '../../../src/session/RouteStore.ts'
import { SessionStore } from '../../../src/session/SessionStore.ts'
import { aBonus } from '../../unit/support/aBonus.ts'
import { allScopes } from '../../unit/support/allScopes.ts'
import { anOpenInvoice } from '../../unit/support/anInvoice.ts'
import { anOffer, openOffers } from '../../unit/support/anOffer.ts'

export interface WorldOptions {
  readonly texts: Texts
  readonly theme?: 'light' | 'dark'
  readonly registry?: PartialRegistry
  readonly methods?: readonly Method[]
  /** Whether the player has bonuses. */
  readonly hasBonus?: boolean
  /** The method of the form. */
  readonly selected?: Method
  /** Called when a press in a layout creates a deposit. */
  readonly onCreate?: () => void
}

export interface Opened {
  readonly layout: CheckedLayout
  readonly plan: FormPlan | undefined
  readonly form: FormStore | undefined
}

export type World = ReturnType<typeof createWorld>

/** The methods of the fixtures, as returned by the list call. */
const METHODS: readonly Method[] = METHOD_FOLDERS.flatMap(({ method }) => readMethod(method) ?? [])

export const methodNamed = (name: string): Method => METHODS.find((method) => method.name === name) ?? METHODS[0]!

/** Payment details that examples of the catalogue name. */
const linesOf = (origin: string): Readonly<Record<string, string>> => ({
  reference: '84-20317',
  barcode: '34191790010104351004791020150008291070026000',
  line: '34191.79001 01043.510047 91020.150008 2 91070026000',
  logo: `${origin}/icons/airtm.svg`,
  map: `${origin}/icons/aed.svg`,
})

/** Real stores, scopes and formats with data of the fixtures. Records the actions of layouts. */
export function createWorld({
  texts,
  theme = 'light',
  registry = production,
  hasBonus = true,
  ...options
}: WorldOptions) {
  const { methods: list = METHODS, selected = methodNamed('spei') } = options
  const session = new SessionStore({
    ...{
      identity: 'u-1',
      mode: 'main',
      theme,
      native: false,
      platformVersion: 'redesign',
      canClose: true,
      experiments: { list: 'b' },
    },
    user: { currency: 'MXN', paymentGeo: 'MX', platform: 'desktop', lang: texts.lang },
  })
  const methods = new MethodsStore()
  const deposit = new DepositStore()
  const bonus = new BonusStore(hasBonus ? [aBonus({ id: 'b-1', maxAmount: '2000.00', minDeposit: '300.00' })] : [])
  const stores = { session, methods, deposit, transaction: new TransactionStore(), bonus, route: new RouteStore() }
  methods.setMethods(list, { fiat: 'MXN', crypto: 'USDT' })
  methods.setCountries((ANSWERS['methods-country-selector-v2'] as { countries: Country[] }).countries)
  methods.selectMethod(selected)
  deposit.adopt({ id: '84-20317', method: selected.name, amount: '500.00', currency: 'MXN', startedAt: 1.7e12 })
  const invoices = new InvoiceStore(deposit)
  const offers = new OffersStore(deposit, session.home)
  offers.offer(
    openOffers([anOffer('coinbridge', '96.42', 'USDT', '2.75'), anOffer('paywise', '95.18', 'USDT')], session.home),
  )
  invoices.setInvoice(
    anOpenInvoice({
      ...{ amount: '500.00', currency: 'MXN', holder: 'Ana', endsAt: browserClock.now() + 900_000 },
      requisites: [
        { name: 'number', title: '', value: '646180110400000007', isCopyable: true },
        ...Object.entries(linesOf(location.origin)).map(([name, value]) => ({
          name,
          title: name,
          value,
          isCopyable: false,
        })),
      ],
      ...{ steps: ['Open the app of your bank.', 'Send the exact amount.'], qr: 'upi://pay?pa=a@b', country: 'RU' },
    }),
  )
  session.setErrorId('A1B2C3')

  const form = observable.box<FormStore | undefined>(undefined, { deep: false })
  const crypto = new CryptoStore({ methods, now: browserClock.monotonic, preselects: true })
  const [coin] = crypto.coins
  crypto.open(coin, coin?.networks[0])
  if (coin?.networks[0] !== undefined && deposit.current !== undefined) {
    const made = {
      address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
      memo: '',
      minDeposit: '5',
      coinName: '',
      hasBonus: false,
    }
    crypto.put(coin.networks[0].id, { kind: 'there', made: { ...made, deposit: deposit.current } })
  }
  const boxes = new BoxesStore()
  boxes.setBoxes([
    { id: 'box-1', price: '9.99', currency: 'USD', gold: '100000', sweep: '10.00' },
    { id: 'box-2', price: '49.99', currency: 'USD', gold: '525000', sweep: '52.50' },
  ])
  boxes.choose('box-2')
  const need = {
    ...stores,
    invoices,
    offers,
    crypto,
    boxes,
    texts,
    site: { staticPath: '/', iconBase: '/icons/', instructions: {} },
    form: () => form.get(),
  }
  const scopes: Readonly<Record<string, unknown>> = allScopes(need)
  const formats = createFormats(texts, (currency) => session.decimalsOf(currency))
  const actions: Parameters<DrawingEnv['run']>[0][] = []
  const reports: string[] = []
  const givenUp: string[] = []
  const readScope = (name: string) => scopes[name]

  /** The app's implementations of the actions, as far as possible without a server. */
  const handlers: Partial<ActionHandlers> = {
    'search.set': ({ query }) => methods.search(query),
    ...formActions({ form: () => form.get(), track: () => undefined }),
    setField: ({ field, value }) => form.get()?.setFromAction(field, String(value)),
    // As in createDeposit, only the last step pays.
    'deposit.create': () => (form.get()?.isLastStep === false ? form.get()?.next() : options.onCreate?.()),
  }
  const run = runAction(handlers, (_, message) => reports.push(message))

  const env: DrawingEnv = {
    drawers: {
      ...formDrawers,
      ...payDrawers({ copy: async () => 'copied', clock: browserClock, isPictureAllowed: pictureRule({ assets: {} }) }),
    },
    ...{ registry, scopes, formats, lang: texts.asked, locale: texts.locale, t: texts.t, hasText: texts.has },
    run: (action) => {
      actions.push(action)
      if (Object.hasOwn(handlers, action.do)) run(action)
    },
    field: (name) => form.get()?.view(name),
    report: ({ pointer, message }) => reports.push(`${pointer}: ${message}`),
    giveUp: ({ id }) => {
      givenUp.push(id)
      return !id.startsWith('built-in')
    },
  }

  /** Enters the page of a screen, with the selection it requires. */
  function enter(screen: ScreenName): void {
    const page = Object.values(CASHIERS)
      .flatMap(({ routes }) => routes)
      .find(({ shows }) => shows.screen === screen)!
    const flags = {
      hasBack: page.backRoute !== undefined,
      hasTabs: false,
      isHeaderHidden: false,
      isCloseHidden: false,
      isDetour: false,
      transition: '',
    }
    stores.route.enter({ name: page.name, transaction: 'deposit', title: 'deposit.v2.title', ...flags })
    if (screen.endsWith('.group')) methods.selectGroup(methods.gathered.groups[0]?.code ?? '')
    else methods.selectMethod(selected)
  }

  /** Plans and builds the form of a layout, as the app does before it renders the form. */
  function open(layout: CheckedLayout): Opened {
    enter(layout.screen)
    return openForm(layout)
  }

  /** Plans and builds the form when the page is already open. */
  function openForm(layout: CheckedLayout): Opened {
    if (!isForm(layout.screen)) return { layout, plan: undefined, form: undefined }
    const plan = planForm(layout, readMethodFields(selected))
    const made = buildForm(plan, {
      ...{ method: selected, isP2pMarket: false, texts },
      limits: () => methodLimits(selected, session),
      place: { currency: session.user.currency, decimals: 2, country: session.user.paymentGeo },
      today: () => ({ year: 2026, month: 11, day: 21 }),
      random: () => 7n,
      staticPath: '/',
      expressions: {
        isTrue: (condition) => isTrue(condition, readScope, formats),
        value: (expression) => evaluate(expression, readScope, formats),
      },
      fitsChain: () => true,
      onBadRule: (field) => reports.push(`rule of ${field}`),
    })
    runInAction(() => form.set(made))
    return { layout, plan, form: made }
  }

  return { env, open, enter, openForm, actions, reports, givenUp, stores, invoices, selected, scopes, formats, texts }
}

import { observable, reaction, runInAction } from 'mobx'
import { listBlocks } from '../../renderers/listBlocks.ts'
import { createTrack } from '../analytics/track.ts'
import { createListApi } from '../api/listApi.ts'
import type { DrawingEnv } from '../drawing/Drawer.ts'
import type { CarriedForm } from '../flows/deposit/drafts.ts'
import { failureNotice } from '../flows/failures/failureNotice.ts'
import { createNotify } from '../flows/failures/notify.ts'
import { hasOpenIntent } from '../flows/intent/hasOpenIntent.ts'
import { createLayouts } from '../flows/layouts/layouts.ts'
import { openScreens } from '../flows/layouts/openScreens.ts'
import { loadMethods } from '../flows/list/loadMethods.ts'
import { supportIdAt } from '../host/supportId.ts'
import type { Texts } from '../i18n/createTexts.ts'
import { fetchFile } from '../platform/fetchFile.ts'
import { lazyPart } from '../platform/lazyPart.ts'
import { onNetwork } from '../platform/onNetwork.ts'
import { onUncaught } from '../platform/onUncaught.ts'
import { tellGuard } from '../platform/tellGuard.ts'
import { createAppRouter } from '../routes/createAppRouter.ts'
import { createNavigation } from '../routes/createNavigation.ts'
import { releaseHistory } from '../routes/releaseHistory.ts'
import { type RouteMeta, routeOf } from '../routes/routeTable.ts'
import { createListScopes } from '../scopes/createListScopes.ts'
import type { ScopesNeed } from '../scopes/ScopesNeed.ts'
import type { AppView } from '../screens/AppView.ts'
import { Failure, FailurePage, NotFound } from '../screens/Failure.tsx'
import { Screen } from '../screens/Screen.tsx'
import { Shell } from '../screens/Shell.tsx'
import { TransportFailure } from '../transport/TransportFailure.ts'
import type { AppNeed } from './AppNeed.ts'
import { builtInLayouts } from './builtInLayouts.ts'
import { createFormats } from './createFormats.ts'
import type { Payment } from './createPayment.ts'
import { createReport } from './createReport.ts'
import type { Stores } from './createStores.ts'
import { createVerbs } from './createVerbs.ts'
import { runAction } from './runAction.ts'

/** The one place that builds and wires. It decides nothing: every decision is a flow's, and no flow receives the app. */
export function createApp(need: AppNeed, stores: Stores, texts: Texts) {
  const { config, bridge, clock, data, transport } = need
  const { session, methods, deposit, route, notices } = stores
  const api = createListApi({ transport, config, onOdd: (call, paths) => reportOdd(call, paths) })
  // Without a player there is no token, and a 401 would tell the host that one had run out.
  const track = createTrack({ clock, send: data === undefined ? async () => undefined : api.events })
  const report = createReport({ track, isLogging: need.isLogging })
  const reportOdd = (call: string, paths: readonly string[]) =>
    report('api.answer', `${call}: not as agreed, and read all the same: ${paths.slice(0, 5).join(', ')}`)
  const notify = createNotify(notices)
  // That the session has ended stands on the screen as long as it is so: nobody needs to be alarmed beside it (X6).
  const onFailure = (failure: unknown) => isExpiry(failure) || notify(failureNotice(failure, texts))
  const isExpiry = (failure: unknown) =>
    session.isExpired && failure instanceof TransportFailure && failure.status === 401
  const abTestGroup = session.experiments[config.experiments.methods]
  const formats = createFormats(texts)
  const payment = observable.box<Payment | undefined>(undefined, { deep: false })
  const isPartMissing = observable.box(false)

  const layouts = createLayouts({
    load: async (name) => (await fetchFile(`${config.staticPath}layouts/${name}`, config.timeouts.file)).text,
    // An operator's document may use any block, so all of them must have arrived.
    ready: loadPayment,
    builtIn: (screen) => builtInLayouts[screen] ?? payment.get()?.builtIn[screen],
    report,
  })
  const screens = openScreens({
    layouts,
    method: () => methods.selected,
    paid: () => {
      const name = deposit.current?.method
      return name === undefined ? undefined : (methods.find(name) ?? { name })
    },
    forms: () => payment.get()?.forms,
    report,
  })
  const form = () => screens.current()?.form
  const scopesNeed: ScopesNeed = {
    ...stores,
    texts,
    badges: config.badges,
    staticPath: config.staticPath,
    iconBase: config.iconCdn || `${config.staticPath}icons/`,
    form,
  }
  const listScopes = createListScopes(scopesNeed)
  const later = (name: 'method' | 'limits' | 'form' | 'deposit' | 'bonus') => payment.get()?.scopes[name]
  const scopes = {
    ...listScopes,
    get method() {
      return later('method')
    },
    get limits() {
      return later('limits')
    },
    get form() {
      return later('form')
    },
    get deposit() {
      return later('deposit')
    },
    get bonus() {
      return later('bonus')
    },
  }
  const readScope = (name: string) => (scopes as Readonly<Record<string, unknown>>)[name]

  const router = createAppRouter({
    basepath: need.basepath,
    ...(need.history && { history: need.history }),
    shell: Shell,
    screen: () => Screen,
    failure: Failure,
    failurePage: FailurePage,
    notFound: NotFound,
    guard,
  })
  const navigation = createNavigation(router)
  const isOnList = () => route.name === 'depositListPage'
  const loading = loadMethods({ api, session, methods, navigation, isOnList, abTestGroup, onFailure, report })

  /** Session and selection guards (ROUTE-06, ROUTE-15). */
  function guard(meta: RouteMeta): RouteMeta | undefined {
    if (data === undefined) return meta.name === 'errorPage' ? undefined : routeOf('errorPage')
    if (session.mode !== 'main' && meta.screen !== 'later' && meta.screen !== 'error') {
      return routeOf(session.mode === 'sweep' ? 'sweepstakeLaterPage' : 'cryptoBalanceLaterPage')
    }
    const lacksMethod = meta.needs === 'method' && methods.selected === undefined
    const lacksGroup = meta.needs === 'group' && methods.groupCode === undefined
    if (!lacksMethod && !lacksGroup) return undefined
    methods.reset()
    return routeOf('depositListPage')
  }

  let isOver = false
  const arrive = lazyPart(async () => {
    const { createPayment } = await import('./createPayment.ts')
    if (isOver) return new Promise<never>(() => {}) // nobody is here any more
    const { element, storage, shared, basepath } = need
    const addFields = screens.addFields
    const made = createPayment({
      ...{
        element,
        stores,
        transport,
        clock,
        storage,
        shared,
        config,
        track,
        texts,
        formats,
        navigation,
        notify,
        basepath,
        bridge,
      },
      ...{ abTestGroup, form, readScope, addFields, onFailure, report, reportOdd, scopesNeed, listScopes },
      bonusList: data?.bonusList ?? [],
      userId: data?.userId ?? '',
      resume: data?.resume,
      onIntents: (reference) => bridge.send({ messageType: 'onIntent', reference }),
      carried: need.carried,
      element: need.element,
    })
    runInAction(() => payment.set(made))
    reopen(made)
    return made
  })

  /** The code of payments, once: asked for when the list is on the screen, or earlier when a page needs it. */
  async function loadPayment(): Promise<Payment> {
    try {
      const made = await arrive()
      runInAction(() => isPartMissing.set(false))
      return made
    } catch (failure) {
      runInAction(() => isPartMissing.set(true))
      report('part.missing', messageOf(failure))
      // All that moves money is in the part that is missing, so no call of this document is under way (I23).
      tellGuard({ mayReload: !hasOpenIntent(need.shared) })
      throw failure
    }
  }

  /** For what waits by itself: the screen, or the next need, says what is missing. */
  function askForPayment(): void {
    loadPayment().catch(() => undefined)
  }

  /** Acts as soon as payments are there, however often it takes to load them. Returns what gives it up. */
  function withPayment(act: (payment: Payment) => void): () => void {
    askForPayment()
    const tell = (made: Payment | undefined) => made && act(made)
    return reaction(() => payment.get(), tell, { fireImmediately: true })
  }

  /** The form that was open before the host changed the settings, as soon as its method is there. */
  function reopen({ pages }: Payment): void {
    const { isOpen, method } = need.carried ?? {}
    if (!isOpen || method === undefined) return
    const open = (isReady: boolean, _: unknown, waiting: { dispose(): void }) => {
      if (!isReady) return
      waiting.dispose()
      pages.openMethod(method)
    }
    stops.push(reaction(() => methods.state === 'ready', open, { fireImmediately: true }))
  }

  function close(): void {
    payment.get()?.closed()
    bridge.send({ messageType: 'onClose' })
  }

  function refresh(): void {
    if (data === undefined) {
      location.reload()
      return
    }
    if (methods.countriesState === 'failed') void loading.loadCountries()
    if (route.name === 'depositRegionPage' || route.name === 'emptyRegionPage') return
    const target = routeOf(navigation.query('backRoute'))?.name ?? 'depositListPage'
    if (route.name === 'depositListPage') void loading.load()
    else navigation.go(target, { query: { refetch: '1' }, replace: true })
  }

  function chooseRegion(country: string): void {
    session.chooseGeo(country)
    methods.reset()
    methods.searchCountries('')
    navigation.go('depositListPage', { query: { refetch: '1' }, replace: true })
  }

  const verbs = createVerbs({ methods, navigation, loadPayment, onFailure, chooseRegion, close, refresh })

  const env: DrawingEnv = {
    get registry() {
      return payment.get()?.registry ?? { blocks: listBlocks, fields: {} }
    },
    get drawers() {
      return payment.get()?.drawers ?? {}
    },
    scopes,
    formats,
    lang: texts.asked,
    t: texts.t,
    hasText: texts.has,
    run: (action) => runAction({ ...verbs, ...payment.get()?.verbs }, report)(action),
    field: (name) => form()?.field(name),
    report: ({ pointer, message }) => report('layout.draw', `${screens.current()?.layout.id} ${pointer}: ${message}`),
    giveUp: (layout) => layouts.giveUp(layout),
  }

  let leavePage = () => {}
  let isFirstPage = true

  function enter(meta: RouteMeta): void {
    leavePage()
    leavePage = () => {}
    if (route.name !== '') isFirstPage = false
    route.enter({
      name: meta.name,
      transaction: meta.transaction,
      hasBack: meta.backRoute !== undefined,
      isHeaderHidden: meta.hidePaymentHeader,
      isCloseHidden: meta.hasNoClose,
    })
    screens.enter({ route: meta.name, screen: meta.screen })
    if (builtInLayouts[meta.screen] === undefined) askForPayment()
    if (meta.name === 'depositListPage') enterList()
    if (meta.name === 'errorPage') reportError()
    if (meta.screen === 'later') enterLater(meta)
    if (meta.name === 'depositCompletePage') enterCompletion()
  }

  function enterLater({ name }: RouteMeta): void {
    const text = `The page "${name}" is not part of this build.`
    report('page.missing', text)
    bridge.send({ messageType: 'onProblem', code: 'page.missing', text })
    loadPayment().catch(onFailure)
  }

  function enterList(): void {
    methods.reset()
    if (deposit.state === 'idle') deposit.clear()
    layouts.forgetMissing()
    if (navigation.query('refetch') === undefined) return loading.entered()
    navigation.dropQuery('refetch')
    void loading.load()
  }

  function enterCompletion(): void {
    let leave = () => {}
    const giveUp = withPayment(({ complete }) => {
      leave = complete()
    })
    leavePage = () => {
      giveUp()
      leave()
    }
  }

  let isStartRefused = false

  function reportError(): void {
    const { errorMessage = need.problem?.text ?? 'Unknown error', stacktrace = '' } = navigation.state()
    const supportId = need.problem?.supportId ?? supportIdAt(clock.now())
    session.setErrorId(supportId)
    report('error.page', `${supportId} ${errorMessage} ${stacktrace}`.trim())
    // Without data the door has said it already.
    if (data === undefined) return
    // Once for a start that failed; what runs has started (P4), and has a problem.
    const hasStarted = methods.state === 'ready' || isStartRefused
    if (hasStarted) bridge.send({ messageType: 'onProblem', code: 'page.error', text: errorMessage, supportId })
    else bridge.send({ messageType: 'onInitError', text: errorMessage, supportId })
    isStartRefused = true
  }

  /** Whether more than the shape of a page is drawn: of the list, its answer too. */
  const isShown = () =>
    isPartMissing.get() || (screens.current() !== undefined && !(isOnList() && methods.state === 'loading'))

  /** The first thing of use has been painted: the host may take its own loader away, and the rest may come. */
  function shown(): void {
    bridge.send({ messageType: 'FullLoaded' })
    askForPayment()
  }

  /** A new token has come: what failed for want of one is asked for again. */
  function renewed(): void {
    if (methods.state === 'failed') void loading.load()
    if (methods.countriesState === 'failed') void loading.loadCountries()
    void payment.get()?.creating.check()
  }

  const stops = [
    onNetwork((isOnline) => {
      session.setOnline(isOnline)
      if (!isOnline) return
      void payment.get()?.creating.check()
      if (isPartMissing.get()) askForPayment()
      // What failed while there was no network is asked for again by itself (S14).
      const isAtStart = route.name === 'depositListPage' || route.name === 'errorPage'
      if (methods.state === 'failed' && isAtStart) refresh()
      else if (methods.countriesState === 'failed') void loading.loadCountries()
    }),
    onUncaught((reason) => report('uncaught', messageOf(reason))),
    bridge.on('close', close),
    router.subscribe('onResolved', () => {
      const meta = navigation.meta()
      // A key dropped from the address is the same page: entering it again would forget what the key said.
      if (meta !== undefined && meta.name !== route.name) enter(meta)
    }),
    reaction(
      () => session.isExpired,
      (isExpired) => isExpired || renewed(),
    ),
  ]

  function start(): void {
    if (data === undefined) return
    bridge.send({ messageType: 'onInit' })
    for (const key of need.unknownKeys) report('config.unknown', `The configuration key "${key}" is not known.`)
    void layouts.loadIndex()
    void loading.load(need.firstList)
    void loading.loadCountries()
    if (data.resume !== undefined || hasOpenIntent(need.shared)) {
      stops.push(withPayment(({ creating }) => void creating.check()))
    }
  }

  /** Nothing of a page could be drawn. Of the first page, that is a start that failed (HOST-30). */
  function crashed(error: unknown): void {
    report('draw.crash', messageOf(error))
    if (isFirstPage && data !== undefined) bridge.send({ messageType: 'onInitError', text: messageOf(error) })
    isFirstPage = false
  }

  const view: AppView = {
    ...{ session, route, notices, texts, env, close },
    drawing: () => screens.current(),
    isPartMissing: () => isPartMissing.get(),
    askForPart: askForPayment,
    crashed,
    // In a form in steps the way back is one step.
    leave: () => (form()?.step ? form()?.back() : navigation.leave()),
  }

  /** Nothing of it goes on. Returns the form for the same player's next app; `isLeft`: another player's comes. */
  function dispose(isLeft: boolean): CarriedForm | undefined {
    isOver = true
    leavePage()
    for (const stop of stops) stop()
    const made = payment.get()
    const carried = made === undefined ? need.carried : made.dispose(isLeft)
    screens.dispose()
    releaseHistory(router.history)
    return carried
  }

  return { view, router, start, dispose, isShown, shown }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

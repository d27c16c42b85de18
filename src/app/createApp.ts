import { observable, reaction, runInAction } from 'mobx'
import { listBlocks } from '../../renderers/listBlocks.ts'
import { createTrack } from '../analytics/track.ts'
import { createListApi } from '../api/listApi.ts'
import { staticFile } from '../api/staticFile.ts'
import { runAction } from '../flows/actions.ts'
import { failureNotice } from '../flows/failureNotice.ts'
import { hasOpenIntent } from '../flows/hasOpenIntent.ts'
import { createLayouts } from '../flows/layouts.ts'
import { loadMethods } from '../flows/loadMethods.ts'
import { createNotify } from '../flows/notify.ts'
import { openScreens } from '../flows/openScreens.ts'
import type { Texts } from '../i18n/createTexts.ts'
import type { LayoutEnv } from '../layout/LayoutEnv.ts'
import { onNetwork } from '../platform/onNetwork.ts'
import { createAppRouter } from '../routes/createAppRouter.ts'
import { createNavigation } from '../routes/createNavigation.ts'
import { type RouteMeta, routeOf } from '../routes/routeTable.ts'
import { createListScopes } from '../scopes/createListScopes.ts'
import type { ScopesNeed } from '../scopes/ScopesNeed.ts'
import type { AppView } from '../screens/AppView.ts'
import { Screen } from '../screens/Screen.tsx'
import { Shell } from '../screens/Shell.tsx'
import type { AppNeed } from './AppNeed.ts'
import { builtInLayouts } from './builtInLayouts.ts'
import { createFormats } from './createFormats.ts'
import type { Payment } from './createPayment.ts'
import { createReport } from './createReport.ts'
import { createStores } from './createStores.ts'
import { createVerbs } from './createVerbs.ts'

/** The one place that builds and wires. It decides nothing: every decision is a flow's, and no flow receives the app. */
export function createApp(need: AppNeed, texts: Texts) {
  const { config, bridge, clock, data, transport } = need
  const stores = createStores(data)
  const { session, methods, deposit, route, notices } = stores
  const api = createListApi({ transport, config, onOdd: (call, paths) => reportOdd(call, paths) })
  // Without a player there is no token, and a 401 would tell the host that one had run out.
  const track = createTrack({ clock, send: data === undefined ? async () => undefined : api.events })
  const report = createReport({ track, isLogging: need.isLogging })
  const reportOdd = (call: string, paths: readonly string[]) =>
    report('api.answer', `${call}: not as agreed, and read all the same: ${paths.slice(0, 5).join(', ')}`)
  const notify = createNotify(notices)
  const onFailure = (failure: unknown) => notify(failureNotice(failure, texts))
  const abTestGroup = session.experiments[config.experiments.methods]
  const formats = createFormats(texts)
  const payment = observable.box<Payment | undefined>(undefined, { deep: false })

  const layouts = createLayouts({
    load: (name) => staticFile(`${config.staticPath}layouts/`, name),
    // An operator's document may use any block, so all of them must have arrived.
    ready: loadPayment,
    builtIn: (screen) => builtInLayouts[screen] ?? payment.get()?.builtIn[screen],
    report,
  })
  const screens = openScreens({
    layouts,
    method: () => methods.selected,
    forms: () => payment.get()?.forms,
    report,
  })
  const form = () => screens.current()?.form
  const scopesNeed: ScopesNeed = {
    ...stores,
    texts,
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
    guard,
  })
  const navigation = createNavigation(router)
  const loading = loadMethods({ api, session, methods, navigation, abTestGroup, onFailure, report })

  /** Session and selection guards (ROUTE-06, ROUTE-15). */
  function guard(meta: RouteMeta): RouteMeta | undefined {
    if (data === undefined) return meta.name === 'errorPage' ? undefined : routeOf('errorPage')
    const lacksMethod = meta.needs === 'method' && methods.selected === undefined
    const lacksGroup = meta.needs === 'group' && methods.groupCode === undefined
    if (!lacksMethod && !lacksGroup) return undefined
    methods.reset()
    return routeOf('depositListPage')
  }

  let arriving: Promise<Payment> | undefined

  /** The code of payments, once: asked for when the list is on the screen, or earlier when a page needs it. */
  function loadPayment(): Promise<Payment> {
    arriving ??= import('./createPayment.ts').then(({ createPayment }) => {
      const { storage, basepath } = need
      const addFields = screens.addFields
      const made = createPayment({
        ...{ stores, transport, clock, storage, config, track, texts, formats, navigation, notify, basepath },
        ...{ abTestGroup, form, readScope, addFields, onFailure, report, reportOdd, scopesNeed, listScopes },
        bonusList: data?.bonusList ?? [],
        isAgain: need.isAgain,
      })
      runInAction(() => payment.set(made))
      return made
    })
    return arriving
  }

  const close = () => bridge.send({ messageType: 'onClose' })

  function refresh(): void {
    if (data === undefined) {
      location.reload()
      return
    }
    if (methods.countriesState === 'failed') loading.loadCountries()
    if (route.name === 'depositRegionPage' || route.name === 'emptyRegionPage') return
    const target = routeOf(navigation.query('backRoute'))?.name ?? 'depositListPage'
    if (route.name === 'depositListPage') loading.load()
    else navigation.go(target, { query: { refetch: '1' }, replace: true })
  }

  function chooseRegion(country: string): void {
    session.chooseGeo(country)
    methods.reset()
    methods.searchCountries('')
    navigation.go('depositListPage', { query: { refetch: '1' }, replace: true })
  }

  const verbs = createVerbs({ methods, navigation, loadPayment, onFailure, chooseRegion, close, refresh })

  const env: LayoutEnv = {
    get registry() {
      return payment.get()?.registry ?? { blocks: listBlocks, fields: {} }
    },
    scopes,
    formats,
    lang: texts.lang,
    t: texts.t,
    hasText: texts.has,
    run: (action) => runAction({ ...verbs, ...payment.get()?.verbs }, report)(action),
    field: (name) => form()?.field(name),
    report: ({ pointer, message }) => report('layout.draw', `${screens.current()?.layout.id} ${pointer}: ${message}`),
    giveUp: (layout) => layouts.giveUp(layout),
  }

  let leavePage = () => {}

  function enter(meta: RouteMeta): void {
    leavePage()
    leavePage = () => {}
    route.enter({
      name: meta.name,
      transaction: meta.transaction,
      hasBack: meta.backRoute !== undefined,
      isHeaderHidden: meta.hidePaymentHeader,
      isCloseHidden: meta.hasNoClose,
    })
    screens.enter({ route: meta.name, screen: meta.screen })
    if (meta.name === 'depositListPage') enterList()
    if (meta.name === 'errorPage') reportError()
    if (meta.name === 'depositCompletePage') enterCompletion()
  }

  function enterList(): void {
    methods.reset()
    if (deposit.state === 'idle') deposit.clear()
    if (navigation.query('refetch') === undefined) return
    navigation.dropQuery('refetch')
    loading.load()
  }

  async function enterCompletion(): Promise<void> {
    let isLeft = false
    leavePage = () => {
      isLeft = true
    }
    const { complete } = await loadPayment()
    if (!isLeft) leavePage = complete()
  }

  function reportError(): void {
    const { errorMessage = need.problem ?? 'Unknown error', stacktrace = '' } = navigation.state()
    session.setErrorId(clock.now().toString(36).slice(-6).toUpperCase())
    report('error.page', `${errorMessage} ${stacktrace}`.trim())
    bridge.send({ messageType: 'onInitError', text: errorMessage })
  }

  /** The first thing of use is on the screen: the host may take its own loader away, and the rest may come. */
  function shown(): void {
    bridge.send({ messageType: 'FullLoaded' })
    loadPayment()
  }

  const stops = [
    onNetwork((isOnline) => {
      session.setOnline(isOnline)
      if (isOnline && deposit.state === 'unknown') payment.get()?.creating.check()
    }),
    bridge.on('close', close),
    router.subscribe('onResolved', () => {
      const meta = navigation.meta()
      // A key dropped from the address is the same page: entering it again would forget what the key said.
      if (meta !== undefined && meta.name !== route.name) enter(meta)
    }),
    reaction(
      () => methods.state !== 'loading' || route.name === 'errorPage',
      (isShown) => isShown && requestAnimationFrame(shown),
    ),
  ]

  async function start(): Promise<void> {
    if (data === undefined) return
    bridge.send({ messageType: 'onInit' })
    layouts.loadIndex()
    loading.load(need.firstList)
    loading.loadCountries()
    if (hasOpenIntent(need.storage)) (await loadPayment()).creating.resume()
  }

  const view: AppView = {
    ...{ session, route, notices, texts, env, close },
    variables: data?.schema.variables ?? {},
    drawing: () => screens.current(),
    // In a form in steps the way back is one step.
    leave: () => (form()?.step ? form()?.back() : navigation.leave()),
  }

  function dispose(): void {
    leavePage()
    for (const stop of stops) stop()
    payment.get()?.dispose()
    screens.dispose()
  }

  return { view, router, start, dispose }
}

import { reaction } from 'mobx'
import { registry } from '../../renderers/index.ts'
import type { ActionJson } from '../../schemas/layout/document.ts'
import type { LaterPage, RouteName } from '../../schemas/routes.ts'
import { createTrack } from '../analytics/track.ts'
import { createApi } from '../api/index.ts'
import { staticFile } from '../api/staticFile.ts'
import { runAction } from '../flows/actions.ts'
import type { NextStep } from '../flows/afterCreate.ts'
import { buildForm } from '../flows/buildForm.ts'
import { completion } from '../flows/completion.ts'
import { createDeposit } from '../flows/createDeposit.ts'
import { failureNotice } from '../flows/failureNotice.ts'
import { createIntents } from '../flows/intents.ts'
import { createLayouts } from '../flows/layouts.ts'
import { loadMethods } from '../flows/loadMethods.ts'
import { createNotify } from '../flows/notify.ts'
import { openPaymentPage } from '../flows/openPaymentPage.ts'
import { openScreens } from '../flows/openScreens.ts'
import { routeFor } from '../flows/routeFor.ts'
import { startSession } from '../flows/startSession.ts'
import type { Texts } from '../i18n/createTexts.ts'
import { evaluate, isTrue } from '../layout/expression/evaluate.ts'
import type { LayoutEnv } from '../layout/LayoutEnv.ts'
import { openHelperWindow } from '../platform/helperWindow.ts'
import { onNetwork } from '../platform/onNetwork.ts'
import { onWake } from '../platform/onWake.ts'
import { cardViewTypeOf } from '../reference/cardViewTypes.ts'
import { createAppRouter } from '../routes/createAppRouter.ts'
import { createNavigation } from '../routes/createNavigation.ts'
import { type RouteMeta, routeOf } from '../routes/routeTable.ts'
import { createScopes } from '../scopes/createScopes.ts'
import type { AppView } from '../screens/AppView.ts'
import { Screen } from '../screens/Screen.tsx'
import { Shell } from '../screens/Shell.tsx'
import { methodLimits } from '../stores/methodLimits.ts'
import type { AppNeed } from './AppNeed.ts'
import { builtInLayouts } from './builtInLayouts.ts'
import { createFormats } from './createFormats.ts'
import { createReport } from './createReport.ts'
import { createStores } from './createStores.ts'
import { returnUrl } from './returnUrl.ts'

/** The one place that builds and wires. It decides nothing: every decision is a flow's, and no flow receives the app. */
export function createApp(need: AppNeed, texts: Texts) {
  const { config, bridge, clock, transport, data } = need
  const stores = createStores(data)
  const { session, methods, deposit, transaction, notices, route } = stores
  const api = createApi({ transport, config })
  const track = createTrack({ clock, send: api.events })
  const report = createReport({ track, isLogging: need.isLogging })
  const notify = createNotify(notices, clock)
  const onFailure = (failure: unknown) => notify(failureNotice(failure, texts))
  const intents = createIntents(need.storage, session.userId, () => clock.now())
  const abTestGroup = session.experiments[config.experiments.methods]
  const formats = createFormats(texts)
  const layouts = createLayouts({
    load: (name) => staticFile(`${config.staticPath}layouts/`, name),
    builtIn: builtInLayouts,
    report,
  })

  const form = () => screens.current()?.form
  const scopes = createScopes({
    ...stores,
    texts,
    staticPath: config.staticPath,
    iconBase: config.iconCdn || `${config.staticPath}icons/`,
    form,
  })
  const read = (name: string) => (scopes as Readonly<Record<string, unknown>>)[name]

  const screens = openScreens({
    layouts,
    method: () => methods.selected,
    report,
    build: (plan, method, before) =>
      buildForm(
        plan,
        {
          method,
          currency: session.user.currency,
          limits: () => methodLimits(method, session),
          texts,
          holds: ({ expression }) => isTrue(expression, read, formats),
          value: (expression) => evaluate(expression, read, formats),
          onBadRule: (field, regex) => report('field.regex', `A rule of "${field}" can't be used: ${regex}`),
        },
        before,
      ),
  })

  const router = createAppRouter({
    basepath: need.basepath,
    ...(need.history && { history: need.history }),
    shell: Shell,
    screen: () => Screen,
    guard,
  })
  const navigation = createNavigation(router)
  const loading = loadMethods({ api, session, methods, navigation, abTestGroup, onFailure, report })
  const payment = openPaymentPage({
    deposit,
    navigation,
    helperPage: `${need.basepath}/helper.html#${texts.lang}`,
    openHelper: openHelperWindow,
    report,
    onRefused: () => onFailure(undefined),
  })
  const paymentSession = startSession({ api, clock, form, method: () => methods.selected })
  const creating = createDeposit({
    ...stores,
    api,
    clock,
    track,
    intents,
    abTestGroup,
    form,
    newKey: () => crypto.randomUUID(),
    method: () => methods.selected,
    returnUrl: returnUrl(config, location.origin),
    paymentSessionId: () => paymentSession.id(),
    openHelper: (method) =>
      session.native || config.redirect.noHelper.includes(method.name) ? undefined : payment.openWindow(),
    captcha: async () => undefined,
    onFailure,
    onNext: follow,
    onOutcome: (outcome) => {
      if (outcome.kind === 'exists') navigation.go('depositCompletePage')
      else notify({ title: texts.t('error.snackbar.title'), content: texts.t('form.deposit.notCreated'), tone: 'info' })
    },
  })

  /** Session and selection guards (ROUTE-06, ROUTE-15). */
  function guard(meta: RouteMeta): RouteMeta | undefined {
    if (data === undefined) return meta.name === 'errorPage' ? undefined : routeOf('errorPage')
    const lacksMethod = meta.needs === 'method' && methods.selected === undefined
    const lacksGroup = meta.needs === 'group' && methods.groupCode === undefined
    if (!lacksMethod && !lacksGroup) return undefined
    methods.reset()
    return routeOf('depositListPage')
  }

  function follow(next: NextStep, helper: ReturnType<typeof payment.openWindow> | undefined): void {
    if (next.step === 'redirect') return payment.redirect(next.source, next.next, helper)
    helper?.close()
    if (next.step === 'page') return open(next.page)
    screens.addFields(next.fields)
    notify({ title: texts.t('deposit.v2.title'), content: texts.t('form.fields.more'), tone: 'info' })
  }

  /** A page of this build, or an error that names the missing one: never a silent wrong page. */
  function open(page: RouteName | LaterPage): void {
    const found = routeOf(page)
    if (found !== undefined) return navigation.go(found.name)
    report('page.missing', `The page "${page}" is not part of this build.`)
    if (deposit.current === undefined) {
      notify({ title: texts.t('error.snackbar.title'), content: texts.t('error.method.missing'), tone: 'bad' })
      return
    }
    const content = texts.t('error.page.missing', { id: deposit.current.id })
    notify({ title: texts.t('error.snackbar.title'), content, tone: 'bad' })
    const errorMessage = `The page "${page}" is not part of this build; deposit ${deposit.current.id} goes on there.`
    navigation.go('errorPage', { state: { errorMessage, stacktrace: '' } })
  }

  function openMethod(name: string): void {
    const method = methods.find(name)
    if (method === undefined) return
    const cardViewType = cardViewTypeOf(method.cardViewType)
    const isInGroup = route.name === 'depositGroupListPage'
    const page = routeFor({ cardViewType, isCrypto: method.category === 'crypto', isInGroup })
    if (routeOf(page) === undefined) return open(page)
    deposit.clear()
    methods.selectMethod(method)
    open(page)
  }

  function close(): void {
    bridge.send({ messageType: 'onClose' })
  }

  function refresh(): void {
    const target = routeOf(navigation.query('backRoute'))
    if (data === undefined) return location.reload()
    if (methods.countriesState === 'failed') loading.loadCountries()
    if (route.name === 'depositRegionPage' || route.name === 'emptyRegionPage') return
    if (route.name === 'depositListPage') loading.load()
    else navigation.go(target?.name ?? 'depositListPage', { query: { refetch: '1' }, replace: true })
  }

  const verbs = {
    'deposit.create': () => void creating.press(),
    'deposit.check': () => void creating.check(),
    'deposit.openPage': () => payment.openPending(),
    'method.open': (action: ActionJson) => openMethod(String(action.method)),
    'group.open': (action: ActionJson) => {
      methods.selectGroup(String(action.group))
      navigation.go('depositGroupListPage')
    },
    'region.choose': (action: ActionJson) => {
      session.chooseGeo(String(action.country))
      methods.reset()
      methods.searchCountries('')
      navigation.go('depositListPage', { query: { refetch: '1' }, replace: true })
    },
    'search.set': (action: ActionJson) =>
      action.over === 'countries'
        ? methods.searchCountries(String(action.query))
        : methods.search(String(action.query)),
    'search.clear': () => methods.search(''),
    'form.choose': (action: ActionJson) => form()?.choose(String(action.field), String(action.value)),
    setField: (action: ActionJson) => form()?.field(String(action.field))?.set(String(action.value)),
    navigate: (action: ActionJson) => open(String(action.to) as RouteName),
    back: () => navigation.leave(),
    close,
    refresh,
    copy: (action: ActionJson) => void navigator.clipboard?.writeText(String(action.value)),
    track: (action: ActionJson) => track(action.key as 'list_shown', {}),
  }

  const env: LayoutEnv = {
    registry,
    scopes,
    formats,
    lang: texts.lang,
    t: texts.t,
    hasText: texts.has,
    run: runAction(verbs, report),
    field: (name) => form()?.field(name),
    report: ({ pointer, message }) => {
      const drawn = screens.current()?.layout
      report('layout.draw', `${drawn?.id ?? ''} ${pointer}: ${message}`)
      if (drawn && message.startsWith('The node')) layouts.giveUp(drawn)
    },
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
    if (meta.name === 'depositCompletePage') {
      leavePage = completion({ api, clock, track, deposit, transaction, intents, navigation, onWake })
    }
  }

  function enterList(): void {
    methods.reset()
    if (deposit.state === 'idle') deposit.clear()
    if (navigation.query('refetch') === undefined) return
    navigation.dropQuery('refetch')
    loading.load()
  }

  function reportError(): void {
    const { errorMessage = need.problem ?? 'Unknown error', stacktrace = '' } = navigation.state()
    session.setErrorId(clock.now().toString(36).slice(-6).toUpperCase())
    report('error.page', `${errorMessage} ${stacktrace}`.trim())
    bridge.send({ messageType: 'onInitError', text: errorMessage })
  }

  const stops = [
    onNetwork((isOnline) => {
      session.setOnline(isOnline)
      if (isOnline && deposit.state === 'unknown') creating.check()
    }),
    bridge.on('close', close),
    router.subscribe('onResolved', () => {
      const meta = navigation.meta()
      if (meta !== undefined) enter(meta)
    }),
    reaction(
      () => methods.state !== 'loading' || route.name === 'errorPage',
      (isShown) => isShown && requestAnimationFrame(() => bridge.send({ messageType: 'FullLoaded' })),
    ),
  ]

  function start(): void {
    if (data === undefined) return
    bridge.send({ messageType: 'onInit' })
    layouts.loadIndex()
    loading.load(need.firstList)
    loading.loadCountries()
    creating.resume()
  }

  const view: AppView = {
    session,
    route,
    notices,
    texts,
    env,
    variables: data?.schema.variables ?? {},
    drawing: () => screens.current(),
    leave: () => navigation.leave(),
    close,
  }

  return {
    view,
    router,
    start,
    dispose(): void {
      leavePage()
      for (const stop of stops) stop()
      paymentSession.dispose()
      screens.dispose()
    },
  }
}

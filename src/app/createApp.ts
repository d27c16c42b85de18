import { isStepTaken } from '../../renderers/stepBack.ts'
import { createRefresh } from '../features/list/createRefresh.ts'
import type { Texts } from '../i18n/createTexts.ts'
import { followEdits } from '../layouts/followEdits.ts'
import type { RouteMeta } from '../pages/RouteMeta.ts'
import { createNavigation, type NavigationNeed } from '../routes/createNavigation.ts'
import { START_ROWS } from '../routes/startRows.ts'
import type { AppNeed } from '../services/AppNeed.ts'
import type { Carried } from '../services/Carried.ts'
import { createCore } from './core/createCore.ts'
import { createCurrentPage } from './createCurrentPage.ts'
import { createFirstPaint } from './createFirstPaint.ts'
import { createLazyModules } from './createLazyModules.ts'
import type { Stores } from './createStores.ts'
import { createView } from './createView.ts'
import { followEnvironment } from './followEnvironment.ts'
import { listenForHostBack } from './listenForHostBack.ts'
import { startApp } from './startApp.ts'

/** Creates and connects all parts of the app. The features make the decisions, and no feature receives the app. */
export function createApp(need: AppNeed, stores: Stores, texts: Texts, startRow?: RouteMeta) {
  const { bridge, data } = need
  const { element, surface, basepath } = need.embedding
  const { session, route } = stores
  const hasData = data !== undefined
  const later = createLazyModules(need, () => core, route)
  const { failures, drawing, payment } = later
  /**
   * Redirects from pages whose row has unmet `needs`. The first pages have no `needs`; the guard loads with all other
   * rows.
   */
  let redirect: NavigationNeed['guard'] = () => undefined
  const navigation = createNavigation({
    basepath,
    history: surface.history,
    load: later.router,
    rows: [...(START_ROWS[session.mode] ?? []), ...(startRow ? [startRow] : [])],
    async later() {
      const [{ CASHIERS, createGuard }, made] = await Promise.all([later.pages(), payment.load()])
      redirect = createGuard({ ...stores, ...made })
      return CASHIERS[session.mode].routes
    },
    guard: (row) => (hasData ? redirect(row) : row?.page === 'errorPage' ? undefined : 'errorPage'),
    onRow: (row) => page.enter(row),
    showWhileLoading: (code, open) => route.loadNextPage(code, open),
    onMissing: (reason) => core.reports.onFailure(reason),
  })
  const core = createCore({ need, stores, texts, navigation, ...later.forCore })
  const page = createCurrentPage({
    core,
    route,
    draw: core.drawing.screens.enter,
    drawing: drawing.load,
    isDrawingLoaded: () => drawing.get() !== undefined,
    payment: payment.load,
  })
  const refresh = createRefresh({
    ...core,
    goNamed: navigation.goNamed,
    startAnew: hasData ? undefined : surface.restart,
  })
  const view = createView({ texts, core, later, page, refresh, close, leave, retryLoading })
  const stops = [
    followEnvironment({
      core,
      failures,
      retryLoading,
      refresh,
      checkPayments: () => payment.get()?.check(),
    }),
    bridge.on('close', close),
    ...listenForHostBack({ bridge, route, session, isStepTaken: () => isStepTaken(element), leave, close }),
  ]
  if (import.meta.env.MODE !== 'production') stops.push(followEdits(core.drawing.layouts))

  function close(): void {
    payment.get()?.closed()
    bridge.send({ messageType: 'onClose' })
  }

  /** Goes to the previous page; in a multi-step form to the previous step. Cancels the wait for the next page. */
  function leave(): void {
    if (route.isLoadingNext) route.hideSkeleton()
    else if (core.form()?.step) core.form()?.back()
    else navigation.leave()
  }

  function prefetch(): void {
    void navigation.follow()
    later.prefetch()
  }

  function retryLoading(): void {
    prefetch()
    page.retry()
  }

  function start(): void {
    stops.push(startApp({ core, payment, transaction: startRow?.transaction ?? 'deposit', openPage: navigation.start }))
  }

  /**
   * Disposes of the app. Returns the player's choices for the same player's next app.
   */
  function dispose(isOtherPlayer: boolean): Carried | undefined {
    later.end()
    page.leave()
    for (const stop of stops) stop()
    const made = payment.get()
    const carried = made === undefined ? need.carried : made.dispose(isOtherPlayer)
    core.drawing.screens.dispose()
    navigation.dispose()
    core.reports.endTracking()
    return carried
  }

  return { view, start, dispose, ...createFirstPaint({ core, failures, prefetch }) }
}

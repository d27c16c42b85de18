import { computed, reaction } from 'mobx'
import type { CarriedForm } from '../flows/deposit/drafts.ts'
import { hasOpenIntent } from '../flows/intent/hasOpenIntent.ts'
import { createRefresh } from '../flows/list/createRefresh.ts'
import type { Texts } from '../i18n/createTexts.ts'
import { lazyPart } from '../platform/lazyPart.ts'
import { messageOf } from '../platform/messageOf.ts'
import { createNavigation } from '../routes/createNavigation.ts'
import type { RouteMeta } from '../routes/RouteMeta.ts'
import { START_ROWS } from '../routes/startRows.ts'
import type { AppView } from '../screens/AppView.ts'
import type { AppNeed } from './AppNeed.ts'
import { coreVerbs } from './coreVerbs.ts'
import { createCurrentPage } from './createCurrentPage.ts'
import type { Stores } from './createStores.ts'
import { drawingEnv } from './drawingEnv.ts'
import { follow } from './follow.ts'
import { createGuard } from './guards.ts'
import { laterPart } from './laterPart.ts'
import { createMissing } from './missing.ts'
import { createCore } from './parts/core.ts'
import type { Payment } from './parts/payment.ts'

/** The one place that builds and wires. It decides nothing: every decision is a flow's, and no flow receives the app. */
export function createApp(need: AppNeed, stores: Stores, texts: Texts) {
  const { bridge, data, shared } = need
  const { session, methods, notices, route } = stores
  const hasData = data !== undefined
  const routerCode = lazyPart(() => import('../routes/createAppRouter.ts'))
  const navigation = createNavigation({
    ...{ basepath: need.basepath, history: need.history, guard: createGuard({ hasData, ...stores }) },
    load: () => missing.watch('router', routerCode()),
    rows: START_ROWS[session.mode],
    later: async () => (await pages()).TREES[session.mode],
    onRow: enter,
    onMissing: (reason) => core.onFailure(reason),
  })
  const withPayment = (act: (payment: Payment) => void) => void payment.ask().then(act).catch(core.onFailure)
  const core = createCore({
    ...{ need, stores, texts, navigation, allRenderers: () => drawing.ask() },
    listLater: async (wire, asked) => (await pages()).listLater(wire, asked),
    bonuses: () => drawing.get() && payment.get()?.part.bonusViews,
    pages: {
      openBonus: (id) => withPayment(({ pages }) => pages.openBonus(id)),
      openMethod: (name) => withPayment(({ pages }) => pages.openMethod(name)),
      openGroup: (code) => withPayment(({ pages }) => pages.openGroup(code)),
    },
  })
  let isOver = false
  const afterList = lazyPart(() => import('./afterList.ts'))
  const pages = () => missing.watch('pages', afterList())
  // Without its code this document sends nothing that moves money: only a stored intent tells of a payment (I23).
  const missing = createMissing({ report: core.report, isPaying: () => hasOpenIntent(shared) })
  const later = { missing, isOver: () => isOver, load: afterList }
  const drawing = laterPart({ ...later, name: 'drawing', create: ({ createDrawing }) => createDrawing(need) })
  const payment = laterPart({
    ...later,
    name: 'payment',
    create: ({ createPayment }) => createPayment(need, core, { leave, close }),
  })
  const page = createCurrentPage({
    ...{ core, route, draw: core.screens.enter },
    parts: { drawing: drawing.ask, payment: async () => (await payment.ask()).part },
  })
  const refresh = createRefresh({
    ...core,
    goNamed: navigation.goNamed,
    startAnew: hasData ? undefined : (need.startAnew ?? (() => location.reload())),
  })
  const envOf = drawingEnv({
    core,
    verbs: coreVerbs({ ...core, close, refresh, copy: (text) => void drawing.get()?.copy(text) }),
    drawing: drawing.get,
  })
  const env = computed(() => envOf(page.current()))
  let isFirstPage = true

  function close(): void {
    payment.get()?.closed()
    bridge.send({ messageType: 'onClose' })
  }

  /** In a form in steps the way back is one step. */
  function leave(): void {
    if (core.form()?.step) core.form()?.back()
    else navigation.leave()
  }

  function enter(row: RouteMeta): void {
    // Only the query has changed: to enter the same page again would forget what the query said.
    if (row.page === route.name) return
    if (route.name !== '') isFirstPage = false
    page.enter(row)
  }

  /** Whether the page itself is drawn and not only its skeleton; the list counts once its answer is there. */
  const isShown = () =>
    missing.any() || (core.screens.current() !== undefined && !(core.isOnList() && methods.state === 'loading'))

  /** The first thing of use has been painted: the host may take its own loader away, and the rest may come. */
  function shown(): void {
    bridge.send({ messageType: 'FullLoaded' })
    methods.shownAt = need.clock.monotonic()
    // Code that could not be had is asked for again by the player, or when the network is back.
    if (!missing.any()) askAhead()
  }

  function askAhead(): void {
    void navigation.follow()
    drawing.askAhead()
    payment.askAhead()
  }

  const askAgain = () => {
    askAhead()
    page.again()
  }
  const stops = [
    follow({
      ...{ core, missing, askAgain, refresh, isHosted: need.history !== undefined },
      checkPayments: () => payment.get()?.check(),
    }),
    bridge.on('close', close),
  ]

  function start(): void {
    // Before the page opens, which would ask for it; the list of withdrawals it asks for itself.
    if (need.firstList !== undefined) void core.loading.load(need.firstList)
    navigation.start()
    if (!hasData) return
    bridge.send({ messageType: 'onInit' })
    for (const key of need.unknownKeys) core.report('config.unknown', `The configuration key "${key}" is not known.`)
    void core.layouts.loadIndex()
    void core.loading.loadCountries()
    if (data.resume === undefined && !hasOpenIntent(shared)) return
    payment.askAhead()
    // As soon as its code has come, however many tries that takes.
    stops.push(reaction(payment.get, (made) => made?.check()))
  }

  const view: AppView = {
    ...{ session, route, notices, texts, close, toTop: need.toTop },
    env: () => env.get(),
    drawing: () => core.screens.current(),
    buttons: () => page.current()?.buttons?.() ?? [],
    challenge: () => payment.get()?.challenge,
    isPartMissing: missing.any,
    askForPart: askAgain,
    crashed(error) {
      const message = messageOf(error)
      core.report('draw.crash', message)
      // Of the first page, that is a start that failed (HOST-30).
      if (isFirstPage && core.hasData) bridge.send({ messageType: 'onInitError', text: message })
      isFirstPage = false
    },
    leave,
  }

  /** Ends everything. Returns the open form, for the next app of the same player; `isLeft`: the next player is another. */
  function dispose(isLeft: boolean): CarriedForm | undefined {
    isOver = true
    page.leave()
    for (const stop of stops) stop()
    const made = payment.get()
    const carried = made === undefined ? need.carried : made.dispose(isLeft)
    core.screens.dispose()
    navigation.dispose()
    core.endTracking()
    return carried
  }

  return { view, start, dispose, isShown, shown }
}

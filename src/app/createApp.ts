import { reaction } from 'mobx'
import type { CarriedForm } from '../flows/deposit/drafts.ts'
import { hasOpenIntent } from '../flows/intent/hasOpenIntent.ts'
import { createRefresh } from '../flows/list/createRefresh.ts'
import type { Texts } from '../i18n/createTexts.ts'
import { createNavigation } from '../routes/createNavigation.ts'
import { START_ROWS } from '../routes/startRows.ts'
import type { AppNeed } from './AppNeed.ts'
import { createCurrentPage } from './createCurrentPage.ts'
import { createLater } from './createLater.ts'
import type { Stores } from './createStores.ts'
import { createView } from './createView.ts'
import { follow } from './follow.ts'
import { createGuard } from './guards.ts'
import { createCore } from './parts/core.ts'

/** The one place that builds and wires. It decides nothing: every decision is a flow's, and no flow receives the app. */
export function createApp(need: AppNeed, stores: Stores, texts: Texts) {
  const { bridge, data, shared } = need
  const { session, methods, route } = stores
  const hasData = data !== undefined
  const later = createLater(need, () => core, { leave, close })
  const { missing, drawing, payment } = later
  const navigation = createNavigation({
    ...{ basepath: need.basepath, history: need.history, guard: createGuard({ hasData, ...stores }) },
    load: later.router,
    rows: START_ROWS[session.mode],
    later: async () => (await later.pages()).TREES[session.mode],
    onRow: (row) => page.enter(row),
    onMissing: (reason) => core.onFailure(reason),
  })
  const core = createCore({ need, stores, texts, navigation, ...later.forCore })
  const page = createCurrentPage({
    ...{ core, route, draw: core.screens.enter },
    parts: { drawing: drawing.ask, payment: async () => (await payment.ask()).part },
  })
  const refresh = createRefresh({
    ...core,
    goNamed: navigation.goNamed,
    startAnew: hasData ? undefined : (need.startAnew ?? (() => location.reload())),
  })
  const view = createView({ need, texts, core, later, page, refresh, close, leave, askForPart: askAgain })
  const stops = [
    follow({
      ...{ core, missing, askAgain, refresh, isHosted: need.history !== undefined },
      checkPayments: () => payment.get()?.check(),
    }),
    bridge.on('close', close),
  ]

  function close(): void {
    payment.get()?.closed()
    bridge.send({ messageType: 'onClose' })
  }

  /** In a form in steps the way back is one step. */
  function leave(): void {
    if (core.form()?.step) core.form()?.back()
    else navigation.leave()
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
    later.askAhead()
  }

  function askAgain(): void {
    askAhead()
    page.again()
  }

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

  /** Ends everything. Returns the open form, for the next app of the same player; `isLeft`: the next player is another. */
  function dispose(isLeft: boolean): CarriedForm | undefined {
    later.end()
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

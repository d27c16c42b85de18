import { hasUnresolvedEntry } from '../payments/hasUnresolvedEntry.ts'
import { lazyModule } from '../platform/files/lazyModule.ts'
import { downloadChunk } from '../platform/files/loadChunk.ts'
import type { AppNeed } from '../services/AppNeed.ts'
import type { CoreServices } from '../services/CoreServices.ts'
import type { Provided } from '../services/Provided.ts'
import type { RouteStore } from '../session/RouteStore.ts'
import type { CoreNeed } from './core/createCore.ts'
import { createLoadFailures } from './createLoadFailures.ts'
import { lazyService } from './lazyService.ts'
import type { Payments } from './payments/createPayments.ts'

/** The code that loads after the method list: the router, the other pages, the renderers of forms, and payments. */
export function createLazyModules(need: AppNeed, core: () => CoreServices, route: RouteStore) {
  let isOver = false
  const failures = createLoadFailures({
    clock: need.clock,
    report: (code, message) => core().reports.report(code, message),
    // A create may be in flight in another tab or frame (I23).
    isPaying: () => core().deposit.inFlight > 0 || hasUnresolvedEntry(need.storage.shared),
    limit: need.embedding.surface.limitCode,
    isOver: () => isOver,
  })
  const routerCode = lazyModule(() => import('../routes/createAppRouter.ts'))
  const code = () => import('./afterList.ts')
  const load = lazyModule(code)
  // The largest file arrives while the list is being rendered, when the network is idle. What the forms of an operator
  // need follows at once.
  void downloadChunk(code).then(() => core().drawing.layouts.downloadReader())
  const pages = () => failures.watch('pages', load())
  const shared = { failures, load, isOver: () => isOver }
  const drawing = lazyService({ ...shared, name: 'drawing', create: ({ createDrawing }) => createDrawing(need) })
  const payment = lazyService({
    ...shared,
    name: 'payment',
    create: ({ createPayments }) => createPayments(core(), failures.watch),
  })
  /**
   * Opens a page that needs the payment code, after a press; a skeleton is shown while it loads. In a cashier without
   * such a page the call throws: the skeleton is hidden, and a notice is shown.
   */
  const open = (name: 'openBonus' | 'openMethod' | 'openGroup') => (id: string) => {
    const act = ({ provided }: Payments) => (provided as Provided)[name](id, { isPress: true })
    const code = payment.load()
    void (payment.get() ? code.then(act) : route.loadNextPage(code, act)).catch(core().reports.onFailure)
  }
  /** The parts of the lazy loaded code that the core uses. */
  const forCore: Pick<CoreNeed, 'allRenderers' | 'listLater' | 'notShown' | 'bonuses' | 'pages'> = {
    allRenderers: drawing.load,
    listLater: async (calls, asked) => (await pages()).listLater(calls, asked),
    notShown: (list, stores, report) =>
      // A load failure is ignored here, because `failures` reports it.
      void pages().then(
        ({ reportNotShown }) => reportNotShown(list, stores, report),
        () => undefined,
      ),
    bonuses: () => drawing.get() && payment.get()?.services.catalog.bonusViews,
    pages: {
      openBonus: open('openBonus'),
      openMethod: open('openMethod'),
      openGroup: open('openGroup'),
    },
  }
  return {
    failures,
    pages,
    drawing,
    payment,
    forCore,
    router: () => failures.watch('router', routerCode()),
    prefetch(): void {
      drawing.prefetch()
      payment.prefetch()
    },
    end(): void {
      isOver = true
    },
  }
}

export type LazyModules = ReturnType<typeof createLazyModules>

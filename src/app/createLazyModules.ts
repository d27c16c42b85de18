import { hasUnresolvedEntry } from '../payments/hasUnresolvedEntry.ts'
import { lazyModule } from '../platform/files/lazyModule.ts'
import type { AppNeed } from '../services/AppNeed.ts'
import type { CoreServices } from '../services/CoreServices.ts'
import type { Provided } from '../services/Provided.ts'
import type { CoreNeed } from './core/core.ts'
import { createLoadFailures } from './createLoadFailures.ts'
import { lazyService } from './lazyService.ts'

/** The code that loads after the method list: the router, the other pages, the renderers of forms, and payments. */
export function createLazyModules(need: AppNeed, core: () => CoreServices) {
  let isOver = false
  const missing = createLoadFailures({
    report: (code, message) => core().reports.report(code, message),
    // Without the payment code this page can't send a create, so only a stored entry means an open payment (I23).
    isPaying: () => hasUnresolvedEntry(need.storage.shared),
  })
  const routerCode = lazyModule(() => import('../routes/createAppRouter.ts'))
  const load = lazyModule(() => import('./afterList.ts'))
  const pages = () => missing.watch('pages', load())
  const every = { missing, load, isOver: () => isOver }
  const drawing = lazyService({ ...every, name: 'drawing', create: ({ createDrawing }) => createDrawing(need) })
  const payment = lazyService({
    ...every,
    name: 'payment',
    create: ({ createPayments }) => createPayments(core()),
  })
  const open = (act: (provided: Partial<Provided>) => void) =>
    void payment
      .ask()
      .then((made) => act(made.provided))
      .catch(core().reports.onFailure)
  /** The parts of the lazy loaded code that the core uses. */
  const forCore: Pick<CoreNeed, 'allRenderers' | 'listLater' | 'notShown' | 'bonuses' | 'pages'> = {
    allRenderers: drawing.ask,
    listLater: async (wire, asked) => (await pages()).listLater(wire, asked),
    notShown: (list, stores, report) =>
      // A load failure is ignored here, because `missing` reports it.
      void pages().then(
        ({ reportNotShown }) => reportNotShown(list, stores, report),
        () => undefined,
      ),
    bonuses: () => drawing.get() && payment.get()?.services.catalog.bonusViews,
    pages: {
      openBonus: (id) => open((provided) => provided.openBonus?.(id)),
      openMethod: (name) => open((provided) => provided.openMethod?.(name)),
      openGroup: (code) => open((provided) => provided.openGroup?.(code)),
    },
  }
  return {
    missing,
    pages,
    drawing,
    payment,
    forCore,
    router: () => missing.watch('router', routerCode()),
    askAhead(): void {
      drawing.askAhead()
      payment.askAhead()
    },
    end(): void {
      isOver = true
    },
  }
}

export type LazyModules = ReturnType<typeof createLazyModules>

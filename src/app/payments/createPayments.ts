import { createElement } from 'react'
import { CASHIERS } from '../../cashiers/CASHIERS.ts'
import * as FEATURES from '../../features/index.ts'
import type { Created } from '../../pages/Feature.ts'
import { isLazy, loadPages } from '../../pages/lazyPage.ts'
import type { Page, PageParts } from '../../pages/Page.ts'
import type { RouteMeta } from '../../pages/RouteMeta.ts'
import { afterPaint } from '../../platform/time/afterPaint.ts'
import { ChallengeView } from '../../screens/ChallengeView.tsx'
import type { Carried } from '../../services/Carried.ts'
import type { CoreServices } from '../../services/CoreServices.ts'
import { applyAppearance } from '../appearance/applyAppearance.ts'
import type { LoadFailures } from '../createLoadFailures.ts'
import { followDebug } from '../debug/followDebug.ts'
import { followHostEvents } from '../hostEvents/followHostEvents.ts'
import { followPreview } from '../preview/followPreview.ts'
import { createServices } from './createServices.ts'
import { followPage } from './followPage.ts'
import { followResume } from './followResume.ts'
import { reopenForm } from './reopenForm.ts'
import { restoreHome } from './restoreHome.ts'
import { shareProblems } from './shareProblems.ts'

/** A page with the arguments with which it is opened. */
export interface PartsOfPage extends Omit<PageParts, 'core'> {
  readonly page: Page
}

/**
 * Creates the features and the services that the features share. This code loads after the method list. `watch` reports
 * page code that failed to load.
 */
export function createPayments(core: CoreServices, watch: LoadFailures['watch']) {
  const { environment, session, methods } = core
  const { bridge, clock, carried } = environment
  const { report } = core.reports
  const { paymentGeo: country = '', currency = '' } = environment.data?.user ?? {}
  const own = { country, currency }
  // First, because services and features read the country and currency when they are created.
  restoreHome({ session, loading: core.list.loading, own, chosen: carried })
  const { services, provided, stopLedgers, restore, startReporting, handleStatusPush } = createServices(core, watch)
  const { config, catalog, forms, messages, payments, windows } = services
  // `createLazyModules` has called this already, but perhaps before the index of layouts had loaded.
  const reader = core.drawing.layouts.downloadReader()
  const created = new Map<string, Created<unknown>>()
  for (const { name, create } of Object.values(FEATURES)) {
    const made = create(services)
    Object.assign(provided, made.provides)
    created.set(name, made)
  }
  const features = [...created.values()]
  /** Reconciles all requests that have no answer. */
  const check = (): void => {
    for (const one of features) one.check?.()
  }
  const onProblem = shareProblems(core.reports.onProblem)
  const openMethod = (name: string) => provided.openMethod?.(name)
  const stops = [
    environment.server.onPush({ 'deposit.status': handleStatusPush }),
    ...followPage({ core, messages }),
    payments.engine.dispose,
    forms.drafts.dispose,
    stopLedgers,
    ...applyAppearance({
      ...environment.embedding,
      bridge,
      config,
      session,
      bonus: catalog.bonus,
      report,
      notifyHost: messages.notifyHost,
    }),
    ...startReporting({ ...core, onProblem, ...payments, clock, config }),
    followHostEvents({ core, transaction: payments.transaction, withdrawal: payments.withdrawal }),
    followDebug({ core, transaction: payments.transaction, withdrawal: payments.withdrawal, onProblem }),
    followResume({
      session,
      deposit: core.deposit,
      withdrawal: payments.withdrawal,
      route: core.route,
      routes: CASHIERS[session.mode].routes,
      first: environment.data?.resume,
      restore,
      check,
    }),
    followPreview({ core, config, notifyHost: messages.notifyHost }),
    environment.choices?.start(services) ?? (() => {}),
    reopenForm({ methods, session, carried, openMethod }),
    afterPaint(() => void prefetchPages()),
  ]

  /**
   * Downloads the code of the other pages. The code that the form of an operator's method needs comes first: together
   * they would delay a form that the player opens at once. A failure is ignored here: the page that needs the code
   * reports it.
   */
  async function prefetchPages(): Promise<void> {
    await reader
    await loadPages(CASHIERS[session.mode].routes).catch(() => undefined)
  }

  const closed = (): void => {
    for (const one of features) one.closed?.()
  }

  return {
    services,
    provided,
    /** The view of the captcha. */
    challenge: provided.challenge && createElement(ChallengeView, { challenge: provided.challenge }),
    /** The page of a row, once its code has loaded, and the arguments with which the page is opened. */
    partsOf: async ({ feature = '', page, shows }: RouteMeta): Promise<PartsOfPage> => ({
      services,
      own: created.get(feature)?.own,
      page: isLazy(shows) ? await watch(`page.${page}`, shows.load()) : shows,
    }),
    closed,
    check,
    /**
     * Disposes of features and services; returns the choices for the same player's next app. If another player follows,
     * the draft is dropped.
     */
    dispose(isOtherPlayer: boolean): Carried {
      const form = forms.drafts.carry()
      const invoice = payments.invoices.unsettled
      if (isOtherPlayer) {
        closed()
        forms.drafts.drop()
      }
      for (const one of features) one.dispose?.(isOtherPlayer)
      for (const stop of stops) stop()
      const chosen = { own, home: session.home, money: session.moneyOf(session.currency), mode: session.mode }
      const { opened, closeAll } = windows.paymentPage
      return { ...chosen, form, invoice, windows: opened(), dispose: () => void closeAll() }
    },
  }
}

export type Payments = ReturnType<typeof createPayments>

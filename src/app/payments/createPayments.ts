import { createElement } from 'react'
import * as FEATURES from '../../features/index.ts'
import type { CarriedForm } from '../../forms/drafts.ts'
import type { Created } from '../../pages/Feature.ts'
import type { PageParts } from '../../pages/Page.ts'
import type { RouteMeta } from '../../pages/RouteMeta.ts'
import { ChallengeView } from '../../screens/ChallengeView.tsx'
import type { CoreServices } from '../../services/CoreServices.ts'
import { applyAppearance } from '../appearance/applyAppearance.ts'
import { followDebug } from '../debug/followDebug.ts'
import { followHostEvents } from '../hostEvents/followHostEvents.ts'
import { followPreview } from '../preview/followPreview.ts'
import { createServices } from './createServices.ts'
import { followPage } from './followPage.ts'
import { reopenForm } from './reopenForm.ts'
import { shareProblems } from './shareProblems.ts'

/** Creates the features and the services that the features share. This code loads after the method list. */
export function createPayments(core: CoreServices) {
  const { environment, session, methods } = core
  const { bridge, clock, carried } = environment
  const { report } = core.reports
  const { services, provided, stopLedgers, startTelling, handleStatusPush } = createServices(core)
  const { config, catalog, forms, messages, payments, windows } = services
  const created = new Map<string, Created<unknown>>()
  for (const { name, create } of Object.values(FEATURES)) {
    const made = create(services)
    Object.assign(provided, made.provides)
    created.set(name, made)
  }
  const every = [...created.values()]
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
    ...startTelling({ ...core, onProblem, ...payments, clock, config }),
    followHostEvents({ core, transaction: payments.transaction, withdrawal: payments.withdrawal }),
    followDebug({ core, transaction: payments.transaction, withdrawal: payments.withdrawal, onProblem }),
    followPreview({ core, config, notifyHost: messages.notifyHost }),
    environment.choices?.start(services) ?? (() => {}),
    reopenForm({ methods, carried, openMethod }),
  ]

  const closed = (): void => {
    for (const one of every) one.closed?.()
  }

  return {
    services,
    provided,
    /** The view of the captcha. */
    challenge: provided.challenge && createElement(ChallengeView, { challenge: provided.challenge }),
    /** The arguments with which the page of a row is opened. */
    partsOf: ({ feature = '' }: RouteMeta): Omit<PageParts, 'core'> => ({ services, own: created.get(feature)?.own }),
    closed,
    /** Reconciles all requests that have no answer. */
    check(): void {
      for (const one of every) one.check?.()
    },
    /**
     * Disposes of features and services; returns the open form for the same player's next app. `isLeft` means that
     * another player follows: then windows are closed and the draft is dropped.
     */
    dispose(isLeft: boolean): CarriedForm | undefined {
      const form = forms.drafts.carry()
      if (isLeft) {
        closed()
        forms.drafts.drop()
        windows.paymentPage.closeAll()
      }
      for (const one of every) one.dispose?.(isLeft)
      for (const stop of stops) stop()
      return form
    },
  }
}

export type Payments = ReturnType<typeof createPayments>

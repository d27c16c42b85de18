import type { Created } from '../../pages/Feature.ts'
import type { Services } from '../../services/Services.ts'
import { createOfferContinuation, type OfferContinuation } from './createOfferContinuation.ts'
import { createOfferPresenter } from './createOfferPresenter.ts'
import { OffersStore } from './OffersStore.ts'

export interface Onramp {
  readonly offers: OffersStore
  readonly continuation: OfferContinuation
}

/** The offers after the press on an on-ramp form, and the continuation with the chosen one. */
export function createOnrampFeature({ core, api, catalog, messages, payments, windows }: Services): Created<Onramp> {
  const { deposit, methods, texts } = core
  const { paymentPage, addresses, hasNoWindow } = windows
  const offers = new OffersStore(deposit, catalog.place)
  const continuation = createOfferContinuation({
    ...core,
    onFailure: (failure, hasPage) => core.reports.onFailure(failure, hasPage ? '' : undefined),
    ...payments,
    api,
    offers,
    methodOf: (name) => methods.find(name),
    isBlocked: messages.isBlocked,
    windows: {
      addresses,
      openHelper: (one) => (hasNoWindow(one) ? undefined : paymentPage.openWindow()),
      redirect: paymentPage.redirect,
    },
    onUnchosen: () => messages.showNotice(texts.t('deposit.offers.choose')),
  })
  return {
    own: { offers, continuation },
    provides: {
      takeOffers: createOfferPresenter({ ...core, time: core.environment.time, report: core.reports.report, offers }),
    },
  }
}

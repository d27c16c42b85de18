import type { AfterCreateHandlers } from '../../features/deposit/routeAfterCreate.ts'
import { createOfferContinuation, type OfferContinuationNeed } from '../../features/onramp/createOfferContinuation.ts'
import { createOffering } from '../../features/onramp/createOffering.ts'
import { OffersStore } from '../../features/onramp/OffersStore.ts'
import type { Place } from '../../model/place.ts'
import type { Core } from './core.ts'

export interface OnrampPartNeed
  extends Omit<OfferContinuationNeed, 'offers' | 'methodOf' | 'onUnchosen' | 'deposit' | 'navigation' | 'onFailure'> {
  readonly core: Core
  readonly place: Place
  /** A getter, because it is created later. */
  readonly after: () => Pick<AfterCreateHandlers, 'say'>
}

/** The offers after the press on an on-ramp form, and the continuation with the chosen one. */
export function createOnrampPart({ core, place, after, ...need }: OnrampPartNeed) {
  const { deposit, methods, texts } = core
  const offers = new OffersStore(deposit, place)
  const continuation = createOfferContinuation({
    ...core,
    ...need,
    offers,
    methodOf: (name) => methods.find(name),
    onUnchosen: () => after().say(texts.t('deposit.offers.choose')),
  })
  return { offers, continuation, offer: createOffering({ ...core, offers }) }
}

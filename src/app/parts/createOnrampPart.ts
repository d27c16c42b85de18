import type { AfterCreateHandlers } from '../../flows/deposit/routeAfterCreate.ts'
import { createOfferContinuation, type OfferContinuationNeed } from '../../flows/onramp/createOfferContinuation.ts'
import { createOffering } from '../../flows/onramp/createOffering.ts'
import type { Place } from '../../model/place.ts'
import { OffersStore } from '../../stores/OffersStore.ts'
import type { Core } from './core.ts'

export interface OnrampPartNeed
  extends Omit<OfferContinuationNeed, 'offers' | 'methodOf' | 'onUnchosen' | 'deposit' | 'navigation' | 'onFailure'> {
  readonly core: Core
  readonly place: Place
  /** It comes later than this. */
  readonly after: () => Pick<AfterCreateHandlers, 'say'>
}

/** What is offered behind the press of an on-ramp, and how the deposit goes on. */
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

import type { AfterPress } from '../../flows/deposit/afterPress.ts'
import { type ContinuingNeed, createContinuing } from '../../flows/onramp/createContinuing.ts'
import { createOffering } from '../../flows/onramp/createOffering.ts'
import type { Place } from '../../model/place.ts'
import { OffersStore } from '../../stores/OffersStore.ts'
import type { Core } from './core.ts'

export interface OnrampingNeed
  extends Omit<ContinuingNeed, 'offers' | 'methodOf' | 'onUnchosen' | 'deposit' | 'navigation' | 'onFailure'> {
  readonly core: Core
  readonly place: Place
  /** It comes later than this. */
  readonly after: () => Pick<AfterPress, 'say'>
}

/** What is offered behind the press of an on-ramp, and how the deposit goes on. */
export function createOnramping({ core, place, after, ...need }: OnrampingNeed) {
  const { deposit, methods, texts } = core
  const offers = new OffersStore(deposit, place)
  const continuing = createContinuing({
    ...core,
    ...need,
    offers,
    methodOf: (name) => methods.find(name),
    onUnchosen: () => after().say(texts.t('deposit.offers.choose')),
  })
  return { offers, continuing, offer: createOffering({ ...core, offers }) }
}

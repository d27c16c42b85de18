import type { OpenOffers } from '../../../src/features/onramp/OffersStore.ts'
import { rankOffers } from '../../../src/features/onramp/rankOffers.ts'
import type { Offer } from '../../../src/model/offer.ts'
import type { Place } from '../../../src/model/place.ts'

export const anOffer = (method: string, amount: string, currency = '', fee = ''): Offer => ({
  method,
  gets: { amount, currency },
  fee: { amount: fee, currency: '' },
  icons: [],
})

export const openOffers = (offers: readonly Offer[], place: Place, endsAt = Number.POSITIVE_INFINITY): OpenOffers => ({
  offers: rankOffers(offers, { paid: place.currency, account: place.currency }).offers,
  place,
  endsAt,
  totalMs: 600_000,
})

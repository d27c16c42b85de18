import type { OfferList } from '../../model/offer.ts'
import type { Place } from '../../model/place.ts'
import type { DepositStore } from '../../payments/DepositStore.ts'
import { invoiceEndsAt } from '../../payments/expiry/invoiceEndsAt.ts'
import type { SteadyTime } from '../../platform/time/steadyTime.ts'
import type { SessionStore } from '../../session/SessionStore.ts'
import type { OffersStore } from './OffersStore.ts'
import { rankOffers } from './rankOffers.ts'

export interface OfferPresenterNeed {
  readonly deposit: Pick<DepositStore, 'current'>
  readonly offers: OffersStore
  readonly session: Pick<SessionStore, 'ownCurrency'>
  readonly time: Pick<SteadyTime, 'now' | 'isServerTime'>
  readonly report: (code: string, message: string) => void
}

/**
 * Prepares the offers of an answer for display. They are for the current deposit, and for the country and currency at
 * the time of the press: the player may have changed these while the request was in flight.
 */
export function createOfferPresenter({ deposit, offers, session, time, report }: OfferPresenterNeed) {
  return (list: OfferList, place: Place): void => {
    const { id = '' } = deposit.current ?? {}
    const name = id === '' ? 'a deposit without an id' : `deposit ${id}`
    const currencies = { paid: place.currency, account: session.ownCurrency }
    const { offers: ranked, refused } = rankOffers(list.offers, currencies)
    if (list.refused + refused > 0)
      report(
        'onramp.offer',
        `${list.refused + refused} offers of ${name} are left out: they repeat a provider, or lack one or a positive amount.`,
      )
    const unread = ranked.filter(({ unreadFee }) => unreadFee !== '').length
    if (unread > 0)
      report('onramp.offer', `${unread} offers of ${name} have a fee that can't be read. It is shown as sent.`)
    if (id === '') report('onramp.offer', 'There are offers for a deposit without an id: none of them can be taken.')
    offers.offer({
      offers: id === '' ? [] : ranked,
      place,
      endsAt: invoiceEndsAt(list, time),
      totalMs: list.timeoutMs,
    })
  }
}

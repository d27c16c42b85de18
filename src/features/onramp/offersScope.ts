import { compareStructural, computed } from 'mobx'
import type { OfferView, Scopes } from '../../../schemas/scopes/views.ts'
import { readable } from '../../../schemas/words.ts'
import { roundTo } from '../../money/amount.ts'
import { formatMoney } from '../../money/formatAmount.ts'
import { priceOf } from '../../money/priceOf.ts'
import type { DepositStore } from '../../payments/DepositStore.ts'
import type { ScopesNeed } from '../../scopes/ScopesNeed.ts'
import { iconOf, methodName } from '../../scopes/tiles.ts'
import { decimalsOfCoin } from '../../session/decimalsOfCoin.ts'
import type { OffersStore, RankedOffer } from './OffersStore.ts'

export interface OffersScopeNeed extends Pick<ScopesNeed, 'session' | 'texts' | 'site' | 'methods'> {
  readonly deposit: Pick<DepositStore, 'current'>
  readonly offers: OffersStore
}

/** The providers' offers, formatted for comparison. */
export function offersScope(need: OffersScopeNeed): Scopes['offers'] {
  const { offers } = need
  const views = computed(() => offerViews(offers.open?.offers ?? [], need), { equals: compareStructural })
  return {
    get state() {
      return offers.state
    },
    get list() {
      return views.get()
    },
    get chosen() {
      return offers.chosen?.method ?? ''
    },
    get chosenName() {
      return offers.chosen === undefined ? '' : nameOf(offers.chosen, need)
    },
    get time() {
      const { endsAt = 0, totalMs = 0 } = offers.open ?? {}
      return { endsAt, totalMs }
    },
  }
}

function offerViews(offers: readonly RankedOffer[], need: OffersScopeNeed): OfferView[] {
  const gains = offers.map(({ gets }) => gets.amount)
  return offers.map((offer) => {
    const { gets, fee, unreadFee, behind } = offer
    const { currency } = gets
    const decimals = decimalsFor(gains, decimalsOfCoin(currency, need.session))
    return {
      id: offer.method,
      name: nameOf(offer, need),
      icon: iconOf(offer, need)[0]?.src ?? '',
      // Rounded so that an offer never promises more or costs less than in reality.
      gets: rounded(gets.amount, { currency, decimals, rounding: 'down' }, need),
      fee: fee === undefined ? unreadFee : feeText(fee, need),
      currency,
      price: priceText(offer, need),
      best: offer.isBest,
      behind: behind === undefined ? '' : MINUS + rounded(behind, { currency, decimals, rounding: 'up' }, need),
    }
  })
}

/** A sign of its own, because a hyphen may be at the end of a line. */
const MINUS = '\u2212'

/** The price of one coin in the deposit's currency; empty if the player receives the currency that they pay. */
function priceText({ gets }: RankedOffer, { deposit, session, texts }: OffersScopeNeed): string {
  const { amount, currency = gets.currency } = deposit.current ?? {}
  if (amount === undefined || currency === gets.currency) return ''
  const price = priceOf(amount, gets.amount, session.decimalsOf(currency))
  return price === undefined ? '' : formatMoney(price, currency, texts.locale, session.decimalsOf(currency))
}

function feeText({ amount, currency }: NonNullable<RankedOffer['fee']>, need: OffersScopeNeed): string {
  return rounded(amount, { currency, decimals: decimalsOfCoin(currency, need.session), rounding: 'up' }, need)
}

/** A provider that is also a listed method is shown with the method's display name. */
function nameOf({ method }: RankedOffer, { methods, texts }: OffersScopeNeed): string {
  const listed = methods.find(method)
  return listed === undefined ? readable(method) : methodName(listed, texts)
}

/** Formats an amount with these decimals, rounded in the given direction. */
function rounded(
  amount: string,
  {
    currency,
    decimals,
    rounding,
  }: { readonly currency: string; readonly decimals: number; readonly rounding: 'up' | 'down' },
  { texts }: OffersScopeNeed,
): string {
  return formatMoney(roundTo(amount, decimals, rounding), currency, texts.locale, decimals)
}

/** All amounts get the same number of decimals, at least two, so that they are easy to compare. */
function decimalsFor(amounts: readonly string[], most: number): number {
  const lengths = amounts.map((amount) => (amount.split('.')[1] ?? '').replace(/0+$/, '').length)
  return Math.min(most, Math.max(2, ...lengths))
}

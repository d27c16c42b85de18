import { readLabel } from '../../api/readWords.ts'
import type { Offer } from '../../model/offer.ts'
import { compare, isPositive, subtract } from '../../money/amount.ts'
import { readSum } from '../../money/readSum.ts'
import type { RankedOffer } from './OffersStore.ts'

export interface OfferRanking {
  readonly offers: readonly RankedOffer[]
  /** The number of offers whose amount is unreadable or not positive. */
  readonly refused: number
}

/**
 * Sorts offers by the amount that the player receives, highest first (ONRAMP-02), regardless of their order in the
 * answer. Offers in different currencies are not compared. Of equal offers, none is the best unless its fee is lower.
 */
export function rankOffers(
  offers: readonly Offer[],
  { paid, account }: { readonly paid: string; readonly account: string },
): OfferRanking {
  const read = offers.flatMap((offer) => readOffer(offer, { paid, account }) ?? [])
  const isOneCurrency = new Set(read.map(({ gets }) => gets.currency)).size === 1
  const sorted = isOneCurrency ? [...read].sort((a, b) => compare(b.gets.amount, a.gets.amount)) : read
  const best = isOneCurrency ? bestOf(sorted) : undefined
  const most = sorted[0]?.gets.amount
  const ranked = sorted.map((offer) => {
    const isLess = isOneCurrency && most !== undefined && compare(offer.gets.amount, most) < 0
    return { ...offer, isBest: offer === best, behind: isLess ? subtract(most, offer.gets.amount) : undefined }
  })
  return { offers: ranked, refused: offers.length - ranked.length }
}

type ReadOffer = Omit<RankedOffer, 'isBest' | 'behind'>

/** The best offer; undefined if there is only one offer, or no single best one. */
function bestOf(sorted: readonly ReadOffer[]): ReadOffer | undefined {
  const most = sorted[0]?.gets.amount
  if (most === undefined || sorted.length < 2) return undefined
  const equals = sorted.filter(({ gets }) => compare(gets.amount, most) === 0)
  if (equals.length === 1) return equals[0]
  return equals.find((one) => equals.every((other) => other === one || isCheaper(one, other)))
}

function isCheaper({ fee }: ReadOffer, { fee: other }: ReadOffer): boolean {
  return fee !== undefined && other?.currency === fee.currency && compare(fee.amount, other.amount) < 0
}

function readOffer(
  { method, icons, gets, fee }: Offer,
  { paid, account }: { readonly paid: string; readonly account: string },
): ReadOffer | undefined {
  const [amount, cost] = [readSum(gets.amount), readSum(fee.amount)]
  if (amount === undefined || !isPositive(amount)) return undefined
  const isFee = cost !== undefined && compare(cost, '0') >= 0
  return {
    method,
    icons,
    gets: { amount, currency: gets.currency || account },
    fee: isFee ? { amount: cost, currency: fee.currency || paid } : undefined,
    // A fee that can't be read must not look like none (W8).
    unreadFee: isFee ? '' : readLabel(`${fee.amount} ${fee.currency}`.trim()),
  }
}

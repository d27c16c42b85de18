import type { Scopes } from '../../../schemas/scopes/views.ts'
import { isPositive, roundTo } from '../../money/amount.ts'
import { formatMoney } from '../../money/formatAmount.ts'
import { coinAmount } from '../../scopes/coinAmount.ts'
import type { ScopesNeed } from '../../scopes/ScopesNeed.ts'
import { decimalsOfCoin } from '../../session/decimalsOfCoin.ts'
import type { RedeemStore } from './RedeemStore.ts'

/** The redeemable sweep coins and the quote for them. */
export function redeemScope({
  redeem,
  session,
  texts,
}: Pick<ScopesNeed, 'session' | 'texts'> & { readonly redeem: RedeemStore }): Scopes['redeem'] {
  const shown = (amount: string | undefined): string => {
    const { currency } = session.user
    return amount === undefined ? '' : formatMoney(amount, currency, texts.locale, session.decimalsOf(currency))
  }
  const toPlayText = (): string => {
    const { toPlay } = redeem.facts ?? {}
    return isPositive(toPlay) ? shown(toPlay) : ''
  }
  return {
    get state() {
      const { blockedBy } = redeem
      return blockedBy === 'asking' ? 'loading' : blockedBy === 'failed' ? 'failed' : 'ready'
    },
    get blocked() {
      return redeem.blockedBy === 'blocked'
    },
    get open() {
      return redeem.blockedBy === undefined
    },
    get balanceText() {
      return shown(redeem.facts?.balance)
    },
    get nothingText() {
      return shown('0')
    },
    get tileReason() {
      if (redeem.blockedBy === 'toPlay') return texts.t('sweepstake.tile.toPlay', { amount: toPlayText() })
      return redeem.blockedBy === 'blocked' ? texts.t('sweepstake.tile.blocked') : ''
    },
    get toPlayText() {
      return toPlayText()
    },
    get quote() {
      return redeem.quote?.state ?? 'none'
    },
    get getsText() {
      const { quote } = redeem
      if (quote?.gets === undefined) return ''
      return coinAmount(roundTo(quote.gets, decimalsOfCoin(quote.coin, session), 'down'), quote.coin, texts.locale)
    },
  }
}

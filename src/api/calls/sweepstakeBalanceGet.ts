import validate from 'virtual:validate/calls/sweepstakeBalanceGet/ANSWER'
import type { SweepstakeBalances } from '../../../schemas/calls/sweepstakeBalanceGet.ts'
import { defineCall } from '../defineCall.ts'
import { listIn } from '../listIn.ts'
import { readCurrency } from '../readCurrency.ts'

/** Requests the redeemable balances, by currency (CALL-13). */
export const sweepstakeBalanceGet = defineCall<Record<string, never>, SweepstakeBalances, SweepstakeBalances>({
  verb: 'POST',
  name: 'sweepstake-balance-get',
  isRetried: true,
  open: (raw) => listIn(raw) ?? raw,
  answer: validate,
  // An entry without a readable currency may be the player's: dropped, their balance would be shown as 0 (W3).
  isWhole: true,
  read(balances, _, reportMismatch) {
    const unread = balances.flatMap(({ balance }, at) =>
      ['string', 'number'].includes(typeof [balance].flat()[0]) ? [] : [`/${at}/balance (no amount)`],
    )
    if (unread.length > 0) reportMismatch(unread)
    return balances.map((one) => ({ ...one, currency: readCurrency(one.currency) }))
  },
})

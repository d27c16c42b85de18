import validate from 'virtual:validate/calls/sweepstakeBalanceGet/ANSWER'
import type { SweepstakeBalances } from '../../../schemas/calls/sweepstakeBalanceGet.ts'
import { defineCall } from '../defineCall.ts'
import { readCurrency } from '../readCurrency.ts'

/** Requests the redeemable balances, by currency (CALL-13). */
export const sweepstakeBalanceGet = defineCall<Record<string, never>, SweepstakeBalances, SweepstakeBalances>({
  verb: 'POST',
  name: 'sweepstake-balance-get',
  isRetried: true,
  answer: validate,
  read: (balances) => balances.map((one) => ({ ...one, currency: readCurrency(one.currency) })),
})

import type { FromSchema } from 'json-schema-to-ts'
import type { WITHDRAWAL_MEMBERS } from '../../schemas/calls/withdrawal.ts'
import type { WithdrawalFacts } from '../model/withdrawal.ts'
import { readCurrency } from './readCurrency.ts'
import { readLabel } from './readWords.ts'

type Said = Partial<FromSchema<{ readonly type: 'object'; readonly properties: typeof WITHDRAWAL_MEMBERS }>>

/** What an answer says of a withdrawal. An amount that is none is not shown: nobody guesses at money. */
export function readWithdrawal({
  amount,
  currency,
  fee,
  receives,
  destination,
  confirmationCode,
}: Said): WithdrawalFacts {
  return {
    amount: plainAmount(amount),
    currency: readCurrency(currency) || undefined,
    fee: plainAmount(fee),
    receives: plainAmount(receives),
    destination: (destination ?? []).map(({ label, value }) => ({ label: readLabel(label), value: readLabel(value) })),
    code: confirmationCode == null ? undefined : { sentTo: readLabel(confirmationCode.sentTo ?? '') },
  }
}

/** A plain decimal, as a number or as a text. */
export function plainAmount(value: unknown): string | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? `${value}`.trim() : ''
  return /^\d{1,30}(\.\d{1,30})?$/.test(text) ? text : undefined
}

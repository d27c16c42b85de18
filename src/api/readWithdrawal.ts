import type { FromSchema } from 'json-schema-to-ts'
import type { WITHDRAWAL_MEMBERS } from '../../schemas/calls/withdrawal.ts'
import type { WithdrawalFacts } from '../model/withdrawal.ts'
import { plain } from './plain.ts'
import { readCurrency } from './readCurrency.ts'
import { readLabel } from './readWords.ts'

type WithdrawalMembers = Partial<
  FromSchema<{ readonly type: 'object'; readonly properties: typeof WITHDRAWAL_MEMBERS }>
>

/** Reads the details of a withdrawal. */
export function readWithdrawal({
  amount,
  currency,
  fee,
  receives,
  receivesCurrency,
  destination,
  confirmationCode,
}: WithdrawalMembers): WithdrawalFacts {
  return {
    amount,
    fee,
    receives,
    receivesCurrency: readCurrency(receivesCurrency) || undefined,
    currency: readCurrency(currency) || undefined,
    destination: (destination ?? [])
      .map(({ label, value }) => ({ label: readLabel(label ?? ''), value: readLabel(plain(value)) }))
      .filter(({ value }) => value !== ''),
    code: confirmationCode == null ? undefined : { sentTo: readLabel(confirmationCode.sentTo ?? '') },
  }
}

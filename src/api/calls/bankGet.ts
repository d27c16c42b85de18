import validate from 'virtual:validate/calls/bankGet/ANSWER'
import type { BankGetAnswer, BankGetRequest } from '../../../schemas/calls/bankGet.ts'
import { defineCall } from '../defineCall.ts'
import { firstIdentifier } from '../firstIdentifier.ts'
import { isBlank } from '../isBlank.ts'
import { readLabel } from '../readWords.ts'
import { throwIfRefused } from '../throwIfRefused.ts'

/** The bank of a card; code and name are empty when the bank is unknown. */
export interface Bank {
  readonly code: string
  readonly name: string
  /** The name of the form field that receives the bank. */
  readonly field: string
}

export const bankGet = defineCall<BankGetRequest, BankGetAnswer, Bank>({
  verb: 'POST',
  name: 'bank-get',
  isRetried: true,
  answer: validate,
  read: (answer) => {
    const { bank, code, name, field } = answer
    // `code` may then be the code of the refusal.
    if (isBlank(bank) && isBlank(name)) throwIfRefused('bank-get', answer)
    const inner: { code?: unknown; name?: string | null } = typeof bank === 'string' ? { name: bank } : (bank ?? {})
    return {
      code: firstIdentifier(inner.code, code) ?? '',
      name: readLabel(inner.name || name || ''),
      field: field || 'bank',
    }
  },
})

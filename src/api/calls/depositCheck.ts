import validate from 'virtual:validate/calls/depositCheck/ANSWER'
import type { DepositCheckAnswer, DepositCheckRequest } from '../../../schemas/calls/depositCheck.ts'
import type { Invoice } from '../../model/invoice.ts'
import { defineCall } from '../defineCall.ts'
import { identifierOf } from '../identifierOf.ts'
import { isGiven } from '../isGiven.ts'
import { readP2pDeposit } from '../readP2pDeposit.ts'

/** What is open with a method. */
export interface OpenDeposit {
  readonly exists: boolean
  readonly depositId: string | undefined
  /** Where it is paid to, when the server says so; `isUnified` as a unified form. */
  readonly invoice?: Invoice
  readonly isUnified?: boolean
}

/** Whether the player has an open deposit with the method. */
export const depositCheck = defineCall<DepositCheckRequest, DepositCheckAnswer, OpenDeposit>({
  verb: 'POST',
  name: 'deposit-check',
  isRetried: true,
  answer: validate,
  isWhole: true,
  read: (said, _odd, tell) => {
    const { exists, depositId, card, unifiedFlow } = said
    // A card that is a text or a number is a wrong one, and has to be told.
    const isOdd = typeof card === 'string' || typeof card === 'number'
    const isSaid = exists && (isOdd || isGiven(card) || isGiven(unifiedFlow))
    const open = isSaid ? readP2pDeposit(said) : undefined
    if (open !== undefined && open.misfits.length > 0) tell(open.misfits)
    return {
      exists,
      depositId: exists ? identifierOf(depositId) : undefined,
      // One that is not as agreed is no place to pay to.
      ...(open?.misfits.length === 0 && { invoice: open.invoice, isUnified: isGiven(unifiedFlow) }),
    }
  },
})

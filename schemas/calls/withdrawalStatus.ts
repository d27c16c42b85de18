import type { FromSchema } from 'json-schema-to-ts'
import { WITHDRAWAL_MEMBERS } from './withdrawal.ts'

export const REQUEST = {
  type: 'object',
  properties: {
    withdrawalId: { description: 'The withdrawal, as `withdrawal-create` named it.', type: 'string' },
    paymentMethod: { description: 'The method that it was created with.', type: 'string' },
  },
  required: ['withdrawalId', 'paymentMethod'],
  additionalProperties: false,
} as const

/** As of a deposit: 0 waits to be confirmed, 1 is paid out, 2 is not; anything else is under way. */
export const ANSWER = {
  type: 'object',
  properties: {
    status: {
      description:
        '0: waits for the player’s confirmation. 1: paid out. 2: declined or cancelled. Anything else: in progress. Words are read as those of `deposit-status`.',
      type: ['integer', 'string', 'null'],
    },
    ...WITHDRAWAL_MEMBERS,
  },
  required: ['status'],
} as const

export type WithdrawalStatusRequest = FromSchema<typeof REQUEST>
export type WithdrawalStatusAnswer = FromSchema<typeof ANSWER>

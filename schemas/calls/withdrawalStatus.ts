import type { FromSchema } from 'json-schema-to-ts'
import { WITHDRAWAL_MEMBERS } from './withdrawal.ts'

export const REQUEST = {
  type: 'object',
  properties: {
    withdrawalId: { description: 'The id of the withdrawal, from `withdrawal-create`.', type: 'string' },
    paymentMethod: { description: 'The method it was created with.', type: 'string' },
  },
  required: ['withdrawalId', 'paymentMethod'],
  additionalProperties: false,
} as const

/** Numbers as for a deposit: 0 awaits confirmation, 1 is paid out, 2 has failed; any other value means in progress. */
export const ANSWER = {
  type: 'object',
  properties: {
    status: {
      description:
        '0: awaits the player’s confirmation. 1: paid out. 2: declined or cancelled. Anything else: in progress. A text means the same as in `deposit-status`.',
      type: ['integer', 'string', 'null'],
    },
    ...WITHDRAWAL_MEMBERS,
  },
  required: ['status'],
} as const

export type WithdrawalStatusRequest = FromSchema<typeof REQUEST>
export type WithdrawalStatusAnswer = FromSchema<typeof ANSWER>

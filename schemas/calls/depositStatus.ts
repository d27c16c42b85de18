import type { FromSchema } from 'json-schema-to-ts'

export const REQUEST = {
  type: 'object',
  properties: { depositId: { type: 'string' }, paymentMethod: { type: 'string' } },
  required: ['depositId', 'paymentMethod'],
  additionalProperties: false,
} as const

const text = { type: ['string', 'null'] } as const
const amount = { type: ['string', 'number', 'null'] } as const

/** A transaction seen on the blockchain (DATA-41). Sending the transaction with the status is our addition. */
export const CHAIN_MEMBERS = {
  txid: text,
  blockchain: text,
  amount,
  currency: text,
  cryptoCurrency: text,
  finalAmount: amount,
} as const

/** The status as a number (0 waiting, 1 processed, 2 mistaked) or a word (AUTO_CANCELED, CANCELED, PAYED). */
export const ANSWER = {
  type: 'object',
  properties: { status: { type: ['integer', 'string', 'null'] }, ...CHAIN_MEMBERS },
  required: ['status'],
} as const

export type DepositStatusRequest = FromSchema<typeof REQUEST>
export type DepositStatusAnswer = FromSchema<typeof ANSWER>

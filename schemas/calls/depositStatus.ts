import type { FromSchema } from 'json-schema-to-ts'

export const REQUEST = {
  type: 'object',
  properties: { depositId: { type: 'string' }, paymentMethod: { type: 'string' } },
  required: ['depositId', 'paymentMethod'],
  additionalProperties: false,
} as const

const text = { type: ['string', 'null'] } as const
const amount = { type: ['string', 'number', 'null'] } as const

/**
 * A transaction seen on the blockchain (DATA-41). Sending the transaction with the status is our addition, so it is
 * validated separately: an invalid member of it does not hide the status.
 */
export const CHAIN = {
  type: 'object',
  properties: {
    txid: text,
    blockchain: text,
    amount,
    currency: text,
    cryptoCurrency: text,
    finalAmount: amount,
  },
} as const

/** The status as a number (0 waiting, 1 processed, 2 mistaked) or a word (AUTO_CANCELED, CANCELED, PAYED). */
export const STATUS = {
  type: 'object',
  properties: { status: { type: ['integer', 'string', 'null'] } },
  required: ['status'],
} as const

/** The whole answer, for the reference. */
export const ANSWER = { ...STATUS, properties: { ...STATUS.properties, ...CHAIN.properties } } as const

export type DepositStatusRequest = FromSchema<typeof REQUEST>
export type DepositStatusAnswer = FromSchema<typeof STATUS>
export type ChainMembers = FromSchema<typeof CHAIN>

import type { FromSchema } from 'json-schema-to-ts'
import { ID } from './identifier.ts'

const amount = { type: ['string', 'number'] } as const
const coins = { type: 'object', properties: { amount }, required: ['amount'] } as const

/**
 * The boxes of a sweepstake (DATA-38). Each is validated separately, so that an invalid one does not affect the others.
 */
export const ANSWER = {
  type: 'object',
  properties: { boxes: { type: 'array', maxItems: 100, items: { type: 'object' } } },
  required: ['boxes'],
} as const

export const BOX = {
  type: 'object',
  properties: {
    boxId: ID,
    price: amount,
    priceCurrencyCode: { type: 'string', minLength: 1 },
    currenciesList: {
      type: 'object',
      properties: { free: coins, main: coins },
      required: ['free', 'main'],
    },
  },
  required: ['boxId', 'price', 'priceCurrencyCode', 'currenciesList'],
} as const

export type SweepstakeBoxesAnswer = FromSchema<typeof ANSWER>
export type WireBox = FromSchema<typeof BOX>

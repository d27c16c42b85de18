import type { FromSchema } from 'json-schema-to-ts'
import { CAPTCHA_MEMBERS } from '../captchaPage.ts'
import { REQUEST as CREATE } from './depositCreate.ts'
import { MAYBE_ID } from './identifier.ts'
import { P2P_MEMBERS } from './p2pDeposit.ts'
import { WIRE_FIELD } from './serverField.ts'

const own = CREATE.properties

/** A peer-to-peer create request (CALL-19, CALL-20). */
export const REQUEST = {
  type: 'object',
  properties: {
    amount: own.amount,
    bank: { type: 'string' },
    checkScore: { type: 'boolean' },
    selectedCountry: own.selectedCountry,
    currency: own.currency,
    depositId: own.depositId,
    fields: own.fields,
    isActivatedBonus: own.isActivatedBonus,
    paymentMethod: { type: 'string' },
    paymentSessionId: own.paymentSessionId,
    metadata: own.metadata,
    bonusId: own.bonusId,
    ...CAPTCHA_MEMBERS,
  },
  required: [
    'amount',
    'bank',
    'checkScore',
    'selectedCountry',
    'currency',
    'depositId',
    'fields',
    'isActivatedBonus',
    'paymentMethod',
    'paymentSessionId',
  ],
  additionalProperties: false,
} as const

const MEMBERS = {
  ...P2P_MEMBERS,
  depositId: MAYBE_ID,
  isFieldsRequired: { type: ['boolean', 'null'] },
  fields: { type: ['array', 'null'], maxItems: 200, items: WIRE_FIELD },
} as const

/** A peer-to-peer deposit (DATA-46): at the top level, or in `apiResponse` as in the response of other creates. */
export const ANSWER = {
  type: 'object',
  properties: { ...MEMBERS, apiResponse: { type: ['object', 'null'], properties: MEMBERS } },
} as const

export type DepositCreateP2pRequest = FromSchema<typeof REQUEST>
export type DepositCreateP2pAnswer = FromSchema<typeof ANSWER>

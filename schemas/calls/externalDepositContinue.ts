import type { FromSchema } from 'json-schema-to-ts'
import { SOURCE_MEMBERS } from './source.ts'

/** Continues an on-ramp deposit with the chosen provider (CALL-08). */
export const REQUEST = {
  type: 'object',
  properties: { depositId: { type: 'string' }, method: { type: 'string' } },
  required: ['depositId', 'method'],
  additionalProperties: false,
} as const

/** The provider's page, if any: at the top level or in `apiResponse`, as in a create response (our choice). */
export const ANSWER = {
  type: ['object', 'string', 'null'],
  properties: {
    ...SOURCE_MEMBERS,
    apiResponse: { type: ['object', 'null'], properties: SOURCE_MEMBERS },
  },
} as const

export type ExternalDepositContinueRequest = FromSchema<typeof REQUEST>
export type ExternalDepositContinueAnswer = FromSchema<typeof ANSWER>

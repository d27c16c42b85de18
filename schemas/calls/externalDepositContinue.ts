import type { FromSchema } from 'json-schema-to-ts'
import { SOURCE_MEMBERS } from './source.ts'

/** An on-ramp deposit goes on with this provider (CALL-08). */
export const REQUEST = {
  type: 'object',
  properties: { depositId: { type: 'string' }, method: { type: 'string' } },
  required: ['depositId', 'method'],
  additionalProperties: false,
} as const

/** The page of the provider, as a create says it (ours): by itself, or in `apiResponse`. It may be missing. */
export const ANSWER = {
  type: ['object', 'string', 'null'],
  properties: {
    ...SOURCE_MEMBERS,
    apiResponse: { type: ['object', 'null'], properties: SOURCE_MEMBERS },
  },
} as const

export type ExternalDepositContinueRequest = FromSchema<typeof REQUEST>
export type ExternalDepositContinueAnswer = FromSchema<typeof ANSWER>

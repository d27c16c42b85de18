import type { FromSchema } from 'json-schema-to-ts'
import { ID } from '../calls/identifier.ts'

/**
 * The payload of the push `deposit.status`. Section 7 names only the push, so the properties are those of the call
 * `deposit-status`. A push without a status means that a new status can be requested.
 */
export const STATUS_PUSH = {
  type: 'object',
  properties: { depositId: ID, status: { type: ['integer', 'string', 'null'] } },
  required: ['depositId'],
} as const

export type StatusPush = FromSchema<typeof STATUS_PUSH>

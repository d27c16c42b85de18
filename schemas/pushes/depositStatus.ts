import type { FromSchema } from 'json-schema-to-ts'
import { ID } from '../calls/identifier.ts'

/**
 * What comes with `deposit.status`: section 7 names the push and nothing in it, so the names are those of the call
 * `deposit-status`. Without a status it says that there is one to be asked for.
 */
export const PUSH = {
  type: 'object',
  properties: { depositId: ID, status: { type: ['integer', 'string', 'null'] } },
  required: ['depositId'],
} as const

export type StatusPush = FromSchema<typeof PUSH>

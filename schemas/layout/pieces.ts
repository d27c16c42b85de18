/** What several slots are made of. Each is one constant, used by identity: Ajv compiles it once. */

export const KEY = '^[A-Za-z0-9_][A-Za-z0-9_.-]*$'
export const PATH = '^[a-z][A-Za-z0-9_]*(\\.[A-Za-z0-9_]+)*$'

export const NAME = { type: 'string', minLength: 1, maxLength: 64 } as const

/** A value read from a scope and shown as it is. */
export const REF = {
  'x-slot': 'ref',
  description: 'A value taken from data: {"$": "limits.min"}',
  type: 'object',
  properties: { $: { type: 'string', pattern: PATH } },
  required: ['$'],
  additionalProperties: false,
} as const

/** What is copied and paid by comes from the cashier alone: no document can write or swap it (E11). */
export const PAID_REF = {
  ...REF,
  description: 'A value of the payment: {"$": "invoice.amount"}',
  properties: { $: { type: 'string', pattern: '^(deposit|invoice)(\\.[A-Za-z0-9_]+)+$' } },
} as const

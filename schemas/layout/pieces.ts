/**
 * What several slots are made of. Each is one constant, so that Ajv compiles it once; where it is used it may get a
 * description of its own: `{ ...TEXT, description: 'What stands on it.' }`.
 */

export const KEY = '^[A-Za-z0-9_][A-Za-z0-9_.-]*$'
export const PATH = '^[a-z][A-Za-z0-9_]*(\\.[A-Za-z0-9_]+)*$'

/** A name out of a list that the interpreter knows. */
export const NAME = { type: 'string', minLength: 1, maxLength: 64 } as const

/** A value read from a scope and shown as it is. */
export const REF = {
  'x-slot': 'ref',
  description: 'A value taken from data, as it is.',
  examples: [{ $: 'limits.min' }],
  type: 'object',
  properties: { $: { description: 'The path of the value.', type: 'string', pattern: PATH } },
  required: ['$'],
  additionalProperties: false,
} as const

/** What is copied and paid by comes from the cashier alone: no document can write or swap it (E11). */
export const PAID_REF = {
  ...REF,
  description: 'A value of the payment, as it is.',
  examples: [{ $: 'invoice.amount' }],
  properties: {
    $: {
      description: 'The path of the value.',
      type: 'string',
      pattern: '^(deposit|invoice|crypto)(\\.[A-Za-z0-9_]+)+$',
    },
  },
} as const

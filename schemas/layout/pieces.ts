/**
 * Schemas shared by several slots. Each is one constant, so that Ajv compiles it once; a use may override its
 * description: `{ ...TEXT, description: 'The label of the button.' }`.
 */

export const KEY = '^[A-Za-z0-9_][A-Za-z0-9_.-]*$'
/** A step of a path. A name that is not a word is in brackets and quotes, as in conditions. */
const STEP = '(\\.[A-Za-z0-9_]+|\\["[^"\\\\]+"\\])'

/** A path of data: `form.amount`, `form.fields["payer.name"]`. */
export const PATH = `^[a-z][A-Za-z0-9_]*${STEP}*$`

/** The name of a field. Names with dots, brackets or a digit first are those of servers: `payer.first_name`, `42`. */
export const FIELD_NAME = '^[A-Za-z0-9][A-Za-z0-9_.[\\]-]*$'

/** A name from a fixed list known to the interpreter. */
export const NAME = { type: 'string', minLength: 1, maxLength: 64 } as const

/** A value read from a scope and shown unchanged. */
export const REF = {
  'x-slot': 'ref',
  description: 'A value read from data, unchanged.',
  examples: [{ $: 'limits.min' }],
  type: 'object',
  properties: { $: { description: 'The path of the value.', type: 'string', pattern: PATH } },
  required: ['$'],
  additionalProperties: false,
} as const

/** A value that the player copies or uses to pay. Only the cashier supplies it: documents can't replace it (E01). */
export const PAID_REF = {
  ...REF,
  description: 'A payment detail, unchanged.',
  examples: [{ $: 'invoice.amount' }],
  properties: {
    $: {
      description: 'The path of the value.',
      type: 'string',
      pattern: `^(deposit|withdrawal|invoice|crypto)${STEP}+$`,
    },
  },
} as const

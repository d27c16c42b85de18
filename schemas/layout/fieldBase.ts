/** The properties common to all field kinds. */
import { FIELD_NAME } from './pieces.ts'
import { CONDITION, MESSAGES, REF, RULES, TEXT, VALIDATE_ON, WIDTH, WIRE } from './slots.ts'

export const fieldBase = {
  kind: { description: 'The kind of field.', type: 'string' },
  name: {
    description: 'The name under which the value is sent, and by which other parts of the form refer to it.',
    type: 'string',
    pattern: FIELD_NAME,
    maxLength: 128,
  },
  label: { ...TEXT, description: 'The label of the field.' },
  hint: { ...TEXT, description: 'Help text under the field.' },
  placeholder: { ...TEXT, description: 'An example shown in the empty field.' },
  show: {
    ...CONDITION,
    description: 'Whether it is shown. A hidden field keeps its value, and is neither validated nor sent.',
  },
  requiredWhen: { ...CONDITION, description: 'Required only while this holds.' },
  initial: { ...REF, description: 'The initial value, from data.' },
  default: { description: 'The initial value, as a constant.', type: 'string', maxLength: 120 },
  optional: { description: 'Whether it may stay empty.', type: 'boolean' },
  rules: { ...RULES, description: 'The validation rules.' },
  messages: { ...MESSAGES, description: 'Custom messages for an empty or incomplete value.' },
  validateOn: VALIDATE_ON,
  width: WIDTH,
  wire: { ...WIRE, description: 'The format in which the value is sent; default `typed`.' },
  keep: {
    description:
      'true: it is harmless, and kept over a reload. false: it is never stored, and hidden in a review. Default: the amount with its currency and selections are kept, typed values are not. Cards, their expiry (a date without a day), wallets and codes are never kept.',
    type: 'boolean',
  },
} as const

/** What every field says, whatever its kind. */
import { CONDITION, MESSAGES, REF, RULES, TEXT, WIRE } from './slots.ts'

export const fieldBase = {
  kind: { type: 'string' },
  name: {
    description: 'The name under which the value goes out.',
    type: 'string',
    pattern: '^[A-Za-z][A-Za-z0-9_.-]*$',
    maxLength: 64,
  },
  label: TEXT,
  hint: TEXT,
  placeholder: TEXT,
  show: CONDITION,
  requiredWhen: CONDITION,
  initial: REF,
  default: { description: 'The first value, when it is no data.', type: 'string', maxLength: 120 },
  optional: { description: 'May stay empty.', type: 'boolean' },
  rules: RULES,
  messages: MESSAGES,
  wire: WIRE,
  keep: {
    description:
      'true: harmless, stays over a reload. false: kept nowhere, hidden in a review. Else the amount and what is chosen stay, and what is typed does not.',
    type: 'boolean',
  },
} as const

/** What every field says, whatever its kind. */
import { CONDITION, REF, RULES, TEXT } from './slots.ts'

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
  initial: REF,
  optional: { description: 'May stay empty.', type: 'boolean' },
  rules: RULES,
} as const

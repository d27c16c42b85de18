/** What every field says, whatever its kind. */
import { CONDITION, MESSAGES, REF, RULES, TEXT, WIRE } from './slots.ts'

export const fieldBase = {
  kind: { description: 'Which kind of field it is.', type: 'string' },
  name: {
    description: 'The name under which the value goes out, and other parts of the form speak of it.',
    type: 'string',
    pattern: '^[A-Za-z][A-Za-z0-9_.-]*$',
    maxLength: 64,
  },
  label: { ...TEXT, description: 'What the field is called.' },
  hint: { ...TEXT, description: 'What helps to fill it, under the field.' },
  placeholder: { ...TEXT, description: 'An example that stands in the empty field.' },
  show: {
    ...CONDITION,
    description: 'Whether it is shown. What does not show keeps its value, and is neither checked nor sent.',
  },
  requiredWhen: { ...CONDITION, description: 'It may stay empty unless this holds.' },
  initial: { ...REF, description: 'What stands there first, from data.' },
  default: { description: 'What stands there first, when it is no data.', type: 'string', maxLength: 120 },
  optional: { description: 'It may stay empty.', type: 'boolean' },
  rules: { ...RULES, description: 'What its value must be.' },
  messages: { ...MESSAGES, description: 'Other words for a value that is not there, or not all of it.' },
  wire: { ...WIRE, description: 'What goes out of it; without it, what stands in it.' },
  keep: {
    description:
      'true: it is harmless, and stays over a reload. false: it is kept nowhere, and hidden in a review. Else the amount with its currency and what is chosen stay, and what is typed does not. A card, a wallet or a code is never kept, whatever is said.',
    type: 'boolean',
  },
} as const

import { ACTIONS, CONDITION, TEXT } from '../slots.ts'

export const submit = {
  since: 1,
  description: 'The one main button of a form: shows the amount, is busy while it works. Enter in a field presses it.',
  decorative: false,
  container: false,
  pressable: true,
  props: {
    type: 'object',
    properties: {
      label: { ...TEXT, description: 'What stands on it: of a payment, with the amount as `form.amountText`.' },
      busyLabel: {
        ...TEXT,
        description: 'What stands on it while it works. May be left out: of a payment it says what is done.',
      },
      busy: {
        ...CONDITION,
        description: 'While this holds it works, and takes no press. May be left out: `deposit.creating`.',
      },
      enabled: {
        ...CONDITION,
        description:
          'While this does not hold it is dim; a press on it then shows what is missing. May be left out: `form.canSubmit`.',
      },
      testId: {
        description: 'What test tools know it by: its `data-testid`.',
        type: 'string',
        pattern: '^[a-z][a-z0-9-]{0,63}$',
      },
      onPress: { ...ACTIONS, description: 'What a press does: `deposit.create`.' },
    },
    required: ['label', 'onPress'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'submit',
      label: { t: 'form.deposit.submit', args: { amount: 'form.amountText' } },
      busyLabel: 'form.deposit.processing',
      busy: 'deposit.creating',
      enabled: 'form.canSubmit',
      onPress: [{ do: 'deposit.create' }],
    },
  ],
} as const

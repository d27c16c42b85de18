import { ACTIONS, CONDITION, TEXT } from '../slots.ts'

export const submit = {
  since: 1,
  description:
    'The submit button of a form: shows the amount, and is busy while the request is in flight. Enter in a field presses it.',
  decorative: false,
  container: false,
  pressable: true,
  props: {
    type: 'object',
    properties: {
      label: { ...TEXT, description: 'The label; for a payment it contains the amount, as `form.amountText`.' },
      busyLabel: {
        ...TEXT,
        description: 'The label while busy. Optional: payments have a default.',
      },
      busy: {
        ...CONDITION,
        description: 'Whether it is busy and ignores presses. Default `deposit.creating`.',
      },
      enabled: {
        ...CONDITION,
        description:
          'It is dimmed while this does not hold; a press then shows what is missing. Default `form.canSubmit`.',
      },
      reason: {
        ...TEXT,
        description:
          'Why it is dimmed, shown next to it while it is; a press moves to the first field that needs attention. Optional.',
      },
      hidden: {
        ...CONDITION,
        description:
          'It is left out while this holds. Default: while the outcome of an earlier payment is unknown, where other buttons are the next step.',
      },
      testId: {
        description: 'Its `data-testid`, for tests.',
        type: 'string',
        pattern: '^[a-z][a-z0-9-]{0,63}$',
      },
      onPress: { ...ACTIONS, description: 'The commands of a press: `deposit.create`.' },
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

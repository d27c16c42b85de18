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
      label: TEXT,
      busyLabel: TEXT,
      busy: CONDITION,
      enabled: CONDITION,
      onPress: ACTIONS,
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

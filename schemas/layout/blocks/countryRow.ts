import { ACTIONS, CONDITION, COUNTRY } from '../slots.ts'

export const countryRow = {
  since: 1,
  description: 'A selectable country.',
  decorative: false,
  container: false,
  pressable: true,
  props: {
    type: 'object',
    properties: {
      source: { ...COUNTRY, description: 'The country.' },
      selected: { ...CONDITION, description: 'Whether it is selected.' },
      onPress: { ...ACTIONS, description: 'The commands of a press: `region.choose`.' },
    },
    required: ['source', 'onPress'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'countryRow',
      source: 'country',
      selected: 'country.code == region.current.code',
      onPress: [{ do: 'region.choose', country: { $: 'country.code' } }],
    },
  ],
} as const

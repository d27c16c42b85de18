import { ACTIONS, COUNTRY, TEXT } from '../slots.ts'

export const regionCard = {
  since: 1,
  description:
    'The country whose methods are shown, with a way to change it: a small button, on the line of the `heading` before it if there is room.',
  decorative: false,
  container: false,
  pressable: true,
  props: {
    type: 'object',
    properties: {
      source: { ...COUNTRY, description: 'The country that is shown: `region.current`.' },
      label: { ...TEXT, description: 'The text next to the country: another one can be chosen.' },
      onPress: { ...ACTIONS, description: 'The commands of a press.' },
    },
    required: ['source', 'label', 'onPress'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'regionCard',
      source: 'region.current',
      label: 'region.change',
      onPress: [{ do: 'navigate', to: 'depositRegionPage' }],
    },
  ],
} as const

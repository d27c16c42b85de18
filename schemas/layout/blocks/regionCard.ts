import { ACTIONS, COUNTRY, TEXT } from '../slots.ts'

export const regionCard = {
  since: 1,
  description: 'The country whose methods are shown, and the way to change it.',
  decorative: false,
  container: false,
  pressable: true,
  props: {
    type: 'object',
    properties: {
      source: { ...COUNTRY, description: 'The country that is shown: `region.current`.' },
      label: { ...TEXT, description: 'What it says beside the country: that another can be chosen.' },
      onPress: { ...ACTIONS, description: 'What a press does.' },
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

import { REF, TEXT } from '../slots.ts'

export const linkOut = {
  since: 1,
  description:
    'A link to a page of somebody else, which opens in another tab. Its address comes from data and is an https one, else only the words stand there.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      label: { ...TEXT, description: 'What it says.' },
      url: { ...REF, description: 'The address: `env.supportUrl`, or that of an agent.' },
    },
    required: ['label', 'url'],
    additionalProperties: false,
  },
  examples: [{ type: 'linkOut', label: 'support.contact', url: { $: 'env.supportUrl' } }],
} as const

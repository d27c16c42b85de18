import { REF, TEXT } from '../slots.ts'

export const linkOut = {
  since: 1,
  description:
    'A link to an external page, opened in a new tab. Its URL comes from data and must be https; otherwise only the text is shown.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      label: { ...TEXT, description: 'The text.' },
      url: { ...REF, description: 'The URL: `env.supportUrl`, or that of an agent.' },
    },
    required: ['label', 'url'],
    additionalProperties: false,
  },
  examples: [{ type: 'linkOut', label: 'support.contact', url: { $: 'env.supportUrl' } }],
} as const

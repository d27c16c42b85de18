import { fieldBase } from '../fieldBase.ts'
import { LINKS } from '../slots.ts'

export const checkbox = {
  since: 1,
  description: 'A checkbox whose label may contain links: a consent. Its value is "true" or "false".',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      ...fieldBase,
      links: { ...LINKS, description: 'The links for the names in braces in its label.' },
    },
    required: ['kind', 'name', 'label'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'field',
      kind: 'checkbox',
      name: 'consent',
      label: { text: { en: 'I accept the {terms}' } },
      links: { terms: { text: { text: { en: 'terms of the bank' } }, url: 'https://bank.example/terms' } },
      wire: 'none',
    },
  ],
} as const

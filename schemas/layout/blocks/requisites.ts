import { NAME } from '../pieces.ts'
import { REQUISITES } from '../slots.ts'

export const requisites = {
  since: 1,
  description: 'The payment details: each line sent by the cashier, with a copy button.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      source: { ...REQUISITES, description: 'The lines.' },
      except: {
        description: "The cashier's names of lines left out, because another block shows them.",
        type: 'array',
        minItems: 1,
        maxItems: 20,
        uniqueItems: true,
        items: NAME,
      },
    },
    required: ['source'],
    additionalProperties: false,
  },
  examples: [
    { type: 'requisites', source: 'invoice.requisites' },
    { type: 'requisites', source: 'invoice.requisites', except: ['reference'] },
  ],
} as const

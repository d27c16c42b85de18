import { REF, TEXT } from '../slots.ts'

export const image = {
  since: 1,
  description:
    'A picture whose address the cashier sends, such as the logo of a shop or a bank. Its space is reserved, and its text is shown if it can’t be loaded.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      source: {
        ...REF,
        description:
          "The https address, from data: of the widget's own origin, or of one that `assets.origins` of the configuration lists. Nothing is shown without an address.",
        examples: [{ $: 'invoice.lines.logo' }],
      },
      alt: { ...TEXT, description: 'What it shows, for screen readers and in its place.' },
      size: {
        description: 'The height: `s` of a logo in a line, `m` (default) of a logo, `l` of a picture.',
        enum: ['s', 'm', 'l'],
      },
    },
    required: ['source', 'alt'],
    additionalProperties: false,
  },
  examples: [
    { type: 'image', source: { $: 'invoice.lines.logo' }, alt: { text: { en: 'Logo of the shop' } } },
    { type: 'image', source: { $: 'invoice.lines.map' }, alt: { text: { en: 'The way to the shop' } }, size: 'l' },
  ],
} as const

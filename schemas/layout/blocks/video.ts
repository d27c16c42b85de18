import { TEXT, VIDEO } from '../slots.ts'

export const video = {
  since: 1,
  description: 'A video without autoplay, with captions. If it can’t be played, a text and a link are shown.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      source: { ...VIDEO, description: 'The video.' },
      label: { ...TEXT, description: 'Its accessible name.' },
      failed: { ...TEXT, description: 'The text shown if it can’t be played.' },
      link: { ...TEXT, description: 'The text of the link shown then.' },
    },
    required: ['source', 'label', 'failed', 'link'],
    additionalProperties: false,
  },
  examples: [
    {
      type: 'video',
      source: 'instruction.video',
      label: 'video.title',
      failed: 'video.failed',
      link: 'video.open',
    },
  ],
} as const

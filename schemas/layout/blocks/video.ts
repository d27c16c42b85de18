import { TEXT, VIDEO } from '../slots.ts'

export const video = {
  since: 1,
  description:
    'A video that the player starts, with its captions. Where it can’t be played, words and a link to it stand there.',
  decorative: false,
  container: false,
  props: {
    type: 'object',
    properties: {
      source: { ...VIDEO, description: 'The video.' },
      label: { ...TEXT, description: 'What it shows: its name for a screen reader.' },
      failed: { ...TEXT, description: 'What is said where it can’t be played.' },
      link: { ...TEXT, description: 'What the link to it says then.' },
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

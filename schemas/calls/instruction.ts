import type { FromSchema } from 'json-schema-to-ts'

/** A file in a folder of the static path: only its name, so that no image can be loaded from elsewhere. */
const file = (folder: string, endings: string) =>
  ({
    description: `A file name: \`{staticPath}${folder}/<name>\`.`,
    type: ['string', 'null'],
    pattern: `^[A-Za-z0-9_-]{1,80}\\.(${endings})$`,
  }) as const

// Not in the specification.
export const STEP = {
  description: 'One step of an instruction: an image, a text, or both.',
  type: 'object',
  properties: {
    image: { ...file('instructions', 'svg|png|jpg|webp') },
    text: {
      description: 'What to do: a translation key, a text, or texts by language with English as the fallback.',
      type: ['string', 'object', 'null'],
      additionalProperties: { description: 'The text in this language.', type: 'string' },
    },
  },
} as const

/** The URL is a file in the static path or, as in the specification, any https URL. */
export const VIDEO = {
  description: 'A video: its URL, or an object with the URL and related files.',
  type: ['string', 'object', 'null'],
  properties: {
    url: { description: 'An https URL, or a file name: `{staticPath}videos/<name>`.', type: 'string' },
    // Not in the specification.
    poster: file('videos', 'svg|png|jpg|webp'),
    captions: file('videos', 'vtt'),
  },
} as const

export type WireStep = FromSchema<typeof STEP>
export type WireVideo = FromSchema<typeof VIDEO>

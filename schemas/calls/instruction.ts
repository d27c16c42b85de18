import type { FromSchema } from 'json-schema-to-ts'

/** A file in a folder of the static path: its name alone, so that nobody can have a picture loaded from elsewhere. */
const file = (folder: string, endings: string) =>
  ({
    description: `The name of a file: \`{staticPath}${folder}/<name>\`.`,
    type: ['string', 'null'],
    pattern: `^[A-Za-z0-9_-]{1,80}\\.(${endings})$`,
  }) as const

// Ours.
export const STEP = {
  description: 'A step of an instruction: a picture, words, or both.',
  type: 'object',
  properties: {
    image: { ...file('instructions', 'svg|png|jpg|webp') },
    text: {
      description: 'What to do: a translation key or the words; or the words by language, English for those not there.',
      type: ['string', 'object', 'null'],
      additionalProperties: { description: 'The words in the language.', type: 'string' },
    },
  },
} as const

/** Its address may be that of a file in the static path or, as in the specification, any https address. */
export const VIDEO = {
  description: 'A video: its address, or the address with what belongs to it.',
  type: ['string', 'object', 'null'],
  properties: {
    url: { description: 'An https address, or the name of a file: `{staticPath}videos/<name>`.', type: 'string' },
    // Ours.
    poster: file('videos', 'svg|png|jpg|webp'),
    captions: file('videos', 'vtt'),
  },
} as const

export type WireStep = FromSchema<typeof STEP>
export type WireVideo = FromSchema<typeof VIDEO>

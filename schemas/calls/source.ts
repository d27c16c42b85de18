import { EXACT } from './identifier.ts'

const text = { type: ['string', 'null'] } as const

const SOURCE_DATA = {
  type: ['object', 'null'],
  additionalProperties: { type: ['string', 'number', 'boolean', 'null'], ...EXACT },
} as const

/** The redirect target: a URL with method and data next to it, or an object with all three. */
export const SOURCE_MEMBERS = {
  source: {
    type: ['string', 'object', 'null'],
    properties: { url: text, method: text, data: SOURCE_DATA },
  },
  method: text,
  data: SOURCE_DATA,
} as const

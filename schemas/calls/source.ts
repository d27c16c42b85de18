const text = { type: ['string', 'null'] } as const

/**
 * The redirect target: a URL with method and data next to it, or an object with all three. Data of any type
 * is accepted, so that unreadable data makes only the page unusable, not the answer with the deposit's id.
 */
export const SOURCE_MEMBERS = {
  source: { type: ['string', 'object', 'null'], properties: { url: text, method: text, data: {} } },
  method: text,
  data: {},
} as const

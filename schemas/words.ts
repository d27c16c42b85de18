/**
 * Matches "field.documentId" and "paymentMethods.regex_error.card". A capital letter starts a name: "Booking.com" is
 * not a key.
 */
const DOTTED = /^[a-z][\w-]*(?:\.[\w-]+)+$/
/** Matches "document_id" and "bank_transfer_methods". */
const SNAKE = /^[A-Za-z0-9]+(?:_[A-Za-z0-9]+)+$/
/** Matches "documentId", but not "bKash" or "iDEAL". */
const CAMEL = /^[a-z]{2,}(?:[A-Z][a-z0-9]*)+$/

/** Whether a text looks like an identifier rather than a text for players (D-23). */
export function isKeyLike(text: string): boolean {
  return DOTTED.test(text) || SNAKE.test(text) || CAMEL.test(text)
}

/** Makes a key or name readable: "field.documentId" becomes "Document id". */
export function readable(name: string): string {
  const words = name
    .slice(name.lastIndexOf('.') + 1)
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .trim()
  const sentence = words.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/**
 * The text in the player's language, or else in its language without a region, or else in English; empty if all are
 * blank. Translation tools export a missing translation as an empty text.
 */
export function inLanguage(texts: Readonly<Record<string, string>>, lang: string): string {
  return [texts[lang], texts[lang.split('-')[0] ?? ''], texts.en].find((text) => text?.trim()) ?? ''
}

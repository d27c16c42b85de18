/** The maximum length of a message to the host, in characters. */
const MAX_PUBLIC_LENGTH = 300
/** Shorter values are not masked, because they occur in any sentence. */
const SHORTEST_VALUE = 3

const EMAIL = /[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+/g
/** Card, account and phone numbers, with the usual separators between the digits. */
const NUMBER = /\d(?:[\s().\-/]{0,3}\d){3,}/g
/** Candidates for tokens, IBANs and wallet addresses; masked only when they contain a digit. */
const LONG_WORD = /[\w-]{14,}/g

/** Valid error codes: `banking.paymentMethodRegex`, `1042`. Anything else may be free text and is replaced. */
const CODE = /^(?!.*\d{6})[A-Za-z0-9_.:-]{1,64}$/

/**
 * Masks personal data in a server message for the host, because hosts may log messages (S10, B3, D-05): email
 * addresses, long numbers, tokens, and every value that the player sent, whole or word by word.
 */
export function publicWords(words: string, payload: unknown): string {
  const values = valuesOf(payload)
    .flatMap((value) => [value, ...value.split(/\s+/)])
    .filter((value) => value.length >= SHORTEST_VALUE)
    .sort((one, other) => other.length - one.length)
  let text = words
  for (const value of new Set(values)) text = text.replace(new RegExp(escaped(value), 'giu'), '…')
  const masked = text.replace(EMAIL, '…').replace(NUMBER, '…')
  return masked.replace(LONG_WORD, (word) => (/\d/.test(word) ? '…' : word)).slice(0, MAX_PUBLIC_LENGTH)
}

export const publicCode = (code: string, otherwise: string): string => (CODE.test(code) ? code : otherwise)

function valuesOf(payload: unknown): string[] {
  if (typeof payload === 'string' || typeof payload === 'number') return [String(payload)]
  return typeof payload === 'object' && payload !== null ? Object.values(payload).flatMap(valuesOf) : []
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

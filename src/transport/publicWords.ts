/** Enough to tell integrators what was refused. */
const LONGEST = 300
/** Shorter ones are words of any sentence. */
const SHORTEST_VALUE = 3

const EMAIL = /[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+/g
/** Numbers of cards, accounts and phones, with the signs that people write between the digits. */
const NUMBER = /\d(?:[\s().\-/]{0,3}\d){3,}/g
/** Tokens, IBANs and wallet addresses: long, and with a digit in them. */
const LONG_WORD = /[\w-]{14,}/g

/** What a code may be: `banking.paymentMethodRegex`, `1042`. Anything else is a server's free text in a wrong place. */
const CODE = /^(?!.*\d{6})[A-Za-z0-9_.:-]{1,64}$/

/**
 * A server's words as the host may hear them (S10, B3, D-05): without what looks like an address, a number or a token, and
 * without what the player had sent, whole or word by word. A host writes such messages into logs of its own.
 */
export function publicWords(words: string, asked: unknown): string {
  const values = valuesOf(asked)
    .flatMap((value) => [value, ...value.split(/\s+/)])
    .filter((value) => value.length >= SHORTEST_VALUE)
    .sort((one, other) => other.length - one.length)
  let text = words
  for (const value of new Set(values)) text = text.replace(new RegExp(escaped(value), 'giu'), '…')
  const masked = text.replace(EMAIL, '…').replace(NUMBER, '…')
  return masked.replace(LONG_WORD, (word) => (/\d/.test(word) ? '…' : word)).slice(0, LONGEST)
}

export const publicCode = (code: string, otherwise: string): string => (CODE.test(code) ? code : otherwise)

function valuesOf(asked: unknown): string[] {
  if (typeof asked === 'string' || typeof asked === 'number') return [String(asked)]
  return typeof asked === 'object' && asked !== null ? Object.values(asked).flatMap(valuesOf) : []
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

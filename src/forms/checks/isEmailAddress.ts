import isEmail from 'validator/es/lib/isEmail.js'

/** An address as mail servers take it. Half a character, which the library cannot count, is part of none. */
export function isEmailAddress(text: string): boolean {
  return !/\p{Cs}/u.test(text) && isEmail(text)
}

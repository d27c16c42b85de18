import isEmail from 'validator/es/lib/isEmail.js'

/**
 * An e-mail address as mail servers accept it. Lone surrogates are rejected first, because the library throws on them.
 */
export function isEmailAddress(text: string): boolean {
  return !/\p{Cs}/u.test(text) && isEmail(text)
}

const EMAIL = /[^\s@<>()]+@[^\s@<>()]+/
/** Four or more characters, each a digit or a mask character, grouped in any way: `+52 ••• 45 67`, `(**) ****-4567`. */
const PHONE = /[+(]?[\d•*·xX](?:[\s().-]*[\d•*·xX]){3,}/
/** A name in one word, such as that of a messenger. */
const NAME = /^\S+$/

/**
 * The email, the phone number or the name in a server's note on where it sent a code. Other words are left out: they
 * may be of another language than the player's. Empty if nothing is left.
 */
export function contactIn(said: string): string {
  const found = EMAIL.exec(said) ?? PHONE.exec(said) ?? NAME.exec(said.trim())
  return found?.[0] ?? ''
}

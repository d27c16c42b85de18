/** Words in a field's name that indicate a secret: security codes, codes sent to the player, passwords. */
export const SECRET_WORDS: readonly string[] = [
  ...['cvv', 'cvv2', 'cvc', 'cvc2', 'csc', 'cvn', 'cvn2', 'cid', 'pin', 'otp'],
  ...['pass', 'password', 'passcode', 'passphrase', 'secret', 'token', 'senha'],
]

/** Whether a field with these words in its name holds a secret. "Code" and "number" alone do not make it one. */
export function isSecret(words: readonly string[]): boolean {
  const isSecurityCode = words.includes('security') && (words.includes('code') || words.includes('number'))
  return isSecurityCode || words.some((word) => SECRET_WORDS.includes(word))
}

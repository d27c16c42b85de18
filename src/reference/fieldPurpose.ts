const BIRTHDAY = /(^|-)(birth-?(day|date)|date-of-birth|dob)$/

/** Fields that are not about the player. */
const OF_OTHERS =
  /(^|-)(recipient|receiver|beneficiary|payee|partner|friend|spouse|mother|father|second|gift|bank|branch|company|employer|birth|merchant|wallet|file)(-|$)|^birth-?(city|place)/

/** Names → `autocomplete` token. The first match counts. */
const PURPOSES: readonly (readonly [name: RegExp, purpose: string])[] = [
  [/(^|-)e-?mail(-address)?$/, 'email'],
  [/(^|-)(first|given)-?names?$/, 'given-name'],
  [/(^|-)(last|family)-?names?$|(^|-)surname$/, 'family-name'],
  [/(^|-)(card|cc)-?(holder|owner)(-?name)?$|^name-on-card$/, 'cc-name'],
  [/(^|-)(full|holder|owner|payer|customer|shopper|sender)-?name$|(^|-)account-?holder$/, 'name'],
  [/(^|-)(card|cc)-?(number|no|num)$/, 'cc-number'],
  [/(^|-)(card|cc)-(expiry|expiration)(-date)?$/, 'cc-exp'],
  [/(^|-)((zip|post|postal)-?code|zip)$/, 'postal-code'],
  [/(^|-)(city|town)$/, 'address-level2'],
  [/^((billing|shipping|home|postal|residential)-)?(address-)?(state|province)$/, 'address-level1'],
  [/(^|-)(address-)?line-?1$/, 'address-line1'],
  [/(^|-)(address-)?line-?2$/, 'address-line2'],
  [/(^|-)street(-address)?$/, 'address-line1'],
  [/(^|-)((mobile|cell|tele)-?)?phone(-?(number|no))?$|(^|-)mobile(-?(number|no))?$|(^|-)tel$/, 'tel'],
]

/**
 * The `autocomplete` token of a server's field, by its name (WCAG 1.3.5): `email` for `shopper.emailAddress`; undefined
 * if the name says nothing.
 */
export function fieldPurpose(name: string): string | undefined {
  const words = wordsOf(name)
  if (BIRTHDAY.test(words)) return 'bday'
  if (OF_OTHERS.test(words)) return undefined
  return PURPOSES.find(([pattern]) => pattern.test(words))?.[1]
}

/** Whether the field is about somebody else, by its name: `recipient_phone`. */
export const isOfOthers = (name: string): boolean => OF_OTHERS.test(wordsOf(name))

/** `shopper-email-address` for `shopper.emailAddress`. */
const wordsOf = (name: string): string =>
  name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

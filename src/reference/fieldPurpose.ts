const BIRTHDAY = /(^|-)(birth-?(day|date)|date-of-birth|dob)$/

/** Fields about another person. */
const OF_PERSONS = /(^|-)(recipient|receiver|beneficiary|payee|partner|friend|spouse|mother|father|gift)(-|$)/

/** Other fields that are not about the player, or not about the player's address. */
const OF_OTHERS = /(^|-)(second|bank|branch|company|employer|birth|merchant|wallet|file)(-|$)|^birth-?(city|place)/

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

/** Purpose → on-screen keyboard. Not for the expiry of a card, whose slash the keyboard of digits may lack. */
const KEYBOARDS = new Map([
  ['email', 'email'],
  ['tel', 'tel'],
  ['cc-number', 'numeric'],
])

/** Words of a field that accepts different things, such as `email_or_phone`: it needs all keys. */
const SEVERAL = /(^|-)(or|and|upi|vpa|iban|id|login|username)(-|$)|(^|-)e?-?mail-(.*-)?(phone|mobile|tel)/

export interface FieldPurpose {
  /** The `autocomplete` token (WCAG 1.3.5); `off` for a field about another person; undefined if the name says nothing. */
  readonly autoComplete: string | undefined
  /** The on-screen keyboard; undefined if the name says nothing, or the field accepts different things. */
  readonly inputMode: string | undefined
}

/** What the name of a server's field says: `email` for `shopper.emailAddress`, and its keyboard for `recipient_email` too. */
export function fieldPurpose(name: string): FieldPurpose {
  const words = wordsOf(name)
  const purpose = PURPOSES.find(([pattern]) => pattern.test(words))?.[1]
  return {
    autoComplete: ownPurpose(words, purpose),
    inputMode: purpose === undefined || SEVERAL.test(words) ? undefined : KEYBOARDS.get(purpose),
  }
}

function ownPurpose(words: string, purpose: string | undefined): string | undefined {
  if (OF_PERSONS.test(words)) return 'off'
  if (BIRTHDAY.test(words)) return 'bday'
  return purpose === undefined || OF_OTHERS.test(words) ? undefined : purpose
}

/** `shopper-email-address` for `shopper.emailAddress`. Unlike `nameWords`, it keeps letters of all scripts. */
const wordsOf = (name: string): string =>
  name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

import { nameWords } from '../../../schemas/nameWords.ts'
import { isSecret, SECRET_WORDS } from '../../reference/isSecret.ts'
import { KINDS } from '../kinds/index.ts'
import type { FieldPlan } from './FieldPlan.ts'

/** Words in a field's name that indicate card data, or perhaps a secret. */
const SENSITIVE_WORDS: ReadonlySet<string> = new Set([
  ...['pan', 'cc', 'cardnumber', 'cardno', 'cardnum', 'code'],
  // The words for card, code and password in Spanish, Portuguese, and transliterated Arabic.
  ...['tarjeta', 'cartao', 'bitaqa', 'codigo', 'clave'],
])
/** Words that make "card" or "code" in the same name harmless. */
const HARMLESS: ReadonlySet<string> = new Set([
  ...['holder', 'name', 'type', 'brand', 'country', 'currency'],
  ...['bank', 'branch', 'postal', 'post', 'zip', 'area', 'sort', 'swift', 'city', 'state', 'phone'],
])

/**
 * Whether a field's value is never stored, whatever the layout defines, and not even restored into a new form: cards,
 * wallets, codes. False positives are acceptable: the player retypes the value.
 */
export function isPrivate(plan: FieldPlan): boolean {
  const { keep, kind, isHidden, isWallet, isTriggered, rules, plain, name, sendAs } = plan
  if (keep === false || isHidden || isWallet || isTriggered || KINDS[kind].isPrivate(plan)) return true
  if (/^(?:cc-(?!name|type)|one-time-code|(?:new|current)-password)/.test(String(plain.autoComplete ?? ''))) return true
  return (
    rules.some(({ check }) => check === 'luhn') || isSensitiveName(name) || [...sendAs.keys()].some(isSensitiveName)
  )
}

/** Fast path: most names contain none of these words. */
const MAY_BE_SENSITIVE = new RegExp(['card', 'security', ...SENSITIVE_WORDS, ...SECRET_WORDS].join('|'), 'i')

function isSensitiveName(name: string): boolean {
  if (!MAY_BE_SENSITIVE.test(name)) return false
  const words = nameWords(name)
  if (isSecret(words)) return true
  const isHarmless = words.some((word) => HARMLESS.has(word))
  return words.some((word) => (word === 'card' || word === 'code' ? !isHarmless : SENSITIVE_WORDS.has(word)))
}

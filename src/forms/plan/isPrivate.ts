import type { FieldPlan } from './FieldPlan.ts'

/** Words of a field's name that tell of a card, or of what only its owner may know. */
const TELLING: ReadonlySet<string> = new Set([
  ...['pan', 'cc', 'cvv', 'cvv2', 'cvc', 'csc', 'pin', 'otp', 'secret', 'token'],
  ...['cvc2', 'cvn', 'cvn2', 'pass', 'password', 'passcode', 'cardnumber', 'cardno', 'cardnum', 'code'],
  // Of other languages: Spanish, Portuguese, Arabic in Latin letters.
  ...['tarjeta', 'cartao', 'bitaqa', 'codigo', 'clave', 'senha'],
])
/** What stands beside "card" when it is not the number, and beside "code" when everybody may know it. */
const HARMLESS: ReadonlySet<string> = new Set([
  ...['holder', 'name', 'type', 'brand', 'country', 'currency'],
  ...['bank', 'branch', 'postal', 'post', 'zip', 'area', 'sort', 'swift', 'city', 'state', 'phone'],
])

/**
 * What is remembered nowhere, not even for a form that is drawn anew, whoever forgot to say so: a card, a wallet, a code.
 * Rather one too many: whoever loses one types it again.
 */
export function isPrivate(plan: FieldPlan): boolean {
  const { keep, isHidden, isWallet, isTriggered, rules, plain, name } = plan
  if (keep === false || isHidden || isWallet || isTriggered) return true
  if (/^(?:cc-(?!name|type)|one-time-code|(?:new|current)-password)/.test(String(plain.autoComplete ?? ''))) return true
  return rules.some(({ check }) => check === 'luhn') || isTelling(name)
}

/** Most names have none of the words, however they are written. */
const MAY_TELL = new RegExp(['card', ...TELLING].join('|'), 'i')

function isTelling(name: string): boolean {
  if (!MAY_TELL.test(name)) return false
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
  const isHarmless = words.some((word) => HARMLESS.has(word))
  return words.some((word) => (word === 'card' || word === 'code' ? !isHarmless : TELLING.has(word)))
}

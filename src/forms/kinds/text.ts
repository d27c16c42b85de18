import { normalizeAddress } from '../../../schemas/typing/address.ts'
import { applyMask, maskKeeps } from '../../../schemas/typing/mask.ts'
import { normalizeCode, normalizeLine, withoutGroups } from '../../../schemas/typing/normalize.ts'
import { digitsOnly, holdsAll, holdsRun, unmasked } from '../../../schemas/typing/plain.ts'
import { addressNetworks, lookupName } from '../addressNetworks.ts'
import type { FieldPlan } from '../plan/FieldPlan.ts'
import type { Kind, KindNeed } from './Kind.ts'
import { byMasks, isFilled, masked, withoutSigns } from './masked.ts'

/** A single line of text. The other kinds extend this object. */
export const text: Kind = {
  isHidden: false,
  isChosen: false,
  isMoney: false,
  isConsent: false,
  serverMask: 'places',
  emptyKey: ({ items, cascade }) => (items.length > 0 || cascade !== undefined ? 'field.choose' : 'field.required'),
  incompleteKey: 'field.incomplete',
  initial: (plan, need) => need.first(plan),
  normalize: normalized,
  ungrouped: (plan, value) => (plan.masks.length > 0 || isPassword(plan) ? value : withoutGroups(value)),
  isEmpty: (_, value) => value.trim() === '',
  isComplete: (plan, value, need) => isFilled(plan, value, need) && holdsAll(written(plan, value, need), value),
  mismatch: (plan, value, need) => (isFitting(plan, value, need) ? undefined : UNFIT),
  blocked: () => undefined,
  problem: () => undefined,
  readings: (plan, value, need) => {
    return { value, whole: value, bare: withoutSigns(plan, value, need) }
  },
  shaped: (plan, value, need) => masked(plan, taken(plan, value), need),
  toWire: (plan, value) => (plan.wire === 'plain' ? unmasked(value) : value),
  words: () => undefined,
  typing: () => undefined,
  countries: () => [],
  textTyping: (plan, need) => {
    if (plan.masks.length > 0) return byMasks(plan, need)
    return plan.plain.only === 'digits' ? { kind: 'digits' } : undefined
  },
  choices: () => undefined,
  example: () => undefined,
}

/**
 * The text that the field accepts. During IME composition the input may hold extra characters; until they are removed,
 * the value is invalid.
 */
const written = (plan: FieldPlan, value: string, need: KindNeed): string =>
  plan.masks.length > 0 ? applyMask(value, need.masks(plan)).value : taken(plan, value)

/** The digits of the text, when the field takes only digits. A text with letters stays for the player to correct. */
const taken = ({ plain }: FieldPlan, value: string): string =>
  plain.only === 'digits' && holdsRun(digitsOnly(value), value) ? digitsOnly(value) : value

/** The message when a text does not fit the field. */
export const UNFIT = { key: 'field.unfit' } as const

function isFitting(plan: FieldPlan, value: string, need: KindNeed): boolean {
  const { maxLength, only } = plan.plain
  if (typeof maxLength === 'number' && [...value].length > maxLength) return false
  if (plan.masks.length > 0) return maskKeeps(value, applyMask(value, need.masks(plan)).value, need.masks(plan))
  return only !== 'digits' || holdsRun(digitsOnly(value), value)
}

function normalized(plan: FieldPlan, value: string, { form }: KindNeed): string {
  if (isPassword(plan)) return value
  const { category } = form.method
  if (plan.isWallet && category === 'crypto') {
    const [network, other] = addressNetworks(plan, form)
    return normalizeAddress(value, network === undefined || other !== undefined ? '' : lookupName(network))
  }
  const isCode = plan.isWallet || plan.rules.length > 0 || plan.masks.length > 0
  return isCode ? normalizeCode(value) : normalizeLine(value)
}

/** Whether the field is for a password: every character of a password counts, including trailing spaces. */
const isPassword = ({ name, plain }: FieldPlan): boolean =>
  /pass ?(?:word|phrase)|passwd|senha|contrase[nñ]a/i.test(name) || /password$/.test(String(plain.autoComplete ?? ''))

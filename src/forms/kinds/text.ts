import type { Only, ValuePiece } from '../../../schemas/layout/slots.ts'
import { acceptedOnly } from '../../../schemas/typing/accepted.ts'
import { normalizeAddress } from '../../../schemas/typing/address.ts'
import { applyMask, maskKeeps } from '../../../schemas/typing/mask.ts'
import { normalizeCode, normalizeLine, withoutGroups } from '../../../schemas/typing/normalize.ts'
import { holdsAll, holdsRun, unmasked } from '../../../schemas/typing/plain.ts'
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
  isSecret: false,
  isPrivate: () => false,
  serverMask: 'places',
  emptyKey: ({ items, cascade }) => (items.length > 0 || cascade !== undefined ? 'field.choose' : 'field.required'),
  incompleteKey: 'field.incomplete',
  initial: (plan, need) => need.initialValue(plan),
  normalize: normalized,
  ungrouped: (plan, value) => (plan.masks.length > 0 || isPassword(plan) ? value : withoutGroups(value)),
  isEmpty: (_, value) => value.trim() === '',
  isComplete: (plan, value, need) => isFilled(plan, value, need) && holdsAll(written(plan, value, need), value),
  mismatch: (plan, value, need) => (isFitting(plan, value, need) ? undefined : UNFIT),
  blocked: () => undefined,
  problem: () => undefined,
  readings: (plan, value, need) => {
    return { value, full: value, unmasked: withoutSigns(plan, value, need) }
  },
  formatted: (plan, value, need) => masked(plan, taken(plan, value), need),
  toWire: (plan, value) => (plan.wire === 'plain' ? unmasked(value) : value),
  words: () => undefined,
  typing: () => undefined,
  countries: () => [],
  textTyping: (plan, need) => {
    if (plan.masks.length > 0) return byMasks(plan, need)
    const only = onlyOf(plan)
    return only && { kind: 'only', only }
  },
  choices: () => undefined,
  example: () => undefined,
  piece: (plan, value, piece, need) => (piece === 'whole' ? text.toWire(plan, value, need) : pieceOf(value, piece)),
}

/**
 * The text that the field accepts. During IME composition the input may hold extra characters; until they are removed,
 * the value is invalid.
 */
const written = (plan: FieldPlan, value: string, need: KindNeed): string =>
  plan.masks.length > 0 ? applyMask(value, need.masks(plan)).value : taken(plan, value)

/** The accepted characters of the text. A text that would lose a letter or a digit stays for the player to correct. */
export function taken(plan: FieldPlan, value: string): string {
  const only = onlyOf(plan)
  const accepted = only === undefined ? value : acceptedOnly(value, only)
  return holdsRun(accepted, value) ? accepted : value
}

/** The accepted characters, unless a mask says where each one goes. For a country, `only` lists codes. */
export const onlyOf = ({ plain, masks }: FieldPlan): Only | undefined =>
  typeof plain.only === 'string' && masks.length === 0 ? (plain.only as Only) : undefined

/** A word or the country of a text. A single word is sent whole under every name: a provider refuses an empty name. */
function pieceOf(value: string, piece: ValuePiece): string {
  const words = value.split(/\s+/u).filter((word) => word !== '')
  switch (piece) {
    case 'firstWord':
      return words[0] ?? ''
    case 'afterFirstWord':
      return words.slice(words.length > 1 ? 1 : 0).join(' ')
    case 'beforeLastWord':
      return words.slice(0, words.length > 1 ? -1 : 1).join(' ')
    case 'lastWord':
      return words.at(-1) ?? ''
    case 'country':
      return /^[A-Za-z]{2}/.exec(value)?.[0].toUpperCase() ?? ''
    default:
      return ''
  }
}

/** The message when a text does not fit the field. */
export const UNFIT = { key: 'field.unfit' } as const

function isFitting(plan: FieldPlan, value: string, need: KindNeed): boolean {
  const { maxLength } = plan.plain
  if (typeof maxLength === 'number' && [...value].length > maxLength) return false
  if (plan.masks.length > 0) return maskKeeps(value, applyMask(value, need.masks(plan)).value, need.masks(plan))
  const only = onlyOf(plan)
  return only === undefined || holdsRun(acceptedOnly(value, only), value)
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

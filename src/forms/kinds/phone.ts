import {
  applyPhone,
  finishPhone,
  internationalDigits,
  isForeign,
  nationalNumber,
  phoneKeeps,
  withPrefix,
} from '../../../schemas/typing/phone.ts'
import { digitsOnly, holdsAll } from '../../../schemas/typing/plain.ts'
import { countriesOfNumber, exampleOf, hasPhoneLength, phoneHabitOf, prefixOf } from '../../reference/countries.ts'
import type { FieldPlan } from '../plan/FieldPlan.ts'
import type { Kind, KindNeed } from './Kind.ts'
import { isFilled, withoutSigns } from './masked.ts'
import { text, UNFIT } from './text.ts'

/** A phone number with its country's prefix. Rules are tested against the national part only (VALID-03). */
export const phone: Kind = {
  ...text,
  initial,
  ungrouped: (_, value) => value,
  isEmpty: (plan, value, need) => national(plan, value, need) === '',
  isComplete: (plan, value, need) =>
    isFilled(plan, value, need) && holdsAll(applyPhone(value, prefix(plan, need)), value),
  readings: (plan, value, need) => {
    const number = national(plan, value, need)
    return { value: number, full: value, unmasked: withoutSigns(plan, number, need) }
  },
  mismatch: (plan, value, need) => {
    const now = prefix(plan, need)
    if (isForeign(value, now)) return { key: 'field.phone.foreign', args: { prefix: `+${now}` } }
    return !/\p{L}/u.test(value) && phoneKeeps(value, applyPhone(value, now), now) ? undefined : UNFIT
  },
  problem: (plan, value, need) =>
    plan.rules.length > 0 || hasPhoneLength(need.country(plan), national(plan, value, need))
      ? undefined
      : { key: 'field.phone.length' },
  formatted: behindPrefix,
  toWire: (plan, value, need) => (plan.wire === 'plain' ? national(plan, value, need) : finished(plan, value, need)),
  countries: (plan, value, need) =>
    isForeign(value, prefix(plan, need)) ? countriesOfNumber(internationalDigits(value) ?? '') : [],
  textTyping: (plan, need) => ({
    kind: 'phone',
    prefix: () => prefix(plan, need),
    habit: () => phoneHabitOf(need.country(plan)),
  }),
  piece: (plan, value, piece, need) => {
    if (piece === 'number') return national(plan, value, need)
    return piece === 'prefix' ? prefix(plan, need) : phone.toWire(plan, value, need)
  },
  example: (plan, need) => `${prefix(plan, need)} ${exampleOf(need.country(plan))}`.trim(),
}

/**
 * A number from a server or a layout may lack its prefix and start with the same digits. They are its prefix unless only
 * the whole has the length of a national number: 91 2345 6789 is a number of India without its code 91.
 */
function initial(plan: FieldPlan, need: KindNeed): string {
  const value = need.initialValue(plan)
  const now = prefix(plan, need)
  const digits = digitsOnly(value)
  if (isForeign(value, now) || /^\s*(?:\+|00)/.test(value) || !digits.startsWith(now)) return value
  const isNational = (number: string) => hasPhoneLength(need.country(plan), number)
  return isNational(digits) && !isNational(digits.slice(now.length)) ? `${now}${value}` : value
}

/** Replaces the prefix when the country changes, and keeps the number. */
function behindPrefix(plan: FieldPlan, value: string, need: KindNeed): string {
  const now = prefix(plan, need)
  const [before = now] = need.previousFormat(plan, [now])
  if (isForeign(value, now)) return value
  // The number's own code has selected the new country, so there is no prefix to replace.
  if (isForeign(value, before)) return applyPhone(value, now)
  if (before !== now) return withPrefix(value, before, now)
  const applied = applyPhone(value, now)
  return phoneKeeps(value, applied, now) ? applied : value
}

/** The phone number formatted as on blur, even if the field was never left. */
const finished = (plan: FieldPlan, value: string, need: KindNeed): string =>
  finishPhone(value, prefix(plan, need), phoneHabitOf(need.country(plan)))

const national = (plan: FieldPlan, value: string, need: KindNeed): string =>
  nationalNumber(finished(plan, value, need), prefix(plan, need))

const prefix = (plan: FieldPlan, need: KindNeed): string => prefixOf(need.country(plan))

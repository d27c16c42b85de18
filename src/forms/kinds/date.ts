import {
  applyDate,
  type DateFormat,
  dateKeeps,
  isMonth,
  isoDate,
  readDate,
  writeDate,
} from '../../../schemas/typing/date.ts'
import { holdsAll, unmasked } from '../../../schemas/typing/plain.ts'
import type { FieldPlan } from '../plan/FieldPlan.ts'
import type { Kind } from './Kind.ts'
import { withoutSigns } from './masked.ts'
import { text, UNFIT } from './text.ts'

export const date: Kind = {
  ...text,
  // A month without a day is the expiry of a card.
  isPrivate: (plan) => isMonth(formatOf(plan)),
  ungrouped: (_, value) => value,
  serverMask: 'format',
  isComplete: (plan, value) => {
    const written = applyDate(value, formatOf(plan))
    return written.length === formatOf(plan).length && holdsAll(written, value)
  },
  problem: (plan, value) => (readDate(value, formatOf(plan)) === undefined ? { key: 'field.check.date' } : undefined),
  readings: (plan, value, need) => {
    const bare = plan.masks.length > 0 ? withoutSigns(plan, value, need) : [unmasked(value)]
    return { value, full: value, unmasked: bare }
  },
  mismatch: (plan, value) => (dateKeeps(value, applyDate(value, formatOf(plan))) ? undefined : UNFIT),
  formatted: (plan, value) => {
    const written = value === '' ? '' : applyDate(value, formatOf(plan))
    return dateKeeps(value, written) ? written : value
  },
  toWire: (plan, value, need) => {
    const day = plan.wire === 'plain' ? readDate(value, formatOf(plan)) : undefined
    if (day !== undefined) return isMonth(formatOf(plan)) ? isoDate(day).slice(0, 'YYYY-MM'.length) : isoDate(day)
    return plan.wire === 'plain' ? value : text.toWire(plan, value, need)
  },
  textTyping: (plan) => ({ kind: 'date', format: formatOf(plan) }),
  example: formatOf,
  piece: (plan, value, piece, need) => {
    if (piece === 'whole') return date.toWire(plan, value, need)
    const day = readDate(value, formatOf(plan))
    return day === undefined ? '' : writeDate(day, PIECES[piece as keyof typeof PIECES])
  },
}

/** How each piece of a date is written. */
const PIECES = { day: 'DD', month: 'MM', year: 'YYYY', shortYear: 'YY' } as const

/** The date format of the field. */
export function formatOf({ plain }: Pick<FieldPlan, 'plain'>): DateFormat {
  return (plain.format as DateFormat | undefined) ?? 'DD/MM/YYYY'
}

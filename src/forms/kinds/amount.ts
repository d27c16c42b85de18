import { isPositive, readWire } from '../../money/amount.ts'
import { amountAsSent } from '../../money/amountAsSent.ts'
import { amountAsTyped } from '../../money/amountAsTyped.ts'
import { decimalSeparatorOf, formatForInput, formatMoney } from '../../money/formatAmount.ts'
import type { Limits } from '../../money/limits.ts'
import { maxIntegerDigits } from '../../money/withinLimits.ts'
import { symbolOf } from '../../reference/currencyTable.ts'
import { AMOUNT_FIELD } from '../AMOUNT_FIELD.ts'
import { amountProblem } from '../amountProblem.ts'
import type { FieldPlan } from '../plan/FieldPlan.ts'
import type { FieldMessage, Kind, KindNeed, Readings } from './Kind.ts'
import { text } from './text.ts'

/**
 * Money in the currency of the form: the amount that is paid, and any other field of the type (FIELD-01). The limits are
 * those of the payment: another amount is bound by the rules of its own field alone.
 */
export const amount: Kind = {
  ...text,
  isMoney: true,
  serverMask: 'nothing',
  emptyKey: () => 'form.amountInput.empty',
  incompleteKey: 'form.amountInput.empty',
  initial: (plan, need) => (isPaid(plan) ? firstPaid(plan, need) : firstGiven(plan, need)),
  isComplete: (_, value, { form }) => amountAsSent(value, form.currency, form.decimals) !== undefined,
  problem: limitProblem,
  readings,
  shaped: (_, value, { form }) => amountAsTyped(value, form.currency, form.texts.locale, form.decimals),
  // Whatever `wire` says: without its decimal point it would be a hundred times as much.
  toWire: (_, value, { form }) => amountAsSent(value, form.currency, form.decimals) ?? '',
  words: (_, value, { form: { currency, decimals, texts } }) => {
    const sent = amountAsSent(value, currency, decimals)
    return sent === undefined ? '' : formatMoney(sent, currency, texts.locale, decimals)
  },
  typing: (plan, { form: { currency, decimals, texts, limits } }) => ({
    currency,
    symbol: symbolOf(currency),
    decimals,
    decimalSeparator: decimalSeparatorOf(texts.locale),
    maxIntegerDigits: () => maxIntegerDigits(isPaid(plan) ? limits() : NO_LIMITS),
  }),
  textTyping: () => undefined,
}

const NO_LIMITS: Limits = { min: '0', max: '0' }

const isPaid = ({ name }: FieldPlan): boolean => name === AMOUNT_FIELD

/** Prefilled, or the minimum (AMT-01); a little above it where the document asks for that. */
function firstPaid(plan: FieldPlan, need: KindNeed): string {
  const { limits, currency, decimals, texts } = need.form
  const given = readWire(need.first(plan))
  const first = given !== undefined && isPositive(given) ? given : limits().min
  if (!isPositive(first)) return ''
  const above = plan.plain.random === true ? need.above(first) : undefined
  return formatForInput(above ?? first, currency, texts.locale, decimals)
}

function firstGiven(plan: FieldPlan, need: KindNeed): string {
  const { currency, decimals, texts } = need.form
  const said = need.first(plan)
  const given = readWire(said)
  return given === undefined ? said : formatForInput(given, currency, texts.locale, decimals)
}

function limitProblem(plan: FieldPlan, value: string, { form }: KindNeed): FieldMessage | undefined {
  return isPaid(plan) ? amountProblem(amountAsSent(value, form.currency, form.decimals), form) : undefined
}

/** A rule judges the number, and not how it was typed: to one that asks for whole numbers, 100.00 is 100. */
function readings(_: FieldPlan, value: string, { form }: KindNeed): Readings {
  const number = (amountAsSent(value, form.currency, form.decimals) ?? '').replace(/\.0*$|(\..*?)0+$/, '$1')
  return { value: number, whole: number, bare: [] }
}

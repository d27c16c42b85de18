import { isPositive, readWire } from '../../money/amount.ts'
import { amountAsSent } from '../../money/amountAsSent.ts'
import { amountAsTyped } from '../../money/amountAsTyped.ts'
import { CLOSED_KEYS } from '../../money/CLOSED_KEYS.ts'
import { decimalSeparatorOf, formatForInput, formatMoney } from '../../money/formatAmount.ts'
import { firstGivenAmount, type GivenSituation, isGivenAmount } from '../../money/givenAmount.ts'
import { groupedAmount } from '../../money/groupedAmount.ts'
import type { Limits } from '../../money/limits.ts'
import { maxIntegerDigits, withinLimits } from '../../money/withinLimits.ts'
import { symbolOf } from '../../reference/currencyTable.ts'
import { AMOUNT_FIELD } from '../AMOUNT_FIELD.ts'
import { amountProblem } from '../amountProblem.ts'
import type { FieldPlan } from '../plan/FieldPlan.ts'
import type { FieldMessage, Kind, KindNeed, Readings } from './Kind.ts'
import { text } from './text.ts'

/**
 * Money in the currency of the form: the amount paid, and any other field of this type (FIELD-01). The payment's limits
 * apply to the paid amount only; other amounts follow the rules of their own field.
 */
export const amount: Kind = {
  ...text,
  normalize: (_, value) => value,
  ungrouped: (_, value) => value,
  isMoney: true,
  serverMask: 'nothing',
  emptyKey: ({ isGiven }) => (isGiven ? 'form.amountInput.none' : 'form.amountInput.empty'),
  incompleteKey: 'form.amountInput.empty',
  initial: (plan, need) => (isPaid(plan) ? firstPaid(plan, need) : firstGiven(plan, need)),
  isComplete: (_, value, { form }) => amountAsSent(value, form.place.currency, form.place.decimals) !== undefined,
  mismatch: (_, value, { form }) =>
    value.trim() === '' || amountAsSent(value, form.place.currency, form.place.decimals) !== undefined
      ? undefined
      : { key: 'form.amountInput.unreadable', args: { currency: form.place.currency } },
  blocked: (plan, { form }) => (isPaid(plan) ? closedBy(form.limits()) : undefined),
  problem: limitProblem,
  readings,
  formatted,
  // `wire` is ignored: without its decimal point the amount would be a hundred times larger.
  toWire: (_, value, { form }) => amountAsSent(value, form.place.currency, form.place.decimals) ?? '',
  words: (
    _,
    value,
    {
      form: {
        place: { currency, decimals },
        texts,
      },
    },
  ) => {
    const sent = amountAsSent(value, currency, decimals)
    return sent === undefined ? '' : formatMoney(sent, currency, texts.locale, decimals)
  },
  typing: (
    plan,
    {
      form: {
        place: { currency, decimals },
        texts,
        limits,
      },
    },
  ) => ({
    currency,
    symbol: symbolOf(currency),
    decimals,
    decimalSeparator: decimalSeparatorOf(texts.locale),
    maxIntegerDigits: () => maxIntegerDigits(isPaid(plan) ? limits() : NO_LIMITS),
    grouped: (entered: string) => groupedAmount(entered, currency, texts.locale, decimals),
    isGiven: plan.isGiven,
  }),
  textTyping: () => undefined,
}

const NO_LIMITS: Limits = { min: '0', max: '0' }

const isPaid = ({ name }: FieldPlan): boolean => name === AMOUNT_FIELD

/**
 * The prefilled amount, or else the minimum (AMT-01). The layout or the method may replace the minimum by a random
 * amount slightly above it.
 */
function firstPaid(plan: FieldPlan, need: KindNeed): string {
  const { limits, place, texts } = need.form
  const { currency, decimals } = place
  const preset = plan.isGiven ? firstGivenAmount(given(need)) : readWire(need.initialValue(plan))
  const { min } = limits()
  // A prefilled amount outside the limits could not be paid, and fees might consume all of a withdrawal (W4).
  const first = preset !== undefined && withinLimits(preset, limits()) === 'ok' ? preset : min
  if (!isPositive(first)) return ''
  const isRandom = plan.isGiven ? preset === undefined : plan.plain.random === true
  const above = isRandom ? need.randomAmountAbove(first) : undefined
  return formatForInput(above ?? first, currency, texts.locale, decimals)
}

const given = ({
  form: {
    method,
    limits,
    place: { decimals },
  },
}: KindNeed): GivenSituation => ({
  ...method,
  limits: limits(),
  decimals,
})

/** Clears a given amount that is not one of the given ones, for example from a draft or a server event. */
function formatted(plan: FieldPlan, value: string, need: KindNeed): string {
  const { place, texts } = need.form
  const { currency, decimals } = place
  const typed = amountAsTyped(value, currency, texts.locale, decimals)
  const sent = plan.isGiven ? amountAsSent(typed, currency, decimals) : undefined
  return !plan.isGiven || (sent !== undefined && isGivenAmount(sent, given(need))) ? typed : ''
}

function firstGiven(plan: FieldPlan, need: KindNeed): string {
  const { place, texts } = need.form
  const { currency, decimals } = place
  const initial = need.initialValue(plan)
  const given = readWire(initial)
  return given === undefined ? initial : formatForInput(given, currency, texts.locale, decimals)
}

function limitProblem(plan: FieldPlan, value: string, need: KindNeed): FieldMessage | undefined {
  const { form } = need
  const sent = amountAsSent(value, form.place.currency, form.place.decimals)
  if (plan.isGiven && (sent === undefined || !isGivenAmount(sent, given(need)))) return NO_LONGER_GIVEN
  return isPaid(plan) ? amountProblem(sent, form) : undefined
}

/**
 * The message when nothing can be paid. Limits without a stated reason mean that no on-ramp provider accepts the
 * currency (ONRAMP-07).
 */
const closedBy = ({ isNone, why }: Limits): FieldMessage | undefined =>
  isNone ? { key: why === undefined ? 'deposit.onramp.error.currency' : CLOSED_KEYS[why] } : undefined

/** New limits no longer allow the chosen amount (I4); the allowed ones are offered next to this message. */
const NO_LONGER_GIVEN: FieldMessage = { key: 'form.amountInput.past' }

/** Rules are tested against the number, not its formatting: a rule for whole numbers accepts 100.00 as 100. */
function readings(_: FieldPlan, value: string, { form }: KindNeed): Readings {
  const number = (amountAsSent(value, form.place.currency, form.place.decimals) ?? '').replace(/\.0*$|(\..*?)0+$/, '$1')
  return { value: number, full: number, unmasked: [] }
}

import { decimalsOf } from '../reference/currencies.ts'
import { compare, isPositive, roundTo, type WireAmount } from './amount.ts'
import { type Bound, firstOf, isNegative, readBound, UNREAD } from './readBound.ts'

/** Bounds of an amount as decimal texts. "0" means unknown: no bound on that side. */
export interface Limits {
  readonly min: string
  readonly max: string
  /** True if no amount can be paid in this currency. */
  readonly isNone?: true
  /**
   * Why no amount can be paid. `unread`: a limit, the fee or the balance is unreadable. `fee`: the fee consumes every
   * allowed amount. `balance`: the account holds too little.
   */
  readonly why?: 'unread' | 'fee' | 'balance'
}

export interface WireLimits {
  readonly min?: WireAmount
  readonly max?: WireAmount
}

export interface AmountRule extends WireLimits {
  readonly minNonRus?: WireAmount
}

export interface LimitSources {
  /** The limits of this method in the deposit-limits response. */
  readonly depositLimits?: WireLimits | null | undefined
  /** The method's `amount_rules`, by currency code. */
  readonly amountRules?: Readonly<Record<string, AmountRule>> | null | undefined
  readonly methodLimits?: WireLimits | null | undefined
  readonly currency: string
  /** The country code of the payment; default: RU (spec §9). */
  readonly paymentGeo?: string | undefined
  readonly decimals?: number | undefined
}

/** The default limits (spec §3): both bounds are unknown. */
export const NO_LIMITS: Limits = { min: '0', max: '0' }

/**
 * An unreadable bound does not count as "no bound": nothing can be paid until the server sends a readable bound (W3).
 */
const UNREAD_LIMITS: Limits = { ...NO_LIMITS, isNone: true, why: 'unread' }

/**
 * The effective limits. The sources are deposit-limits, the `amount_rules` of the currency and the method's own limits:
 * the first source with any bound is used alone. The limits are rounded inward to the currency's decimals, so
 * that they are never wider than the server's.
 */
export function limitsFor(sources: LimitSources): Limits {
  const { currency, decimals = decimalsOf(currency) } = sources
  const known = [sources.depositLimits, ruleInCountry(sources), sources.methodLimits].map(readSource).find(hasBound)
  if (!known) return NO_LIMITS
  const { min = '0', max = '0' } = known
  if (min === UNREAD || max === UNREAD || isNegative(max) || isMinAboveMax({ min, max })) return UNREAD_LIMITS
  return { min: inward(min, decimals, 'up'), max: inward(max, decimals, 'down') }
}

/** Whether the minimum is above the maximum: one of the two is wrong, and we can't know which. */
export const isMinAboveMax = ({ min, max }: Limits): boolean => isPositive(max) && compare(min, max) > 0

/** The default minimum of an on-ramp (ONRAMP-06). */
const LEAST_OF_ONRAMP = '1'

/**
 * The limits of an on-ramp: those of deposit-limits for the currency, always with a minimum. Unknown until that call is
 * answered.
 */
export function onrampLimits(depositLimits: WireLimits | undefined, currency: string, decimals?: number): Limits {
  if (depositLimits === undefined) return NO_LIMITS
  const limits = limitsFor({ depositLimits, currency, decimals })
  return isPositive(limits.min) ? limits : { ...limits, min: LEAST_OF_ONRAMP }
}

/** Whether at least one bound is known; otherwise there are no hint and no chips. */
export function hasLimits(limits: Limits): boolean {
  return isPositive(limits.min) || isPositive(limits.max)
}

/**
 * The rule of a currency; the case of its code does not matter. If the rules are not a table by currency, the rule of
 * every currency is unreadable.
 */
export function currencyRule(rules: LimitSources['amountRules'], currency: string): AmountRule | undefined {
  const table = firstOf(rules)
  if (!isTable(table)) return isEmpty(table) ? undefined : UNREAD_RULE
  return Object.entries(table).find(([code]) => code.trim().toUpperCase() === currency.toUpperCase())?.[1]
}

const UNREAD_RULE = { min: 'amount_rules is no table by currency' } satisfies AmountRule

/**
 * The rule of the payment's currency in the player's country: outside Russia, `minNonRus` replaces its `min`.
 * Zero means "not set", as for every limit.
 */
function ruleInCountry({ amountRules, currency, paymentGeo = 'RU' }: LimitSources): WireLimits | undefined {
  const rule = firstOf(currencyRule(amountRules, currency))
  if (!isTable(rule) || paymentGeo.toUpperCase() === 'RU' || isUnset(readBound(rule.minNonRus))) return rule
  return { min: rule.minNonRus, max: rule.max }
}

interface Bounds {
  readonly min?: Bound
  readonly max?: Bound
}

/** Reads the bounds of a source. The server's JSON may have any shape, whatever the type says. */
function readSource(source: WireLimits | null | undefined): Bounds {
  const table = firstOf(source)
  if (isTable(table)) return { min: readBound(table.min), max: readBound(table.max) }
  return isEmpty(table) ? {} : { min: UNREAD }
}

const isTable = <T>(value: T | null | undefined): value is T & object => typeof value === 'object' && value !== null

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

const hasBound = ({ min, max }: Bounds): boolean => !isUnset(min) || (max !== undefined && !isZero(max))

/** Whether there is no minimum; a negative minimum counts as none. */
const isUnset = (min: Bound): boolean => min !== UNREAD && !isPositive(min)

const isZero = (bound: Bound): boolean => typeof bound === 'string' && compare(bound, '0') === 0

// Q-075 rounds half up and then corrects outward results by one unit, which equals rounding `min` up and `max` down.
function inward(value: string, decimals: number, rounding: 'up' | 'down'): string {
  if (!isPositive(value)) return '0'
  const rounded = roundTo(value, decimals, rounding)
  // A `max` below one minor unit would round to 0, which means "no upper limit". So the server's value is kept, which
  // rejects every amount.
  return isPositive(rounded) ? rounded : value
}

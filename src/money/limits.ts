import { decimalsOf } from '../reference/currencies.ts'
import { compare, isPositive, roundTo, type WireAmount } from './amount.ts'
import { type Bound, firstOf, isNegative, readBound, UNREAD } from './readBound.ts'

/** Bounds of an amount as decimal texts. "0" is "unknown": no bound on that side. */
export interface Limits {
  readonly min: string
  readonly max: string
  /** Nothing can be paid in this currency, whatever the amount. */
  readonly isNone?: true
  /**
   * Why not, where that is known: a bound can't be read; the fee leaves nothing of any amount that may be taken; the account
   * holds too little.
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
  /** The answer of deposit-limits for this method. */
  readonly depositLimits?: WireLimits | null | undefined
  /** The method's amount_rules, by currency code. */
  readonly amountRules?: Readonly<Record<string, AmountRule>> | null | undefined
  readonly methodLimits?: WireLimits | null | undefined
  readonly currency: string
  /** Country code of the payment; absent counts as RU, the default of the spec (§9). */
  readonly paymentGeo?: string | undefined
  readonly decimals?: number | undefined
}

/** The default limits object (spec §3): unknown on both sides. */
export const NO_LIMITS: Limits = { min: '0', max: '0' }

/** A bound that can't be read is not "no bound": nothing is paid until the server says one (W3). */
const UNREAD_LIMITS: Limits = { ...NO_LIMITS, isNone: true, why: 'unread' }

/**
 * The limits that hold: the first of deposit-limits, amount_rules of the currency and the method's own that says
 * anything, whole, never mixed; at the currency's decimals, and never wider than the server's.
 */
export function limitsFor(sources: LimitSources): Limits {
  const { currency, decimals = decimalsOf(currency) } = sources
  const known = [sources.depositLimits, ruleOf(sources), sources.methodLimits].map(readSource).find(saysSomething)
  if (!known) return NO_LIMITS
  const { min = '0', max = '0' } = known
  if (min === UNREAD || max === UNREAD || isNegative(max) || isTurnedRound({ min, max })) return UNREAD_LIMITS
  return { min: inward(min, decimals, 'up'), max: inward(max, decimals, 'down') }
}

/** A minimum above its maximum: one of the two is wrong, and nobody knows which. */
export const isTurnedRound = ({ min, max }: Limits): boolean => isPositive(max) && compare(min, max) > 0

/** The least that an on-ramp takes where nobody says (ONRAMP-06). */
const LEAST_OF_ONRAMP = '1'

/** Those of an on-ramp: what deposit-limits said of the currency, with a minimum always. Unknown while it has said nothing. */
export function onrampLimits(depositLimits: WireLimits | undefined, currency: string, decimals?: number): Limits {
  if (depositLimits === undefined) return NO_LIMITS
  const limits = limitsFor({ depositLimits, currency, decimals })
  return isPositive(limits.min) ? limits : { ...limits, min: LEAST_OF_ONRAMP }
}

/** Whether at least one side is known; without, there is no hint and there are no chips. */
export function hasLimits(limits: Limits): boolean {
  return isPositive(limits.min) || isPositive(limits.max)
}

/** The rule of a currency, however its code is written. Rules that are no table of currencies are unread, for each of them. */
export function ruleFor(rules: LimitSources['amountRules'], currency: string): AmountRule | undefined {
  const table = firstOf(rules)
  if (!isTable(table)) return isEmpty(table) ? undefined : UNREAD_RULE
  const code = Object.keys(table).find((key) => key.trim().toUpperCase() === currency.toUpperCase())
  return code === undefined ? undefined : table[code]
}

const UNREAD_RULE = { min: 'amount_rules is no table of currencies' } satisfies AmountRule

// minNonRus replaces the min of the rule it stands in, outside Russia; zero is "not set", as for every limit.
function ruleOf({ amountRules, currency, paymentGeo = 'RU' }: LimitSources): WireLimits | undefined {
  const rule = firstOf(ruleFor(amountRules, currency))
  if (!isTable(rule) || paymentGeo.toUpperCase() === 'RU' || isUnset(readBound(rule.minNonRus))) return rule
  return { min: rule.minNonRus, max: rule.max }
}

interface Bounds {
  readonly min?: Bound
  readonly max?: Bound
}

/** The server's own JSON may be anything, whatever its type says here. */
function readSource(source: WireLimits | null | undefined): Bounds {
  const table = firstOf(source)
  if (isTable(table)) return { min: readBound(table.min), max: readBound(table.max) }
  return isEmpty(table) ? {} : { min: UNREAD }
}

const isTable = <T>(value: T | null | undefined): value is T & object => typeof value === 'object' && value !== null

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

const saysSomething = ({ min, max }: Bounds): boolean => !isUnset(min) || (max !== undefined && !isZero(max))

/** A minimum below zero bounds nothing. */
const isUnset = (min: Bound): boolean => min === undefined || (min !== UNREAD && !isPositive(min))

const isZero = (bound: Bound): boolean => typeof bound === 'string' && compare(bound, '0') === 0

// Half up and then one unit inwards where that went outwards is the same as up for min and down for max.
function inward(value: string, decimals: number, rounding: 'up' | 'down'): string {
  if (!isPositive(value)) return '0'
  const rounded = roundTo(value, decimals, rounding)
  // A max below one minor unit would become 0, which means "no upper limit": keep the server's own, which refuses all.
  return isPositive(rounded) ? rounded : value
}

import { decimalsOf } from '../reference/currencies.ts'
import { isPositive, readWire, roundTo, type WireAmount } from './amount.ts'

/** Bounds of an amount as decimal texts. "0" is "unknown": no bound on that side. */
export interface Limits {
  readonly min: string
  readonly max: string
  /** Nothing can be paid in this currency, whatever the amount. */
  readonly isNone?: true
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

/**
 * The limits that hold: the first of deposit-limits, amount_rules of the currency and the method's own that says
 * anything, whole, never mixed; at the currency's decimals, and never wider than the server's.
 */
export function limitsFor(sources: LimitSources): Limits {
  const { currency, decimals = decimalsOf(currency) } = sources
  const known = [sources.depositLimits, ruleOf(sources), sources.methodLimits].map(read).find(hasLimits)
  if (!known) return NO_LIMITS
  return { min: inward(known.min, decimals, 'up'), max: inward(known.max, decimals, 'down') }
}

/** The least that an on-ramp takes where nobody says (ONRAMP-06). */
const LEAST_OF_ONRAMP = '1'

/** Those of an on-ramp: what deposit-limits said of the currency, with a minimum always. Unknown while it has said nothing. */
export function onrampLimits(depositLimits: WireLimits | undefined, currency: string, decimals?: number): Limits {
  if (depositLimits === undefined) return NO_LIMITS
  const { min, max } = limitsFor({ depositLimits, currency, decimals })
  return { min: isPositive(min) ? min : LEAST_OF_ONRAMP, max }
}

/** Whether at least one side is known; without, there is no hint and there are no chips. */
export function hasLimits(limits: Limits): boolean {
  return isPositive(limits.min) || isPositive(limits.max)
}

/** The rule of a currency, however its code is written. */
export function ruleFor(rules: LimitSources['amountRules'], currency: string): AmountRule | undefined {
  const code = Object.keys(rules ?? {}).find((key) => key.trim().toUpperCase() === currency.toUpperCase())
  return code === undefined ? undefined : rules?.[code]
}

// minNonRus replaces the min of the rule it stands in, outside Russia; zero is "not set", as for every limit.
function ruleOf({ amountRules, currency, paymentGeo = 'RU' }: LimitSources): WireLimits | undefined {
  const rule = ruleFor(amountRules, currency)
  if (!rule || paymentGeo.toUpperCase() === 'RU' || bound(rule.minNonRus) === '0') return rule
  return { min: rule.minNonRus, max: rule.max }
}

function read(source: WireLimits | null | undefined): Limits {
  return { min: bound(source?.min), max: bound(source?.max) }
}

function bound(value: WireAmount): string {
  const amount = readWire(value)
  return amount !== undefined && isPositive(amount) ? amount : '0'
}

// Half up and then one unit inwards where that went outwards is the same as up for min and down for max.
function inward(value: string, decimals: number, rounding: 'up' | 'down'): string {
  if (!isPositive(value)) return '0'
  const rounded = roundTo(value, decimals, rounding)
  // A max below one minor unit would become 0, which means "no upper limit": keep the server's own, which refuses all.
  return isPositive(rounded) ? rounded : value
}

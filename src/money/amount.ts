/** An amount from the server, a JSON number or a text. */
export type WireAmount = string | number | null | undefined

/** `units` x 10^-`scale`; scale is never negative. */
export interface Decimal {
  readonly units: bigint
  readonly scale: bigint
}

/** The rounding of a value between two minor units. */
export type Rounding = 'up' | 'down' | 'halfUp'

/** Thrown for a bug in our code: a text was used as an amount without passing `canonical` or `parseAmount` first. */
export class AmountProblem extends Error {
  readonly code = 'not_an_amount'
  constructor(text: string) {
    super(`"${text}" is not a decimal text such as "500.00".`)
  }
}

const WIRE = /^([+-]?)([0-9]*)(?:\.([0-9]*))?(?:[eE]([+-]?[0-9]{1,4}))?$/
// More digits than any real amount has. Longer values are rejected, so that "1e9999" can't consume memory.
const MOST_DIGITS = 40n
const UNITS_LIMIT = 10n ** MOST_DIGITS

/**
 * Parses a server value to a decimal text: optional '-', digits, and '.' with digits if given. Undefined for other
 * values (NaN, Infinity, "", "1,5"). All digits are kept: "500.00" stays "500.00", 1e-7 is "0.0000001".
 */
export function canonical(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const decimal = readDecimal(`${value}`.trim())
  return decimal && isSane(decimal) ? decimalText(decimal) : undefined
}

/**
 * Like `canonical`, but also accepts texts with grouping: "1,000", "1 000.00", "1.000,50". Three digits after a single
 * comma are thousands; a single point is always decimal, as in JSON.
 */
export function readWire(value: unknown): string | undefined {
  return canonical(value) ?? (typeof value === 'string' ? canonical(ungrouped(value.trim())) : undefined)
}

/** The units and the scale of a canonical text. Throws AmountProblem for other texts. */
export function decimalOf(text: string): Decimal {
  const decimal = readDecimal(text)
  if (!decimal) throw new AmountProblem(text)
  return decimal
}

/**
 * The amount in minor units; undefined if it is not a whole number of minor units, because amounts are not rounded
 * here.
 */
export function toMinor(amount: string, decimals: number): bigint | undefined {
  const { units, scale } = decimalOf(amount)
  const scaled = units * 10n ** BigInt(decimals)
  const part = 10n ** scale
  return scaled % part === 0n ? scaled / part : undefined
}

/** Converts minor units to a decimal text with exactly `decimals` decimals: 50000n, 2 → "500.00". */
export function fromMinor(units: bigint, decimals: number): string {
  return decimalText({ units, scale: BigInt(decimals) })
}

/** Rounds to exactly `decimals` decimals: 'up' is away from zero, 'down' towards it. */
export function roundTo(amount: string, decimals: number, rounding: Rounding): string {
  return fromMinor(roundMinor(amount, decimals, rounding), decimals)
}

/** The amount with exactly `decimals` decimals: "500" is "500.00". An amount with more decimals keeps all of them. */
export function withDecimals(amount: string, decimals: number): string {
  const minor = toMinor(amount, decimals)
  return minor === undefined ? amount : fromMinor(minor, decimals)
}

/** Compares two amounts with any number of decimals: -1, 0 or 1. Throws AmountProblem (see `decimalOf`). */
export function compare(a: string, b: string): -1 | 0 | 1 {
  const [left, right] = [decimalOf(a), decimalOf(b)]
  const difference = left.units * 10n ** right.scale - right.units * 10n ** left.scale
  if (difference === 0n) return 0
  return difference < 0n ? -1 : 1
}

/** `a` minus `b`, with the decimals of the amount that has more. */
export function subtract(a: string, b: string): string {
  const [left, right] = [decimalOf(a), decimalOf(b)]
  const scale = left.scale > right.scale ? left.scale : right.scale
  const at = ({ units, scale: own }: Decimal) => units * 10n ** (scale - own)
  return decimalText({ units: at(left) - at(right), scale })
}

/** Whether the amount is above zero; false for undefined. Throws AmountProblem (see `decimalOf`). */
export function isPositive(amount: string | undefined): boolean {
  return amount !== undefined && decimalOf(amount).units > 0n
}

function roundMinor(amount: string, decimals: number, rounding: Rounding): bigint {
  const { units, scale } = decimalOf(amount)
  const [size, sign] = units < 0n ? [-units, -1n] : [units, 1n]
  const part = 10n ** scale
  const scaled = size * 10n ** BigInt(decimals)
  const extra = { down: 0n, halfUp: part / 2n, up: part - 1n }[rounding]
  return sign * ((scaled + extra) / part)
}

// Grouping in threes or as in India. With a decimal comma, only unambiguous grouping is accepted. Other texts are left
// unchanged, so that `canonical` rejects them.
const GROUPED = /^[1-9][0-9]{0,2}(?:[\s'’,][0-9]{2,3})*[\s'’,][0-9]{3}(?:\.[0-9]+)?$/
const WITH_COMMA = /^(?:[0-9]+|[0-9]{1,3}(?:[\s'’.][0-9]{3})+),[0-9]+$/

function ungrouped(text: string): string {
  if (GROUPED.test(text)) return text.replace(/[\s'’,]/g, '')
  return WITH_COMMA.test(text) ? text.replace(/[\s'’.]/g, '').replace(',', '.') : text
}

// Exponents are handled as text and BigInt: "1e-7" must not pass through a float (reliability, finding 8).
function readDecimal(text: string): Decimal | undefined {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = WIRE.exec(text) ?? []
  if (whole + fraction === '') return undefined
  const size = BigInt(whole + fraction)
  const units = sign === '-' ? -size : size
  const scale = BigInt(fraction.length) - BigInt(exponent.replace('+', ''))
  return scale < 0n ? { units: units * 10n ** -scale, scale: 0n } : { units, scale }
}

function isSane({ units, scale }: Decimal): boolean {
  return scale <= MOST_DIGITS && units < UNITS_LIMIT && units > -UNITS_LIMIT
}

function decimalText({ units, scale }: Decimal): string {
  const [size, sign] = units < 0n ? [-units, '-'] : [units, '']
  const one = 10n ** scale
  if (scale === 0n) return `${sign}${size}`
  return `${sign}${size / one}.${`${one + (size % one)}`.slice(1)}`
}

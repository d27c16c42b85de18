import { fromMinor, isPositive } from '../../../money/amount.ts'
import { type AmountRule, type Limits, limitsFor } from '../../../money/limits.ts'
import { withinLimits } from '../../../money/withinLimits.ts'
import { decimalsOf } from '../../../reference/currencies.ts'
import { escaped } from '../../document/listNodes.ts'
import type { Finding } from '../../Finding.ts'
import type { JsonObject } from '../../json/JsonObject.ts'
import { meansThousands } from '../fields/meansThousands.ts'

/** The limits and the offered amounts of a `method.json`. */
export const checkServerAmounts = (method: JsonObject): Finding[] => [...limits(method), ...offers(method)]

const finding = (code: Finding['code'], pointer: string, message: string): Finding => ({ code, pointer, message })

const DECIMAL = /^\d{1,15}(\.\d{1,8})?$/
/** Zero means no limit (DATA-32). */
const isLimit = (amount: unknown): boolean => isAmount(amount) && Number(amount) > 0
const isAmount = (amount: unknown): boolean =>
  typeof amount === 'number' ? amount >= 0 : typeof amount === 'string' && DECIMAL.test(amount)

function limits({ limits: own, amount_rules: rules }: JsonObject): Finding[] {
  const byCurrency = Object.entries(Object(rules)).map(
    ([code, rule]) => [`/amount_rules/${escaped(code)}`, rule, code] as const,
  )
  return [['/limits', own, undefined] as const, ...byCurrency].flatMap(([pointer, pair, code]) => {
    const { min, max, minNonRus } = Object(pair)
    const unread = amounts(Object.entries({ min, max, minNonRus }), pointer, code)
    return unread.some(({ code }) => code === 'E01') ? unread : [...unread, ...unpayable(pointer, Object(pair), code)]
  })
}

/** The decimals of the limits of a method, which apply in every currency: the most of any. */
const MOST_DECIMALS = 8

/**
 * E01: limits that leave no amount. The widget's own limits decide, in Russia and elsewhere: they replace `min` by
 * `minNonRus` and round inwards.
 */
function unpayable(pointer: string, pair: AmountRule, currency: string | undefined): Finding[] {
  const { min, max, minNonRus } = pair
  const decimals = currency === undefined ? MOST_DECIMALS : decimalsOf(currency)
  const isClosed = (paymentGeo: string) => {
    const sources = currency === undefined ? { methodLimits: pair } : { amountRules: { [currency]: pair } }
    return !isPayable(limitsFor({ ...sources, currency: currency ?? '', decimals, paymentGeo }), decimals)
  }
  const [isRussiaClosed, isElsewhereClosed] = [isClosed('RU'), isClosed(ELSEWHERE)]
  if (!isRussiaClosed && !isElsewhereClosed) return []
  const isNonRus = !isRussiaClosed
  const [least, member] = isNonRus ? [minNonRus, 'minNonRus'] : [min, 'min']
  const nobody = isNonRus ? 'nobody outside Russia' : isElsewhereClosed ? 'nobody' : 'nobody in Russia'
  const message =
    Number(least) > Number(max)
      ? `"${member}" ${least} is more than "max" ${max}: ${nobody} could pay`
      : `no amount with ${decimals} decimals is within "${member}" ${least ?? 0} and "max" ${max}: ${nobody} could pay`
  return [finding('E01', `${pointer}/${isLimit(least) ? member : 'max'}`, message)]
}

/** Any country but Russia. */
const ELSEWHERE = 'MX'

/** Whether at least the smallest amount from the minimum on can be paid. */
function isPayable(limits: Limits, decimals: number): boolean {
  const smallest = isPositive(limits.min) ? limits.min : fromMinor(1n, decimals)
  return limits.isNone !== true && withinLimits(smallest, limits) === 'ok'
}

function amounts(
  all: readonly (readonly [at: string | number, amount: unknown])[],
  pointer: string,
  currency?: string,
): Finding[] {
  return all.flatMap(([at, amount]) => {
    const here = `${pointer}/${at}`
    if (amount === undefined || amount === null || amount === '') return []
    if (isAmount(amount)) return meansThousands(amount, here, currency)
    const message = `${JSON.stringify(amount)} is not an amount: use digits and a decimal point, such as "1000.50"`
    return [finding('E01', here, message)]
  })
}

function offers({ recommendedAmounts: quick, prefilledAmount, amount_rules: rules }: JsonObject): Finding[] {
  const list = Array.isArray(quick) ? quick : []
  const most = Object.values(Object(rules)).map((rule) => Object(rule).max)
  const least = Object.values(Object(rules)).map((rule) => Object(rule).min)
  const tops = most.every(isLimit) ? most.map(Number) : []
  const bottoms = least.every(isLimit) ? least.map(Number) : []
  const outside = (amount: unknown): string | undefined => {
    if (!isAmount(amount)) return undefined
    if (tops.length > 0 && tops.every((top) => Number(amount) > top))
      return `${amount} is more than any "max": it is never offered`
    return bottoms.length > 0 && bottoms.every((bottom) => Number(amount) < bottom)
      ? `${amount} is less than any "min": it is never offered`
      : undefined
  }
  const unoffered = (amount: unknown, pointer: string) => {
    const message = outside(amount)
    return message === undefined ? [] : [finding('W09', pointer, message)]
  }
  return [
    ...amounts(
      list.map((amount, index) => [index, amount] as const),
      '/recommendedAmounts',
    ),
    ...amounts([['prefilledAmount', prefilledAmount]], ''),
    ...list.flatMap((amount, index) => unoffered(amount, `/recommendedAmounts/${index}`)),
    ...unoffered(prefilledAmount, '/prefilledAmount'),
  ]
}

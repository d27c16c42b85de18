import { escaped } from '../../document/listNodes.ts'
import type { Finding } from '../../Finding.ts'
import { meansThousands } from '../fields/meansThousands.ts'

type Json = Readonly<Record<string, unknown>>

/** The limits and the offered amounts of a `method.json`. */
export const checkServerAmounts = (method: Json): Finding[] => [...limits(method), ...offers(method)]

const finding = (code: Finding['code'], pointer: string, message: string): Finding => ({ code, pointer, message })

const DECIMAL = /^\d{1,15}(\.\d{1,8})?$/
/** Zero is no limit (DATA-32). */
const isLimit = (amount: unknown): boolean => isAmount(amount) && Number(amount) > 0
const isAmount = (amount: unknown): boolean =>
  typeof amount === 'number' ? amount >= 0 : typeof amount === 'string' && DECIMAL.test(amount)

function limits({ limits: own, amount_rules: rules }: Json): Finding[] {
  const byCurrency = Object.entries(Object(rules)).map(
    ([code, rule]) => [`/amount_rules/${escaped(code)}`, rule, code] as const,
  )
  return [['/limits', own, undefined] as const, ...byCurrency].flatMap(([pointer, pair, code]) => {
    const { min, max } = Object(pair)
    return [
      ...amounts(
        [
          ['min', min],
          ['max', max],
          ['minNonRus', Object(pair).minNonRus],
        ],
        pointer,
        code,
      ),
      ...(isLimit(min) && isLimit(max) && Number(min) > Number(max)
        ? [finding('E01', `${pointer}/min`, `"min" ${min} is more than "max" ${max}: nobody could pay`)]
        : []),
    ]
  })
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

function offers({ recommendedAmounts: quick, prefilledAmount, amount_rules: rules }: Json): Finding[] {
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

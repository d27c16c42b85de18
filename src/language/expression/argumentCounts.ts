import type { FunctionName } from './Expression.ts'

// All functions, with their number of arguments.
export const argumentCounts: Readonly<Record<FunctionName, number>> = {
  has: 1,
  size: 1,
  money: 2,
  number: 1,
  date: 1,
  upper: 1,
  last: 2,
  startsWith: 2,
  min: 2,
  max: 2,
  round: 1,
}

import { Environment } from '@marcbachmann/cel-js'
import { expect, it } from 'vitest'
import { ExpressionProblem } from '../../../../src/language/expression/ExpressionProblem.ts'
import { evaluate } from '../../../../src/language/expression/evaluate.ts'
import { parseExpression } from '../../../../src/language/expression/parseExpression.ts'
import fc, { runs } from '../../fastCheck.ts'
import { expressions, generatedNames, scopes } from './expressions.ts'
import { printExpression } from './printExpression.ts'

const compared = runs(2_500, 100_000)
const formats = { money: String, number: String, date: String }

const cel = new Environment({ unlistedVariablesAreDyn: true, homogeneousAggregateLiterals: false })
  .registerFunction('upper(string): string', (text: string) => text.toUpperCase())
  .registerFunction('startsWith(string, string): bool', (text: string, start: string) => text.indexOf(start) === 0)
  .registerFunction('min(double, double): double', (left: number, right: number) => (left < right ? left : right))
  .registerFunction('round(double): double', (value: number) => Math.trunc(value + (value < 0 ? -0.5 : 0.5)))

function askCel(source: string, scope: Record<string, unknown>): { value: unknown } | undefined {
  try {
    return { value: plain(cel.evaluate(source, scope)) }
  } catch {
    return undefined
  }
}

// CEL's integers become numbers, and negative zero becomes zero.
function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value)
  if (value === 0) return 0
  return Array.isArray(value) ? value.map(plain) : value
}

function isWithinLimits(source: string): boolean {
  try {
    return parseExpression(source, generatedNames) !== undefined
  } catch (problem) {
    return !(problem instanceof ExpressionProblem && problem.code.startsWith('too'))
  }
}

it(`answers as a real CEL does, ${compared} times where that does not throw`, { timeout: 600_000 }, () => {
  let agreed = 0
  const answersAlike = fc.property(expressions, scopes, (expression, scope) => {
    const source = printExpression(expression)
    fc.pre(isWithinLimits(source))
    const real = askCel(source, scope)
    fc.pre(real !== undefined)
    const problems: ExpressionProblem[] = []
    const read = (name: string) => scope[name as keyof typeof scope]
    const parsed = parseExpression(source, generatedNames)
    expect({ source, value: plain(evaluate(parsed, read, formats, (problem) => problems.push(problem))) }).toEqual({
      source,
      value: real?.value,
    })
    expect(problems).toEqual([])
    agreed++
  })
  fc.assert(answersAlike, { numRuns: compared, maxSkipsPerRun: 50 })
  expect(agreed).toBeGreaterThanOrEqual(compared)
})

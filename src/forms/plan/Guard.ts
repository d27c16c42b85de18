import type { CheckedCondition } from '../../language/CheckedLayout.ts'
import type { Expression } from '../../language/expression/Expression.ts'
import { pathsIn, pathsOf } from '../../language/expression/pathsOf.ts'
import { AMOUNT_FIELD } from '../AMOUNT_FIELD.ts'

/** Evaluates expressions against the current scopes. */
export interface Evaluator {
  isTrue(expression: Expression): boolean
  value(expression: Expression): unknown
}

/** A condition on a field, from the layout, a `switch` around it, or the server. */
export interface Guard {
  /** The text of the condition. Guards with the same text share one computed value. */
  readonly source: string
  readonly holds: (evaluator: Evaluator) => boolean
  /** The names of the fields that the condition depends on. */
  readonly reads: readonly string[]
}

export function guardOf({ expression, source }: CheckedCondition): Guard {
  return { source, holds: (evaluator) => evaluator.isTrue(expression), reads: fieldsIn(expression) }
}

/** The condition of a `switch` case, or of its `else` when `isNot`. */
export function caseGuard(on: Expression, cases: readonly string[], isNot: boolean): Guard {
  const paths = pathsOf(on).map(({ path }) => path)
  return {
    source: `${isNot ? '!' : ''}${paths.join()} in ${JSON.stringify(cases)}`,
    holds: (evaluator) => cases.includes(worded(evaluator.value(on))) !== isNot,
    reads: fieldsIn(on),
  }
}

/** The path by which conditions read a field: its value, or the piece of another field's value. */
export const fieldPath = (field: string): Expression => ({
  kind: 'path',
  root: 'form',
  steps: ['fields', field],
  column: 1,
})

export function fieldGuard(field: string, values: readonly string[], isNot: boolean): Guard {
  const path = fieldPath(field)
  return {
    source: `${isNot ? '!' : ''}form.fields[${JSON.stringify(field)}] in ${JSON.stringify(values)}`,
    holds: (evaluator) => values.includes(worded(evaluator.value(path))) !== isNot,
    reads: [field],
  }
}

/** The names of the fields an expression depends on, by value or by label; `form.amount` is the amount field. */
export function fieldsIn(expression: Expression): string[] {
  const names: string[] = []
  for (const { root, steps } of pathsIn(expression)) {
    if (root !== 'form') continue
    const [member, name] = steps
    if ((member === 'fields' || member === 'labels') && name !== undefined) names.push(String(name))
    else if (member === 'amount' || member === 'amountText') names.push(AMOUNT_FIELD)
  }
  return names
}

/** Whether an expression reads nothing but form fields. */
export const readsFieldsAlone = (expression: Expression): boolean =>
  fieldsIn(expression).length === pathsIn(expression).length

const worded = (value: unknown): string =>
  value === null || value === undefined || typeof value === 'object' ? '' : String(value)

import type { CheckedCondition } from '../../language/CheckedLayout.ts'
import type { Expression } from '../../language/expression/Expression.ts'
import { pathsIn, pathsOf } from '../../language/expression/pathsOf.ts'
import { AMOUNT_FIELD } from '../AMOUNT_FIELD.ts'

/** How a guard asks: of the scopes as they are now. */
export interface Asking {
  isTrue(expression: Expression): boolean
  value(expression: Expression): unknown
}

/** A condition that a field stands under, whoever wrote it: the document, a switch around it, the server. */
export interface Guard {
  /** The same source is the same condition: it is worked out once for all that stand under it. */
  readonly source: string
  readonly holds: (ask: Asking) => boolean
  /** The fields it reads, by name. */
  readonly reads: readonly string[]
}

export function guardOf({ expression, source }: CheckedCondition): Guard {
  return { source, holds: (ask) => ask.isTrue(expression), reads: fieldsIn(expression) }
}

/** Stands in one case of a switch, or in its `else` when `isNot`. */
export function caseGuard(on: Expression, cases: readonly string[], isNot: boolean): Guard {
  const paths = pathsOf(on).map(({ path }) => path)
  return {
    source: `${isNot ? '!' : ''}${paths.join()} in ${JSON.stringify(cases)}`,
    holds: (ask) => cases.includes(worded(ask.value(on))) !== isNot,
    reads: fieldsIn(on),
  }
}

export function fieldGuard(field: string, values: readonly string[], isNot: boolean): Guard {
  const path: Expression = { kind: 'path', root: 'form', steps: ['fields', field], column: 1 }
  return {
    source: `${isNot ? '!' : ''}form.fields[${JSON.stringify(field)}] in ${JSON.stringify(values)}`,
    holds: (ask) => values.includes(worded(ask.value(path))) !== isNot,
    reads: [field],
  }
}

/** The fields that an expression reads: `form.amount` is the field of that name. */
export function fieldsIn(expression: Expression): string[] {
  const names: string[] = []
  for (const { root, steps } of pathsIn(expression)) {
    if (root !== 'form') continue
    const [member, name] = steps
    if (member === 'fields' && name !== undefined) names.push(String(name))
    else if (member === 'amount' || member === 'amountText') names.push(AMOUNT_FIELD)
  }
  return names
}

/** Whether the fields of the form are all that an expression reads. */
export const readsFieldsAlone = (expression: Expression): boolean =>
  fieldsIn(expression).length === pathsIn(expression).length

const worded = (value: unknown): string =>
  value === null || value === undefined || typeof value === 'object' ? '' : String(value)

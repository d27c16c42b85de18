import type { Expression, PathExpression } from './Expression.ts'

// `isTested` marks a path inside has(), whose value may be missing.
export type StaticPath = { path: string; steps: readonly (string | number)[]; column: number; isTested: boolean }

// All paths an expression reads, in source order, for the checkers.
export function pathsOf(expression: Expression): StaticPath[] {
  if (expression.kind === 'path') return [staticPath(expression, false)]
  if (expression.kind === 'has') return [staticPath(expression.path, true)]
  return partsOf(expression).flatMap(pathsOf)
}

// Like `pathsOf`, without the text form of each path. Forms call this for every condition, so it avoids formatting.
export function pathsIn(expression: Expression): readonly PathExpression[] {
  const found: PathExpression[] = []
  addPaths(expression, found)
  return found
}

function addPaths(expression: Expression, found: PathExpression[]): void {
  if (expression.kind === 'path') found.push(expression)
  else if (expression.kind === 'has') found.push(expression.path)
  else for (const part of partsOf(expression)) addPaths(part, found)
}

function staticPath({ root, steps, column }: PathExpression, isTested: boolean): StaticPath {
  return { path: root + steps.map(stepText).join(''), steps: [root, ...steps], column, isTested }
}

/** A step of a path as it is written in an expression: `.name`, `[0]` or `["a name"]`. */
export const stepText = (step: string | number): string =>
  typeof step === 'string' && /^[A-Za-z_]\w*$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`

function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'list':
      return expression.items
    case 'call':
      return expression.args
    case 'unary':
      return [expression.operand]
    case 'binary':
      return [expression.left, expression.right]
    case 'choice':
      return [expression.condition, expression.yes, expression.no]
    default:
      return []
  }
}

import type { Expression, PathExpression } from './Expression.ts'

// `isTested` marks a path inside has(): the author knows that it may be missing.
export type StaticPath = { path: string; steps: readonly (string | number)[]; column: number; isTested: boolean }

// Every path an expression reads, in the order of writing, for the checkers.
export function pathsOf(expression: Expression): StaticPath[] {
  if (expression.kind === 'path') return [staticPath(expression, false)]
  if (expression.kind === 'has') return [staticPath(expression.path, true)]
  return partsOf(expression).flatMap(pathsOf)
}

// The same as they stand, for whoever needs no words for them: a form asks for those of each of its conditions.
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
  return { path: root + steps.map(written).join(''), steps: [root, ...steps], column, isTested }
}

const written = (step: string | number): string =>
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

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { fields } from '../../../../schemas/layout/catalog.ts'

/** Tables that code may index by a kind: `KINDS` and the renderers by a field's, `INVOICE_RULES` by an invoice's. */
const TABLES: ReadonlySet<string> = new Set(['KINDS', 'env.registry.fields', 'INVOICE_RULES'])
const ROOMS = ['src/forms', 'src/drawing', 'src/scopes', 'src/features/deposit', 'src/screens']

const NAMES: ReadonlySet<string> = new Set(Object.keys(fields))

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return path === 'src/forms/kinds' ? [] : sourcesIn(path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })

const isKindName = (node: ts.Node): boolean => ts.isStringLiteralLike(node) && NAMES.has(node.text)

/** Finds the places where a source branches on a field's kind: comparisons, switches, lookups in a set or table. */
function questions(path: string, source: string): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const isKind = (node: ts.Node): boolean => /(?:^|\.)kind$|\.type$/.test(node.getText(file))
  const asks = (node: ts.Node): boolean => {
    if (ts.isBinaryExpression(node)) {
      const sides = [node.left, node.right]
      return /^[!=]==?$/.test(node.operatorToken.getText(file)) && sides.some(isKind) && sides.some(isKindName)
    }
    if (ts.isSwitchStatement(node)) {
      return (
        node.caseBlock.clauses.some((one) => ts.isCaseClause(one) && isKindName(one.expression)) &&
        isKind(node.expression)
      )
    }
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      return (
        ['has', 'includes', 'get'].includes(node.expression.name.text) &&
        node.arguments.some((one) => /\bkind$/.test(one.getText(file)))
      )
    }
    if (!ts.isElementAccessExpression(node)) return false
    const key = ts.isAsExpression(node.argumentExpression)
      ? node.argumentExpression.expression
      : node.argumentExpression
    return /\bkind$/.test(key.getText(file)) && !TABLES.has(node.expression.getText(file))
  }
  const walk = (node: ts.Node): void => {
    if (asks(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
      found.push(`${path}:${line + 1} ${node.getText(file).split('\n')[0]}`)
    }
    ts.forEachChild(node, walk)
  }
  walk(file)
  return found
}

it('only src/forms/kinds branches on the kind of a field', () => {
  const paths = ROOMS.flatMap(sourcesIn)
  expect(paths.length).toBeGreaterThan(60)
  expect(paths.flatMap((path) => questions(path, readFileSync(path, 'utf8')))).toEqual([])
})

it.each([
  "const is = plan.kind === 'phone'",
  "const is = kind !== 'checkbox'",
  "const is = 'date' === field.spec.kind",
  "const is = field.type === 'date'",
  "switch (plan.kind) { case 'hidden': break }",
  'const is = CHOICES.has(plan.kind)',
  'const is = CHOICES.includes(kind)',
  'const row = ROWS[spec.kind]',
  'const row = ROWS[plan.kind as Known]',
])('a branch on the kind is found: %s', (source) => expect(questions('a.ts', source)).toHaveLength(1))

it.each([
  'const row = KINDS[plan.kind]',
  "const is = label.kind === 'server'",
  "const is = node.type === 'steps'",
  "const plan = { ...made, kind: 'text' }",
])('other code is not reported: %s', (source) => expect(questions('a.ts', source)).toEqual([]))

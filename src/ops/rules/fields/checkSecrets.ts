import type { Expression, PathExpression } from '../../../language/expression/Expression.ts'
import type { KnownFields } from '../../document/knownFields.ts'
import type { RawNode } from '../../document/RawNode.ts'
import type { ServerField } from '../../document/ServerField.ts'
import type { Finding } from '../../Finding.ts'
import { expressionOf, usesOf } from '../expressions/usesOf.ts'
import { kindOfField, serverKind } from './kindOfField.ts'

/** E01: a password, or a value composed of one, that is shown or copied. Only rules and conditions may read it. */
export function checkSecrets(
  nodes: readonly RawNode[],
  { written }: Pick<KnownFields, 'written'>,
  serverFields: readonly ServerField[] = [],
): Finding[] {
  const secrets = secretNames(written, serverFields)
  if (secrets.size === 0) return []
  return nodes.flatMap((node) =>
    usesOf(node).flatMap((use) => {
      // A switch compares the value and shows nothing of it.
      if (use.wanted === 'condition' || use.pointer === `${node.pointer}/on`) return []
      const expression = expressionOf(use)
      if ('code' in expression) return []
      return shownPaths(expression).flatMap(({ root, steps: [member, name], column }): Finding[] => {
        if (root !== 'form' || (member !== 'fields' && member !== 'labels') || !secrets.has(String(name))) return []
        const what = secrets.get(String(name))
        const message = `"${name}" ${what}: it is never shown, and never copied into another value. Read it only in rules and conditions, and remove it here`
        return [{ code: 'E01', pointer: use.pointer, column, message }]
      })
    }),
  )
}

/** The names of the secret fields, each with the reason. */
function secretNames(
  written: KnownFields['written'],
  serverFields: readonly ServerField[],
): ReadonlyMap<string, string> {
  const ofServer = serverFields.filter((field) => serverKind(field) === 'password')
  const own = written.filter((field) => kindOfField(field, serverFields) === 'password')
  const secrets = new Map([...ofServer, ...own].map(({ name }) => [name, 'is a password']))
  const composed = written.filter(({ json }) => json.kind === 'composed' && Array.isArray(json.parts))
  // A composed value may be a part of another one.
  for (const _ of composed)
    for (const { name, json } of composed) {
      const part = (json.parts as readonly unknown[]).map(String).find((one) => secrets.has(one))
      if (part !== undefined && !secrets.has(name)) secrets.set(name, `contains the password "${part}"`)
    }
  return secrets
}

/** The functions whose result says nothing of their argument but its length or its start. */
const SILENT: ReadonlySet<string> = new Set(['size', 'startsWith'])

/** The paths whose values, or parts of them, are in the result. A comparison gives only true or false. */
function shownPaths(expression: Expression): readonly PathExpression[] {
  switch (expression.kind) {
    case 'path':
      return [expression]
    case 'choice':
      return [expression.yes, expression.no].flatMap(shownPaths)
    case 'call':
      return SILENT.has(expression.name) ? [] : expression.args.flatMap(shownPaths)
    case 'unary':
      return expression.operator === '-' ? shownPaths(expression.operand) : []
    case 'binary':
      return ARITHMETIC.has(expression.operator) ? [expression.left, expression.right].flatMap(shownPaths) : []
    case 'list':
      return expression.items.flatMap(shownPaths)
    default:
      return []
  }
}

const ARITHMETIC: ReadonlySet<string> = new Set(['+', '-', '*', '/', '%'])

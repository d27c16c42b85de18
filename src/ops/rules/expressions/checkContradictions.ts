import type { Expression } from '../../../language/expression/Expression.ts'
import type { RawNode } from '../../document/RawNode.ts'
import type { Finding } from '../../Finding.ts'
import { expressionOf, type Use, usesOf } from './usesOf.ts'

/** What a condition requires of the value at a path: to be one of some values, or none of some. */
interface Claim {
  readonly path: string
  readonly isNot: boolean
  readonly values: readonly string[]
  readonly words: string
}

/** W01: conditions that can't be true together: those of a node and of the nodes around it. */
export function checkContradictions(nodes: readonly RawNode[]): Finding[] {
  return nodes
    .filter(({ part }) => part === undefined)
    .flatMap((node) => {
      const around = outerClaims(node)
      if (clash(around) !== undefined) return []
      return conditionUses(node).flatMap(({ use, name }): Finding[] => {
        const own = claimsOf(use)
        const found =
          clash([...around, ...own]) ?? (name === 'requiredWhen' ? clash([...showClaims(node), ...own]) : undefined)
        if (found === undefined) return []
        const consequence =
          name === 'requiredWhen' ? 'the field is never required while it is shown' : 'nothing is ever shown here'
        const message = `"${found[1].words}" is never true where "${found[0].words}" is: ${consequence}. Correct one of the two conditions`
        return [{ code: 'W01', pointer: use.pointer, message }]
      })
    })
}

const NAMES = ['when', 'show', 'requiredWhen']

function conditionUses(node: RawNode): { readonly use: Use; readonly name: string }[] {
  return usesOf(node).flatMap((use) => {
    const name = use.pointer.slice(node.pointer.length + 1)
    return NAMES.includes(name) ? [{ use, name }] : []
  })
}

const showClaims = (node: RawNode): Claim[] =>
  conditionUses(node).flatMap(({ use, name }) => (name === 'requiredWhen' ? [] : claimsOf(use)))

/** The claims of the conditions and cases around a node. */
function outerClaims({ parents, branch }: RawNode): Claim[] {
  return parents.flatMap((parent) => [
    ...conditionUses(parent).flatMap(({ use, name }) => (name === 'when' ? claimsOf(use) : [])),
    ...caseClaims(parent, branch.get(parent.pointer)),
  ])
}

function caseClaims({ json }: RawNode, branch: string | undefined): Claim[] {
  if (json.type !== 'switch' || typeof json.on !== 'string' || branch === undefined) return []
  const path = json.on
  if (branch.startsWith('=')) {
    const value = branch.slice(1)
    return [{ path, isNot: false, values: [value], words: `${path} == "${value}"` }]
  }
  const values = Object.keys(Object(json.cases))
  return [{ path, isNot: true, values, words: `the "else" of the switch on ${path}` }]
}

function claimsOf(use: Use): Claim[] {
  const expression = expressionOf(use)
  return 'code' in expression ? [] : claims(expression)
}

function claims(expression: Expression): Claim[] {
  if (expression.kind === 'path') return flag(expression, 'true')
  if (expression.kind === 'unary') {
    return expression.operator === '!' && expression.operand.kind === 'path' ? flag(expression.operand, 'false') : []
  }
  if (expression.kind !== 'binary') return []
  const { operator, left, right } = expression
  if (operator === '&&') return [...claims(left), ...claims(right)]
  if (left.kind !== 'path') return []
  const path = pathOf(left)
  if ((operator === '==' || operator === '!=') && right.kind === 'literal')
    return [
      {
        path,
        isNot: operator === '!=',
        values: [String(right.value)],
        words: `${path} ${operator} ${JSON.stringify(right.value)}`,
      },
    ]
  if (operator !== 'in' || right.kind !== 'list') return []
  const values = right.items.map((item) => (item.kind === 'literal' ? item.value : undefined))
  if (values.some((value) => value === undefined)) return []
  return [{ path, isNot: false, values: values.map(String), words: `${path} in ${JSON.stringify(values)}` }]
}

const flag = (path: Expression & { kind: 'path' }, value: 'true' | 'false'): Claim[] => [
  { path: pathOf(path), isNot: false, values: [value], words: `${value === 'true' ? '' : '!'}${pathOf(path)}` },
]

const pathOf = ({ root, steps }: Expression & { kind: 'path' }): string => [root, ...steps].join('.')

/** Two claims that exclude each other. */
function clash(all: readonly Claim[]): readonly [Claim, Claim] | undefined {
  for (const [index, later] of all.entries()) {
    const earlier = all.slice(0, index).find((one) => one.path === later.path && excludes(one, later))
    if (earlier !== undefined) return [earlier, later]
  }
  return undefined
}

function excludes(one: Claim, other: Claim): boolean {
  if (one.isNot && other.isNot) return false
  const [allowed, second] = one.isNot ? [other, one] : [one, other]
  return allowed.values.every((value) => second.values.includes(value) === second.isNot)
}

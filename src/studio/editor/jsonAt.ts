import { ensureSyntaxTree, syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import { jsonOrUndefined } from '../../ops/json/jsonOrUndefined.ts'

const LONGEST_MS = 500

type SyntaxNode = ReturnType<ReturnType<typeof syntaxTree>['resolveInner']>

/** The place of the cursor in a document that need not be complete. */
export interface JsonPlace {
  /** The document, as far as it can be read. */
  readonly root: unknown
  /** The names and indexes that lead to the value at the cursor, or to the object whose member is being named. */
  readonly steps: readonly (string | number)[]
  readonly isName: boolean
  /** What is between the quotes at the cursor; both ends are the cursor where there are no quotes. */
  readonly from: number
  readonly to: number
  readonly isQuoted: boolean
}

export function jsonAt(state: EditorState, position: number): JsonPlace | undefined {
  // On a busy machine the editor may not have parsed the document yet.
  const tree = ensureSyntaxTree(state, state.doc.length, LONGEST_MS) ?? syntaxTree(state)
  const inner = tree.resolveInner(position, -1)
  const isText = inner.name === 'String' || inner.name === 'PropertyName'
  const isQuoted = isText && position > inner.from && position < (isClosed(state, inner) ? inner.to : inner.to + 1)
  const isName = isQuoted
    ? inner.name === 'PropertyName'
    : inner.name === 'Object' || inner.name === '{' || inner.name === ','
  const top = tree.topNode.firstChild
  const holder = isName && !isQuoted ? objectAround(inner) : inner
  if (holder === undefined || (!isQuoted && !isName && inner.name !== 'Property' && inner.name !== 'Array'))
    return undefined
  const steps = stepsTo(state, holder)
  return {
    root: top === null ? undefined : jsonOf(state, top),
    steps: isQuoted && isName ? steps.slice(0, -1) : steps,
    isName,
    from: isQuoted ? inner.from + 1 : position,
    to: isQuoted ? inner.to - (isClosed(state, inner) ? 1 : 0) : position,
    isQuoted,
  }
}

const isClosed = (state: EditorState, { from, to }: SyntaxNode): boolean =>
  to - from > 1 && state.sliceDoc(to - 1, to) === '"'

function objectAround(node: SyntaxNode): SyntaxNode | undefined {
  for (let at: SyntaxNode | null = node; at !== null; at = at.parent) {
    if (at.name === 'Object') return at
    if (at.name === 'Array') return undefined
  }
  return undefined
}

function stepsTo(state: EditorState, node: SyntaxNode): (string | number)[] {
  const steps: (string | number)[] = []
  for (let at: SyntaxNode | null = node; at !== null; at = at.parent) {
    if (at.name === 'Property') steps.unshift(nameOf(state, at))
    if (at.parent?.name === 'Array' && at.name !== '[')
      steps.unshift(valuesOf(at.parent).findIndex((one) => one.from === at?.from))
  }
  return steps
}

const MARKS = ['[', ']', '{', '}', ',', '⚠', ':']

function valuesOf(parent: SyntaxNode): SyntaxNode[] {
  const all: SyntaxNode[] = []
  for (let one = parent.firstChild; one !== null; one = one.nextSibling) if (!MARKS.includes(one.name)) all.push(one)
  return all
}

function jsonOf(state: EditorState, node: SyntaxNode): unknown {
  if (node.name === 'Array') return valuesOf(node).map((one) => jsonOf(state, one))
  if (node.name === 'Object')
    return Object.fromEntries(
      valuesOf(node).map((one) => {
        const value = valuesOf(one).find(({ name }) => name !== 'PropertyName')
        return [nameOf(state, one), value && jsonOf(state, value)]
      }),
    )
  return jsonOrUndefined(state.sliceDoc(node.from, node.to))
}

function nameOf(state: EditorState, property: SyntaxNode): string {
  const name = property.getChild('PropertyName')
  return name === null ? '' : String(jsonOrUndefined(state.sliceDoc(name.from, name.to)) ?? '')
}

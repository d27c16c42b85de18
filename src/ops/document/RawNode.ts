import type { NodeJson } from '../../../schemas/layout/document.ts'
import type { DataType } from '../types/DataType.ts'

/** A node as written, valid or not, with its context. */
export interface RawNode {
  readonly json: NodeJson
  readonly pointer: string
  readonly depth: number
  /** The readable names: scopes, and the items of enclosing `repeat` nodes. */
  readonly names: ReadonlyMap<string, DataType>
  /** The names readable by the node's children: for a `repeat`, also its item. */
  readonly inner: ReadonlyMap<string, DataType>
  readonly isFallback: boolean
  /** The part that contains the node; undefined if the node is in the document itself. */
  readonly part: string | undefined
  /** The node's ancestors, the outermost first. */
  readonly parents: readonly RawNode[]
  /**
   * The name of the branch that contains the node, for each enclosing switch or repeat; the key is the pointer of the
   * switch or repeat.
   */
  readonly branch: ReadonlyMap<string, string>
}

/** The conditions of a node and of its ancestors. */
export function conditionsOf({ json, parents, branch }: RawNode): string[] {
  const whens = [...parents.map((parent) => parent.json.when), json.when]
  return [...whens.flatMap((when) => when ?? []), ...[...branch].map((place) => place.join(' '))]
}

/** Whether two nodes are in different branches, so that they are never on the screen together. */
export function isApart(one: RawNode, other: RawNode): boolean {
  return [...one.branch].some(([at, name]) => other.branch.has(at) && other.branch.get(at) !== name)
}

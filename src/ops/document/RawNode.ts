import type { NodeJson } from '../../../schemas/layout/document.ts'
import type { DataType } from '../types/DataType.ts'

/** A node as it is written, good or bad, and what is known of the place where it stands. */
export interface RawNode {
  readonly json: NodeJson
  readonly pointer: string
  readonly depth: number
  /** What may be read here: the scopes, and the items of the lists around it. */
  readonly names: ReadonlyMap<string, DataType>
  /** What may be read by its children: in a repeat, the item as well. */
  readonly inner: ReadonlyMap<string, DataType>
  readonly isFallback: boolean
  /** The part that it comes from, if it does not stand in the document itself. */
  readonly part: string | undefined
  /** What it stands in, the outermost first. */
  readonly parents: readonly RawNode[]
  /** Which case of which switch (by pointer) it stands in. */
  readonly branch: ReadonlyMap<string, string>
}

/** The conditions that a node stands under, those of what it stands in as well. */
export function conditionsOf({ json, parents, branch }: RawNode): string[] {
  const whens = [...parents.map((parent) => parent.json.when), json.when]
  return [...whens.flatMap((when) => when ?? []), ...[...branch].map((place) => place.join(' '))]
}

/** Whether two nodes are never on the screen together. */
export function isApart(one: RawNode, other: RawNode): boolean {
  return [...one.branch].some(([at, name]) => other.branch.has(at) && other.branch.get(at) !== name)
}

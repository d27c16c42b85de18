import type { CheckedNode } from '../../language/CheckedLayout.ts'
import type { Guard } from './Guard.ts'

/** A node with its position in the document. */
export interface NodePlace {
  readonly node: CheckedNode
  /** The conditions of all its ancestors and its own. */
  readonly guards: readonly Guard[]
  /** -1 outside of steps. */
  readonly step: number
}

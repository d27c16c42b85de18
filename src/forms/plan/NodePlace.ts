import type { CheckedNode } from '../../language/CheckedLayout.ts'
import type { Guard } from './Guard.ts'

/** A node with its position in the layout. */
export interface NodePlace {
  readonly node: CheckedNode
  /** The conditions of the node and of all its ancestors. */
  readonly guards: readonly Guard[]
  /** The node's step, from 0; -1 outside the steps. */
  readonly step: number
}

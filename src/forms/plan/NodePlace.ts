import type { CheckedNode } from '../../language/CheckedLayout.ts'
import type { Guard } from './Guard.ts'

/** A node, and what it stands in. */
export interface NodePlace {
  readonly node: CheckedNode
  /** The conditions of all that it stands in, and its own. */
  readonly guards: readonly Guard[]
  /** -1 outside of steps. */
  readonly step: number
}

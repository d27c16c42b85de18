import type { CheckedNode } from '../../language/CheckedLayout.ts'
import type { FieldPlan } from './FieldPlan.ts'
import type { Guard } from './Guard.ts'

export interface FormPlan {
  /** In the order in which they are drawn. */
  readonly fields: readonly FieldPlan[]
  /** Which fields stand at a node: its own, or the server's. */
  readonly at: ReadonlyMap<CheckedNode, readonly FieldPlan[]>
  /** How many steps the form has; one when it is in one piece. */
  readonly stepCount: number
  /** Types of the server that no kind draws yet; each is drawn as text and reported. */
  readonly unknownTypes: readonly string[]
  /** Fields of the document that give way to the server's of the same name. */
  readonly overruled: readonly string[]
  /** Fields of the server that a document leaves out and the method requires: they are drawn all the same. */
  readonly restored: readonly string[]
  /** The names under which the method requires a value. */
  readonly required: ReadonlySet<string>
  /** Of these, what the form has no field for: it can't be paid by. */
  readonly missing: readonly string[]
  /** Where the document shows the bonus of a deposit, by the conditions of each place. */
  readonly bonusPlaces: readonly (readonly Guard[])[]
}

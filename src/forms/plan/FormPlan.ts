import type { CheckedNode } from '../../language/CheckedLayout.ts'
import type { FieldPlan } from './FieldPlan.ts'
import type { Guard } from './Guard.ts'

export interface FormPlan {
  /** The fields, in rendering order. */
  readonly fields: readonly FieldPlan[]
  /** The fields of each node: its own, or the server's. */
  readonly at: ReadonlyMap<CheckedNode, readonly FieldPlan[]>
  /** The number of steps; 1 without steps. */
  readonly stepCount: number
  /** The fields of the server whose type has no kind; they are rendered as text and reported. */
  readonly unknownTypes: readonly { readonly name: string; readonly type: string }[]
  /** Fields of the layout that are replaced by server fields of the same name. */
  readonly overruled: readonly string[]
  /** Required server fields that the layout excludes; they are rendered anyway. */
  readonly restored: readonly string[]
  /** The names of the fields that the method requires. */
  readonly required: ReadonlySet<string>
  /** The required fields that the form lacks: without them, it can't be submitted. */
  readonly missing: readonly string[]
  /** The conditions of each place where the layout shows the deposit bonus. */
  readonly bonusPlaces: readonly (readonly Guard[])[]
}

import type { NodeJson, TextJson } from '../../../schemas/layout/document.ts'
import type { SlotKind } from '../../../schemas/layout/slots.ts'
import type { CheckedCondition, CheckedNode, CheckedSlot, CheckedText } from '../CheckedLayout.ts'
import type { Expression } from '../expression/Expression.ts'
import type { ProblemCode } from '../LayoutProblem.ts'

/** Where a slot stands, and what its check may ask of the walk around it. `at` is the way on from there: "/label". */
export interface SlotPlace {
  text(text: TextJson, at?: string): CheckedText
  path(source: string, at?: string): Expression
  condition(source: string, at?: string): CheckedCondition
  nodes(nodes: readonly NodeJson[], at?: string): readonly CheckedNode[]
  /** A slot in this one. */
  slot(kind: SlotKind, value: unknown, at: string): CheckedSlot
  /** Undefined where the screen offers the command, else why not. */
  whyNot(action: string): string | undefined
  refuse(code: ProblemCode, at: string, message: string): void
}

/** What a slot becomes once it is checked. */
export type SlotOf<S extends CheckedSlot['slot']> = Extract<CheckedSlot, { readonly slot: S }>

import type { NodeJson, TextJson } from '../../../schemas/layout/document.ts'
import type { SlotKind } from '../../../schemas/layout/slots.ts'
import type { CheckedCondition, CheckedNode, CheckedSlot, CheckedText } from '../CheckedLayout.ts'
import type { Expression } from '../expression/Expression.ts'
import type { ProblemCode } from '../LayoutProblem.ts'

/** The context of a slot check. `at` is a pointer relative to the slot, such as "/label". */
export interface SlotContext {
  text(text: TextJson, at?: string): CheckedText
  path(source: string, at?: string): Expression
  condition(source: string, at?: string): CheckedCondition
  nodes(nodes: readonly NodeJson[], at?: string): readonly CheckedNode[]
  /** Checks a nested slot. */
  slot(kind: SlotKind, value: unknown, at: string): CheckedSlot
  /** Undefined if the screen offers the action, else the reason why not. */
  whyNot(action: string): string | undefined
  refuse(code: ProblemCode, at: string, message: string): void
}

/** The checked form of a slot. */
export type SlotOf<S extends CheckedSlot['slot']> = Extract<CheckedSlot, { readonly slot: S }>

import type { ReactNode } from 'react'
import type { FieldPlan } from '../forms/plan/FieldPlan.ts'
import type { CheckedNode } from '../language/CheckedLayout.ts'
import type { Binding, Frame } from './bind.ts'
import type { LayoutEnv } from './LayoutEnv.ts'

/** Draws the nodes of a type that need the form beside their renderer. Comes with the code of forms. */
export type Drawer = (node: CheckedNode, frame: Frame, draw: Draw) => ReactNode

/** What a layout is drawn with, and the drawers of a form: none as long as their code has not come. */
export interface DrawingEnv extends LayoutEnv {
  readonly drawers: Readonly<Record<string, Drawer>>
}

/** What a drawer may ask of the compiler. */
export interface Draw {
  fieldsAt(node: CheckedNode): readonly FieldPlan[]
  /** Every field of the form, in the order in which they are drawn. */
  readonly fields: readonly FieldPlan[]
  list(nodes: readonly CheckedNode[], frame: Frame): ReactNode
  props(node: CheckedNode, frame: Frame): Record<string, Binding<unknown>>
  /** The element while the condition holds: one reaction per source, however many stand under it. */
  when(source: string, holds: () => boolean, key: string, element: ReactNode): ReactNode
  /** What a press of the form's button and Enter do; of two buttons, the first one's. */
  onPress(act: () => void): void
  /** A press of the form's button comes here first; false keeps it from going on. */
  beforePress(ask: () => boolean): void
}

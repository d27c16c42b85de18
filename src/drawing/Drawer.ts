import type { ReactNode } from 'react'
import type { FieldPlan } from '../forms/plan/FieldPlan.ts'
import type { CheckedNode } from '../language/CheckedLayout.ts'
import type { Binding, Frame } from './bind.ts'
import type { LayoutEnv } from './LayoutEnv.ts'

/** Renders node types that need more than a renderer, such as form fields. Lazily loaded with the code of forms. */
export type Drawer = (node: CheckedNode, frame: Frame, draw: Draw) => ReactNode

/** The rendering environment plus the form drawers; `drawers` is empty until their code is loaded. */
export interface DrawingEnv extends LayoutEnv {
  readonly drawers: Readonly<Record<string, Drawer>>
}

/** The compiler functions available to a drawer. */
export interface Draw {
  fieldsAt(node: CheckedNode): readonly FieldPlan[]
  /** Every field of the form, in rendering order. */
  readonly fields: readonly FieldPlan[]
  list(nodes: readonly CheckedNode[], frame: Frame): ReactNode
  props(node: CheckedNode, frame: Frame): Record<string, Binding<unknown>>
  /** Renders the element while the condition holds; conditions with the same source share one reaction. */
  when(source: string, holds: () => boolean, key: string, element: ReactNode): ReactNode
  /** Sets the action of the submit button and of Enter; with several buttons, the first one wins. */
  onPress(act: () => void): void
  /** Adds a check that runs before a submit; false stops it. */
  beforePress(ask: () => boolean): void
}

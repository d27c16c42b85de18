import type { AmountTyping, PartialRegistry } from '../../renderers/contract.ts'
import type { ActionJson } from '../../schemas/layout/document.ts'
import type { CheckedLayout } from './CheckedLayout.ts'
import type { FormatFunctions } from './expression/FormatFunctions.ts'

/** What a field must do to be drawn. `FormStore`'s fields are such; the interpreter knows no store. */
export interface DrawnField {
  readonly id: string
  readonly isDisabled: boolean
  readonly isRequired: boolean
  readonly typing: AmountTyping | undefined
  /** The value now, without being tracked: text inputs hold their own text. */
  peek(): string
  /** The message to show now, or undefined. Read after `snapshot` has changed. */
  readonly shownError: FieldMessage | undefined
  subscribe(listener: () => void): () => void
  /** Changes when React must draw: the shown error flipped, or the choice of a dropdown changed. */
  snapshot(): number
  type(value: string): void
  focus(): void
  blur(): void
  attach(element: HTMLElement | null): void
}

export interface FieldMessage {
  readonly key: string
  readonly args?: Readonly<Record<string, string>>
}

/** All that a layout is drawn with. The app hands it in; the interpreter knows no store, no router and no host. */
export interface LayoutEnv {
  readonly registry: PartialRegistry
  /** Read-only MobX views, one per scope. */
  readonly scopes: Readonly<Record<string, unknown>>
  readonly formats: FormatFunctions
  readonly lang: string
  t(key: string, args?: Readonly<Record<string, unknown>>): string
  hasText(key: string): boolean
  run(action: ActionJson): void
  field(name: string): DrawnField | undefined
  /** A problem met while drawing: one report per (document, pointer). */
  report(problem: { readonly pointer: string; readonly message: string }): void
  /** The document can't be drawn: the built-in one of its screen must stand in. */
  giveUp(layout: CheckedLayout): void
}

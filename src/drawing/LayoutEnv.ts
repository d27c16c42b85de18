import type { AmountTyping, Choice, PartialRegistry } from '../../renderers/contract.ts'
import type { Action } from '../../schemas/layout/actions/index.ts'
import type { CheckedLayout } from '../language/CheckedLayout.ts'
import type { FormatFunctions } from '../language/expression/FormatFunctions.ts'
import type { OwnAction } from './OwnAction.ts'

/** A field for rendering. The views of `FormStore` implement it; the interpreter depends on no store. */
export interface DrawnField {
  readonly id: string
  readonly isDisabled: boolean
  /**
   * Tracked by MobX. `requiredToDraw` is untracked: the field notifies its listeners when a field it depends on
   * changes.
   */
  readonly isRequired: boolean
  requiredToDraw(): boolean
  /**
   * Whether the field's conditions hold and, for a part of an address, whether the country uses it. Tracked by MobX.
   */
  readonly isShown: boolean
  readonly isEmpty: boolean
  /** Tracked by MobX. `valueToDraw` is untracked: text inputs keep their own text. */
  readonly value: string
  valueToDraw(): string
  readonly typing: AmountTyping | undefined
  /** The `TextTyping` of the renderer contract. */
  readonly textTyping: unknown
  /** The choices, when they don't come from the layout: countries, currencies. */
  readonly choices: readonly Choice[] | undefined
  /** The URL of an option's icon, by its name. */
  iconUrl(name: string): string
  /** The URL of the mark inside the field. */
  readonly mark: string | undefined
  /** The key of the label, when the label depends on a country. */
  readonly labelKey: string | undefined
  /** An example value, used when there is no placeholder. */
  readonly example: string | undefined
  readonly order: number
  /** The text for the review, when it differs from the field's text. Tracked by MobX. */
  readonly words: string | undefined
  /** A secondary text under the field; replaces the hint. */
  readonly note: string | undefined
  /** The error to show, or undefined. Read again when `snapshot` has changed. */
  readonly shownError: FieldMessage | undefined
  /** The announcement of that error; undefined if a screen reader reads the error with the focused field. */
  readonly announcement: ErrorAnnouncement | undefined
  subscribe(listener: () => void): () => void
  /** Changes when React must re-render: the shown error changed, or the selection of a choice. */
  snapshot(): number
  readonly input: DrawnInput
}

/** Connects a field to its input element. */
export interface DrawnInput {
  readonly type: (text: string) => void
  readonly focus: () => void
  readonly blur: () => void
  readonly attach: (element: HTMLElement | null) => void
}

export interface ErrorAnnouncement {
  readonly urgency: 'polite' | 'assertive'
  /** Differs each time that the error is announced. */
  readonly id: number
}

export interface FieldMessage {
  readonly key: string
  readonly args?: Readonly<Record<string, string>>
  readonly words?: Readonly<Record<string, string>>
}

/** The rendering environment of a layout, passed in by the app: the interpreter depends on no store, router or host. */
export interface LayoutEnv {
  readonly registry: PartialRegistry
  /** Read-only MobX views, one per scope. */
  readonly scopes: Readonly<Record<string, unknown>>
  readonly formats: FormatFunctions
  /** The player's language; selects among the inline texts of a layout. */
  readonly lang: string
  /** The locale of the widget's own texts: English, if there are no texts in the player's language. */
  readonly locale: string
  t(key: string, args?: Readonly<Record<string, unknown>>): string
  hasText(key: string): boolean
  run(action: Action | OwnAction): void
  field(name: string): DrawnField | undefined
  /** Reports a problem during rendering, once per layout and pointer. */
  report(problem: { readonly pointer: string; readonly message: string }): void
  /**
   * Falls back to the built-in layout when `layout` can't be rendered. Returns false if `layout` is the built-in one.
   */
  giveUp(layout: CheckedLayout): boolean
}

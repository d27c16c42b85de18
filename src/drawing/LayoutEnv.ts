import type { AmountTyping, Choice, PartialRegistry } from '../../renderers/contract.ts'
import type { Action } from '../../schemas/layout/actions/index.ts'
import type { CheckedLayout } from '../language/CheckedLayout.ts'
import type { FormatFunctions } from '../language/expression/FormatFunctions.ts'
import type { OwnAction } from './OwnAction.ts'

/** What a field must do to be drawn. `FormStore`'s fields are such; the interpreter knows no store. */
export interface DrawnField {
  readonly id: string
  readonly isDisabled: boolean
  /** Read as MobX reads; what `requiredToDraw` gives is not tracked: the field hears of the fields that it hangs on. */
  readonly isRequired: boolean
  requiredToDraw(): boolean
  /** Whether its conditions hold and, of an address, whether its country writes it. Read as MobX reads. */
  readonly isShown: boolean
  readonly isEmpty: boolean
  /** Read as MobX reads; what `valueToDraw` gives is not tracked: text inputs hold their own text. */
  readonly value: string
  valueToDraw(): string
  readonly typing: AmountTyping | undefined
  /** A `TextTyping` of the contract. */
  readonly textTyping: unknown
  /** What can be chosen, where the document does not say it: countries, currencies. */
  readonly choices: readonly Choice[] | undefined
  /** The key of its label, where that follows a country. */
  readonly labelKey: string | undefined
  /** How a value may look; stands in for a placeholder. */
  readonly example: string | undefined
  readonly order: number
  /** How a review says its value, where that is not how it stands in the field. Read as MobX reads. */
  readonly words: string | undefined
  /** A quiet word under it; stands in for the hint. */
  readonly note: string | undefined
  /** The message to show now, or undefined. Read after `snapshot` has changed. */
  readonly shownError: FieldMessage | undefined
  subscribe(listener: () => void): () => void
  /** Changes when React must draw: the shown error flipped, or the choice of a dropdown changed. */
  snapshot(): number
  readonly type: (value: string) => void
  readonly focus: () => void
  readonly blur: () => void
  readonly attach: (element: HTMLElement | null) => void
}

export interface FieldMessage {
  readonly key: string
  readonly args?: Readonly<Record<string, string>>
  readonly words?: Readonly<Record<string, string>>
}

/** All that a layout is drawn with. The app hands it in; the interpreter knows no store, no router and no host. */
export interface LayoutEnv {
  readonly registry: PartialRegistry
  /** Read-only MobX views, one per scope. */
  readonly scopes: Readonly<Record<string, unknown>>
  readonly formats: FormatFunctions
  /** The player's language: texts written in a document are chosen by it. */
  readonly lang: string
  t(key: string, args?: Readonly<Record<string, unknown>>): string
  hasText(key: string): boolean
  run(action: Action | OwnAction): void
  field(name: string): DrawnField | undefined
  /** A problem met while drawing: one report per (document, pointer). */
  report(problem: { readonly pointer: string; readonly message: string }): void
  /** The document can't be drawn: the built-in one of its screen must stand in. False when it is that one. */
  giveUp(layout: CheckedLayout): boolean
}

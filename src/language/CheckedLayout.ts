import type { ActionName } from '../../schemas/layout/actions/index.ts'
import type { ScreenName } from '../../schemas/layout/screens/index.ts'
import type { CHECK_NAMES } from '../../schemas/layout/slots.ts'
import type { Expression } from './expression/Expression.ts'

/** A text with parsed arguments. */
export type CheckedText =
  | { readonly kind: 'key'; readonly key: string; readonly args: readonly (readonly [string, Expression])[] }
  | { readonly kind: 'keyFrom'; readonly path: Expression }
  | {
      readonly kind: 'inline'
      readonly text: Readonly<Record<string, string>>
      readonly args?: readonly (readonly [string, Expression])[]
    }
  | { readonly kind: 'data'; readonly path: Expression }
  /**
   * A text from the server: shown as a translation if its words are a translated key, else as it is. An untranslated
   * key is never shown as is: the fallback is `otherwise`, then a readable form of `named`, then of the key.
   */
  | { readonly kind: 'server'; readonly words: string; readonly otherwise?: string; readonly named?: string }

export interface CheckedAction {
  /** The action as written in the document. */
  readonly json: { readonly do: ActionName; readonly [argument: string]: unknown }
  /** Arguments read from data when the action runs. */
  readonly refs: readonly (readonly [string, Expression])[]
}

/** A checked property, by the kind of its slot. Properties without a slot stay as written. */
export type CheckedSlot =
  | { readonly slot: 'text'; readonly text: CheckedText }
  | { readonly slot: 'condition'; readonly expression: Expression; readonly source: string }
  | { readonly slot: 'ref'; readonly path: Expression }
  | { readonly slot: 'source'; readonly path: Expression }
  | { readonly slot: 'list'; readonly path: Expression }
  | { readonly slot: 'actions'; readonly actions: readonly CheckedAction[] }
  | { readonly slot: 'nodes'; readonly nodes: readonly CheckedNode[] }
  | { readonly slot: 'cases'; readonly cases: ReadonlyMap<string, readonly CheckedNode[]> }
  | { readonly slot: 'badge'; readonly text: CheckedText; readonly when: Expression | undefined; readonly tone: string }
  | { readonly slot: 'rows'; readonly rows: readonly CheckedRow[] }
  | { readonly slot: 'overrides'; readonly overrides: ReadonlyMap<string, CheckedOverride> }
  | { readonly slot: 'items'; readonly items: readonly CheckedItem[] }
  | { readonly slot: 'cascade'; readonly by: string; readonly items: ReadonlyMap<string, readonly CheckedItem[]> }
  | { readonly slot: 'rules'; readonly rules: readonly CheckedRule[] }
  | { readonly slot: 'mask'; readonly masks: readonly CheckedMask[] }
  | { readonly slot: 'links'; readonly links: readonly CheckedLink[] }

export interface CheckedCondition {
  readonly expression: Expression
  readonly source: string
}

export interface CheckedItem {
  readonly text: CheckedText
  readonly value: string
  readonly note: CheckedText | undefined
  /** The name of an icon file. */
  readonly icon?: string | undefined
}

export interface CheckedMask {
  readonly mask: string
  readonly when: CheckedCondition | undefined
}

export interface CheckedLink {
  readonly name: string
  readonly text: CheckedText
  readonly url: string
}

/** A rule's message: a translation key, or texts by language. */
export type MessageJson = string | { readonly text: Readonly<Record<string, string>> }

export type CheckName = (typeof CHECK_NAMES)[number]

/** A rule with either `regexes` (one of them must match) or `check`, never both. */
export interface CheckedRule {
  readonly regexes: readonly string[]
  readonly check: CheckName | undefined
  readonly years: number
  readonly min: string | undefined
  readonly max: string | undefined
  readonly field: string
  readonly message: MessageJson | undefined
  readonly when: CheckedCondition | undefined
}

/** Overrides of a server field: the field properties that the document sets. */
export interface CheckedOverride {
  readonly slots: ReadonlyMap<string, CheckedSlot>
  readonly plain: Readonly<Record<string, unknown>>
}

export interface CheckedRow {
  readonly label: CheckedText
  readonly value: CheckedText
  readonly when: Expression | undefined
  readonly strong: boolean
}

export interface CheckedNode {
  readonly type: string
  /** The kind of a `field` node; undefined for all other nodes. */
  readonly kind: string | undefined
  readonly pointer: string
  readonly id: string | undefined
  readonly when: { readonly expression: Expression; readonly source: string } | undefined
  readonly ariaLabel: CheckedText | undefined
  /** The properties without a slot, as written in the document. */
  readonly plain: Readonly<Record<string, unknown>>
  readonly slots: ReadonlyMap<string, CheckedSlot>
  readonly children: readonly CheckedNode[]
}

/** A document that may be rendered. Only `checkDocument` creates one, so it is validated once. */
export interface CheckedLayout {
  readonly id: string
  readonly screen: ScreenName
  readonly body: readonly CheckedNode[]
}

import type { ActionName } from '../../schemas/layout/actions/index.ts'
import type { ScreenName } from '../../schemas/layout/screens/index.ts'
import type { CHECK_NAMES } from '../../schemas/layout/slots.ts'
import type { Expression } from './expression/Expression.ts'

/** A text whose arguments are parsed. */
export type CheckedText =
  | { readonly kind: 'key'; readonly key: string; readonly args: readonly (readonly [string, Expression])[] }
  | { readonly kind: 'keyFrom'; readonly path: Expression }
  | { readonly kind: 'inline'; readonly text: Readonly<Record<string, string>> }
  | { readonly kind: 'data'; readonly path: Expression }
  /**
   * A server's word: the translation of that key when there is one, else the words themselves. A key without a text is
   * never shown, but what is said otherwise, or the name as a person would write it, or else the key so.
   */
  | { readonly kind: 'server'; readonly words: string; readonly otherwise?: string; readonly named?: string }

export interface CheckedAction {
  /** As written. */
  readonly json: { readonly do: ActionName; readonly [argument: string]: unknown }
  /** The arguments that are read from data when the action runs. */
  readonly refs: readonly (readonly [string, Expression])[]
}

/** What a property is once checked, by the kind of its slot. Properties without a slot stay as they are. */
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

/** A message of a rule: a translation key, or words by language. */
export type MessageJson = string | { readonly text: Readonly<Record<string, string>> }

export type CheckName = (typeof CHECK_NAMES)[number]

/** Exactly one of `regexes` (one of them must fit) and `check`. */
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

/** How one field of the server looks: what a field of the document says, as far as it is said here. */
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
  /** `field` nodes only. */
  readonly kind: string | undefined
  readonly pointer: string
  readonly id: string | undefined
  readonly when: { readonly expression: Expression; readonly source: string } | undefined
  readonly ariaLabel: CheckedText | undefined
  /** Properties as written, without slots. */
  readonly plain: Readonly<Record<string, unknown>>
  readonly slots: ReadonlyMap<string, CheckedSlot>
  readonly children: readonly CheckedNode[]
}

/** A document that may be drawn. Only `checkDocument` makes one, so nobody checks twice. */
export interface CheckedLayout {
  readonly id: string
  readonly screen: ScreenName
  readonly body: readonly CheckedNode[]
}

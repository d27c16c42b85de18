import type { ActionJson } from '../../schemas/layout/document.ts'
import type { ScreenName } from '../../schemas/layout/screens.ts'
import type { Expression } from './expression/Expression.ts'

/** A text whose arguments are parsed. */
export type CheckedText =
  | { readonly kind: 'key'; readonly key: string; readonly args: readonly (readonly [string, Expression])[] }
  | { readonly kind: 'keyFrom'; readonly path: Expression }
  | { readonly kind: 'inline'; readonly text: Readonly<Record<string, string>> }
  | { readonly kind: 'data'; readonly path: Expression }
  /** A server's word: the translation of that key when there is one, else the words themselves. */
  | { readonly kind: 'server'; readonly words: string }

export interface CheckedAction {
  readonly json: ActionJson
  /** The arguments that are read from data when the action runs. */
  readonly refs: readonly (readonly [string, Expression])[]
}

/** What a property is once checked, by the kind of its slot. Properties without a slot stay as they are. */
export type CheckedSlot =
  | { readonly slot: 'text'; readonly text: CheckedText }
  | { readonly slot: 'condition'; readonly expression: Expression; readonly source: string }
  | { readonly slot: 'ref' | 'source'; readonly path: Expression }
  | { readonly slot: 'list'; readonly path: Expression }
  | { readonly slot: 'actions'; readonly actions: readonly CheckedAction[] }
  | { readonly slot: 'nodes'; readonly nodes: readonly CheckedNode[] }
  | { readonly slot: 'cases'; readonly cases: ReadonlyMap<string, readonly CheckedNode[]> }
  | { readonly slot: 'badge'; readonly text: CheckedText; readonly when: Expression | undefined; readonly tone: string }
  | { readonly slot: 'rows'; readonly rows: readonly CheckedRow[] }
  | { readonly slot: 'overrides'; readonly overrides: ReadonlyMap<string, CheckedOverride> }
  | { readonly slot: 'items'; readonly items: readonly { readonly text: CheckedText; readonly value: string }[] }

/** How one field of the server looks. */
export interface CheckedOverride {
  readonly label: CheckedText | undefined
  readonly placeholder: CheckedText | undefined
  readonly hint: CheckedText | undefined
  /** rules, optional, and the props of the kind. */
  readonly plain: Readonly<Record<string, unknown>>
}

export interface CheckedRow {
  readonly label: CheckedText
  readonly value: CheckedText
  readonly when: Expression | undefined
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

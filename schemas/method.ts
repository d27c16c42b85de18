import type { MethodField } from './methodField.ts'

/** An amount on the wire: a decimal text, or a JSON number read as its shortest text. */
export type WireAmount = string | number | null | undefined

/** A payment method as the product knows it: the server's, checked and with its gaps filled. */
export interface Method {
  readonly name: string
  /** The shown name by language. */
  readonly text: Readonly<Record<string, string>>
  readonly position: number
  readonly category: string | undefined
  /** The server's number or word; `reference/cardViewTypes` reads it. */
  readonly cardViewType: string | number | undefined
  readonly fields: readonly MethodField[]
  readonly icons: readonly { readonly iconId: string; readonly type: string | undefined }[]
  readonly recommendedAmounts: readonly (string | number)[]
  readonly prefilledAmount: WireAmount
  readonly network: string
  readonly limits: { readonly min?: WireAmount; readonly max?: WireAmount } | undefined
  readonly amountRules: Readonly<
    Record<string, { readonly min?: WireAmount; readonly max?: WireAmount; readonly minNonRus?: WireAmount }>
  >
  readonly bannerTextKey: string
  readonly annotationKey: string
  readonly badgeText: string
  readonly badgeType: string | number | undefined
  readonly isPopular: boolean
}

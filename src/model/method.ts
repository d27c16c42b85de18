import type { ListedMethod } from '../../schemas/calls/paymentMethod.ts'
import type { CaptchaVendor } from '../../schemas/captchaPage.ts'

/** An amount on the wire: a decimal text, or a JSON number read as its shortest text. */
export type WireAmount = string | number | null | undefined

/** A payment method as the product knows it: the server's, checked and with its gaps filled. */
export interface Method {
  readonly name: string
  /** The shown name by language. */
  readonly text: Readonly<Record<string, string>>
  readonly position: number
  /** In small letters, as the specification writes categories. */
  readonly category: string | undefined
  /** As the server writes it, to be sent back. */
  readonly wireCategory: string | undefined
  /** The server's number or word; `reference/cardViewTypes` reads it. */
  readonly cardViewType: string | number | undefined
  /** As the server gave them: `readMethodFields` checks and reads them once the method is opened. */
  readonly fields: NonNullable<ListedMethod['fields']>
  readonly icons: readonly { readonly iconId: string; readonly type: string | undefined }[]
  readonly recommendedAmounts: readonly (string | number)[]
  readonly prefilledAmount: WireAmount
  /** As the server gave it, in one of several shapes: `saidNetworks` reads it. */
  readonly network: unknown
  /** The code of its coin, as the server gave it: `saidCoin` reads it. */
  readonly currency: unknown
  readonly limits: { readonly min?: WireAmount; readonly max?: WireAmount } | undefined
  readonly amountRules: Readonly<
    Record<string, { readonly min?: WireAmount; readonly max?: WireAmount; readonly minNonRus?: WireAmount }>
  >
  readonly bannerTextKey: string
  readonly annotationKey: string
  readonly badgeText: string
  /** As `#rrggbb`, and fit to be read. */
  readonly badgeColours: { readonly ground: string; readonly ink: string } | undefined
  readonly badgeType: string | number | undefined
  readonly isPopular: boolean
  /** The captcha that a deposit by it needs. */
  readonly captcha: CaptchaVendor | undefined
  /** The first press on the button asks for more fields. */
  readonly isPreparationRequired: boolean
  /** No bonus comes with a deposit by it. */
  readonly isInvestForbidden: boolean
  /** Its card number is checked by Luhn's sum. */
  readonly checkLuhn: boolean
  /** How to pay by it, as the server gave it: `readGuides` reads both once the method is opened. */
  readonly videoGuide: unknown
  readonly visualInstruction: unknown
  /** Its payments are found by an id that the player's app shows. */
  readonly hasConfirmationId: boolean
  /** The player does not type what is paid by it. */
  readonly isAmountGiven: boolean
  /** What a peer-to-peer create says of it. */
  readonly checksScore: boolean
  /** What is kept of a withdrawal by it, as the server gave it: `feeOf` reads it. */
  readonly fee: unknown
}

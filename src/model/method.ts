import type { ListedMethod } from '../../schemas/calls/paymentMethod.ts'
import type { CaptchaVendor } from '../../schemas/captchaPage.ts'

/** An amount from the server: a decimal text, or a JSON number read as its shortest text. */
export type WireAmount = string | number | null | undefined

/** A payment method: the server's data, validated and with defaults. */
export interface Method {
  readonly name: string
  /** The display name, by language. */
  readonly text: Readonly<Record<string, string>>
  readonly position: number
  /** In lower case, as in the specification. */
  readonly category: string | undefined
  /** The category as sent by the server, for sending it back. */
  readonly wireCategory: string | undefined
  /** The server's number or name; parsed by `reference/cardViewTypes`. */
  readonly cardViewType: string | number | undefined
  /** As sent by the server; `readMethodFields` validates and parses them when the method is opened. */
  readonly fields: NonNullable<ListedMethod['fields']>
  readonly icons: readonly { readonly iconId: string; readonly type: string | undefined }[]
  readonly recommendedAmounts: readonly (string | number)[]
  readonly prefilledAmount: WireAmount
  /** As sent by the server, in one of several shapes; parsed by `readNetworks`. */
  readonly network: unknown
  /** The code of its coin as sent by the server; parsed by `readCoin`. */
  readonly currency: unknown
  readonly limits: { readonly min?: WireAmount; readonly max?: WireAmount } | undefined
  readonly amountRules: Readonly<
    Record<string, { readonly min?: WireAmount; readonly max?: WireAmount; readonly minNonRus?: WireAmount }>
  >
  readonly bannerTextKey: string
  readonly annotationKey: string
  readonly badgeText: string
  /** As `#rrggbb`, with sufficient contrast. */
  readonly badgeColours: { readonly ground: string; readonly ink: string } | undefined
  readonly badgeType: string | number | undefined
  readonly isPopular: boolean
  /** The captcha required for a deposit. */
  readonly captcha: CaptchaVendor | undefined
  /** The first submit requests more fields. */
  readonly isPreparationRequired: boolean
  /** Deposits with this method get no bonus. */
  readonly isInvestForbidden: boolean
  /** Card numbers are validated with the Luhn checksum. */
  readonly checkLuhn: boolean
  /** Payment guides as sent by the server; `readGuides` parses both when the method is opened. */
  readonly videoGuide: unknown
  readonly visualInstruction: unknown
  /** Payments are identified by an id shown in the player's app. */
  readonly hasConfirmationId: boolean
  /** The amount is given instead of typed. */
  readonly isAmountGiven: boolean
  /** The value sent in a peer-to-peer create. */
  readonly checksScore: boolean
  /** The withdrawal fee as sent by the server; parsed by `feeOf`. */
  readonly fee: unknown
}

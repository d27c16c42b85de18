import type { ListedMethod } from '../../schemas/calls/paymentMethod.ts'
import type { CaptchaVendor } from '../../schemas/captchaPage.ts'

/** An amount from the server: a decimal text, or a JSON number, which counts as its shortest decimal text. */
export type WireAmount = string | number | null | undefined

/** A payment method: the server's data, validated and with defaults. */
export interface Method {
  readonly name: string
  /** The display name, by language. */
  readonly text: Readonly<Record<string, string>>
  readonly position: number
  /** The category in lower case, as in the specification. */
  readonly category: string | undefined
  /** The category as the server sent it, because some calls send it back. */
  readonly wireCategory: string | undefined
  /** The server's number or name; parsed by `reference/cardViewTypes`. */
  readonly cardViewType: string | number | undefined
  /** The fields as the server sent them; `readMethodFields` validates and parses them when the method is opened. */
  readonly fields: NonNullable<ListedMethod['fields']>
  readonly icons: readonly { readonly iconId: string; readonly type: string | undefined }[]
  readonly recommendedAmounts: readonly (string | number)[]
  readonly prefilledAmount: WireAmount
  /** As the server sent it, in one of several shapes; `readNetworks` parses it. */
  readonly network: unknown
  /** The code of the method's coin, as the server sent it; `readCoin` parses it. */
  readonly currency: unknown
  readonly limits: { readonly min?: WireAmount; readonly max?: WireAmount } | undefined
  readonly amountRules: Readonly<
    Record<string, { readonly min?: WireAmount; readonly max?: WireAmount; readonly minNonRus?: WireAmount }>
  >
  readonly bannerTextKey: string
  readonly annotationKey: string
  readonly badgeText: string
  /** The colours as `#rrggbb`, with sufficient contrast. */
  readonly badgeColours: { readonly ground: string; readonly ink: string } | undefined
  readonly badgeType: string | number | undefined
  readonly isPopular: boolean
  /** The captcha that a deposit requires. */
  readonly captcha: CaptchaVendor | undefined
  /** Whether the first submit requests more fields. */
  readonly isPreparationRequired: boolean
  /** Whether deposits with this method get no bonus. */
  readonly isInvestForbidden: boolean
  /** Whether card numbers are validated with the Luhn checksum. */
  readonly checkLuhn: boolean
  /** Payment guides as the server sent them; `readGuides` parses both when the method is opened. */
  readonly videoGuide: unknown
  readonly visualInstruction: unknown
  /** Whether payments are identified by an id that the player's app shows. */
  readonly hasConfirmationId: boolean
  /** Whether the method gives the amount, so that the player types none. */
  readonly isAmountGiven: boolean
  /** The value of `checkScore` in a peer-to-peer create. */
  readonly checksScore: boolean
  /** The withdrawal fee as the server sent it; `feeOf` parses it. */
  readonly fee: unknown
}

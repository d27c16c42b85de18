import type { CalendarDate } from '../../schemas/typing/date.ts'
import type { Texts } from '../i18n/createTexts.ts'
import type { Method } from '../model/method.ts'
import type { Limits } from '../money/limits.ts'
import type { Evaluator } from './plan/Guard.ts'

/** The currency and country of the payment. */
export interface FormPlace {
  readonly currency: string
  /** Decimal places of an amount in this currency. */
  readonly decimals: number
  /** The payment's country, which is the default for phone prefixes. */
  readonly country: string
}

/** The dependencies of a form's rules. */
export interface FormNeed {
  readonly method: Method
  /** Whether the method belongs to a peer-to-peer market. */
  readonly isP2pMarket: boolean
  readonly place: FormPlace
  /** The current limits, read at every validation (I6). */
  readonly limits: () => Limits
  readonly texts: Texts
  /** The player's current calendar day, for age rules. */
  readonly today: () => CalendarDate
  /** A random integer, 0 ≤ n < `bound`. */
  readonly random: (bound: bigint) => bigint
  /** Base path of images: flags and currency icons. */
  readonly staticPath: string
  readonly expressions: Evaluator
  /** Whether the text is a valid address of this network; true while this can't be checked. */
  readonly fitsChain: (address: string, network: string) => boolean
  /** Reports a regular expression that cannot be used; the rule is then skipped. */
  readonly onBadRule: (field: string, regex: string) => void
}

import type { CalendarDate } from '../../schemas/typing/date.ts'
import type { Texts } from '../i18n/createTexts.ts'
import type { Expression } from '../language/expression/Expression.ts'
import type { Method } from '../model/method.ts'
import type { Limits } from '../money/limits.ts'

/** What the rules of a form are judged with. */
export interface FormNeed {
  readonly method: Method
  /** Whether it is of a peer-to-peer market. */
  readonly isP2pMarket: boolean
  readonly currency: string
  /** Of an amount in this currency. */
  readonly decimals: number
  /** The country of the payment: a phone that follows no other has its prefix. */
  readonly country: string
  /** The newest limits, read at every check (I6). */
  readonly limits: () => Limits
  readonly texts: Texts
  /** The calendar day of the player, for ages. */
  readonly today: () => CalendarDate
  /** A whole number from 0 up to below `bound`. */
  readonly random: (bound: bigint) => bigint
  /** Where pictures are: flags and the signs of currencies. */
  readonly staticPath: string
  readonly isTrue: (condition: Expression) => boolean
  readonly value: (expression: Expression) => unknown
  /** Whether a text is an address of the method's network; where nobody can tell, it is. */
  readonly fitsChain: (address: string) => boolean
  /** A rule that cannot be used is reported and passed over. */
  readonly onBadRule: (field: string, regex: string) => void
}

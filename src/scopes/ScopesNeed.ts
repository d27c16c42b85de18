import type { FormStore } from '../forms/FormStore.ts'
import type { Texts } from '../i18n/createTexts.ts'
import type { Method } from '../model/method.ts'
import type { Place } from '../model/place.ts'
import type { Limits } from '../money/limits.ts'
import type { BonusStore } from '../stores/BonusStore.ts'
import type { DepositStore } from '../stores/DepositStore.ts'
import type { LimitsStore } from '../stores/LimitsStore.ts'
import type { MethodsStore } from '../stores/MethodsStore.ts'
import type { RouteStore } from '../stores/RouteStore.ts'
import type { SessionStore } from '../stores/SessionStore.ts'
import type { TransactionStore } from '../stores/TransactionStore.ts'

export interface ScopesNeed {
  readonly session: SessionStore
  readonly methods: MethodsStore
  readonly deposit: DepositStore
  /** What deposit-limits said; it comes with the payment's code. */
  readonly limits?: LimitsStore | undefined
  /** Where other limits hold than those of a deposit. Read as MobX reads. */
  readonly limitsOf?: ((method: Method | undefined) => Limits) | undefined
  /** Where the payment is made from; without one, the player's home. */
  readonly place?: Place | undefined
  readonly route: RouteStore
  readonly texts: Texts
  readonly staticPath: string
  readonly iconBase: string
  /** The deployment's own numbers of badges. */
  readonly badges?: Readonly<Record<string, string>>
  /** The deployment's help, or empty. */
  readonly supportUrl?: string
  /** The player's group in the experiment of what is read while waiting. */
  readonly factsGroup?: string | undefined
  /** Whether coins bring a bonus. */
  readonly hasCryptoBonus?: boolean
  /** The form on the screen, if it has one. */
  readonly form: () => FormStore | undefined
}

/** What comes with the code of a payment. */
export interface PaymentScopesNeed extends ScopesNeed {
  readonly transaction: TransactionStore
  readonly bonus: BonusStore
}

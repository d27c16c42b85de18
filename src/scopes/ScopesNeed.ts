import type { Config } from '../../schemas/config.ts'
import type { BonusStore } from '../catalog/BonusStore.ts'
import type { LimitsStore } from '../catalog/LimitsStore.ts'
import type { MethodsStore } from '../catalog/MethodsStore.ts'
import type { FormStore } from '../forms/FormStore.ts'
import type { Texts } from '../i18n/createTexts.ts'
import type { Method } from '../model/method.ts'
import type { Place } from '../model/place.ts'
import type { Limits } from '../money/limits.ts'
import type { DepositStore } from '../payments/DepositStore.ts'
import type { TransactionStore } from '../payments/TransactionStore.ts'
import type { RouteStore } from '../session/RouteStore.ts'
import type { SessionStore } from '../session/SessionStore.ts'

/** Settings that stay the same while the app runs, from the deployment or from the player's experiments. */
export interface Site extends Pick<Config, 'staticPath' | 'instructions'> {
  /** The folder of the icons of methods and coins. */
  readonly iconBase: string
  /** The badge numbers defined by the deployment. */
  readonly badges?: Readonly<Record<string, string>>
  /** The deployment's help URL, or empty. */
  readonly supportUrl?: string
  /** The player's group in the experiment about texts shown while waiting. */
  readonly factsGroup?: string | undefined
  /** Whether crypto deposits get a bonus. */
  readonly hasCryptoBonus?: boolean
}

export interface ScopesNeed {
  readonly session: SessionStore
  readonly methods: MethodsStore
  readonly deposit: DepositStore
  /** The deposit-limits responses; loaded with the payment code. */
  readonly limits?: LimitsStore | undefined
  /** Set by pages with limits other than a deposit's. Tracked by MobX. */
  readonly limitsOf?: ((method: Method | undefined) => Limits) | undefined
  /** The country and currency of the payment; defaults to the player's home. */
  readonly place?: Place | undefined
  readonly route: RouteStore
  readonly texts: Texts
  readonly site: Site
  /** The current form, if the page has one. */
  readonly form: () => FormStore | undefined
}

/** Dependencies loaded with the payment code. */
export interface PaymentScopesNeed extends ScopesNeed {
  readonly transaction: TransactionStore
  readonly bonus: BonusStore
}

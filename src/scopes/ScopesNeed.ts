import type { FormStore } from '../forms/FormStore.ts'
import type { Texts } from '../i18n/createTexts.ts'
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
  readonly transaction: TransactionStore
  readonly bonus: BonusStore
  /** What deposit-limits said; it comes with the payment's code. */
  readonly limits?: LimitsStore | undefined
  readonly route: RouteStore
  readonly texts: Texts
  readonly staticPath: string
  readonly iconBase: string
  /** The deployment's own numbers of badges. */
  readonly badges?: Readonly<Record<string, string>>
  /** The form on the screen, if it has one. */
  readonly form: () => FormStore | undefined
}

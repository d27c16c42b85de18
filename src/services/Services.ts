import type { Config, PaymentConfig } from '../../schemas/config.ts'
import type { RouteName } from '../../schemas/routes.ts'
import type { Scopes } from '../../schemas/scopes/views.ts'
import type { PaymentApi } from '../api/paymentApi.ts'
import type { BonusStore } from '../catalog/BonusStore.ts'
import type { CryptoBonusStore } from '../catalog/CryptoBonusStore.ts'
import type { CryptoStore } from '../catalog/CryptoStore.ts'
import type { LimitsStore } from '../catalog/LimitsStore.ts'
import type { PlaceStore } from '../catalog/PlaceStore.ts'
import type { Drafts } from '../forms/drafts.ts'
import type { Forms } from '../layouts/createScreens.ts'
import type { Method } from '../model/method.ts'
import type { MethodField } from '../model/methodField.ts'
import type { Place } from '../model/place.ts'
import type { Limits } from '../money/limits.ts'
import type { PaymentEngine } from '../payments/createPaymentEngine.ts'
import type { PaymentPage } from '../payments/createPaymentPage.ts'
import type { InvoiceStore } from '../payments/InvoiceStore.ts'
import type { Ledger } from '../payments/ledger.ts'
import type { FollowNeed } from '../payments/status/followDeposit.ts'
import type { TransactionStore } from '../payments/TransactionStore.ts'
import type { WithdrawalStore } from '../payments/WithdrawalStore.ts'
import type { ServerTime } from '../platform/time/createServerTime.ts'
import type { PaymentAddresses } from '../platform/windows/paymentAddress.ts'
import type { Blocked } from '../session/blockedBy.ts'
import type { CashierTraits } from './CashierTraits.ts'
import type { CoreServices } from './CoreServices.ts'
import type { NotifyHost } from './HostChoices.ts'
import type { Provided } from './Provided.ts'

/** The player's payments: the engine, the ledger, and the payment on the screen. */
export interface PaymentState {
  readonly engine: PaymentEngine
  /** The entries of deposits. */
  readonly ledger: Ledger
  /** The entries of withdrawals. */
  readonly withdrawals: Ledger
  readonly newKey: () => string
  readonly transaction: TransactionStore
  readonly invoices: InvoiceStore
  readonly withdrawal: WithdrawalStore
}

/** The data about ways to pay, besides the list of methods. */
export interface CatalogState {
  readonly limits: LimitsStore
  /** The country and currency of the payment. */
  readonly place: PlaceStore
  readonly crypto: CryptoStore
  readonly bonus: BonusStore
  readonly cryptoBonus: CryptoBonusStore
  /** The bonuses as layouts read them. */
  readonly bonusViews: Scopes['bonuses']
}

export interface FormOptions {
  /** Fields that replace the method's own. */
  readonly fields?: (() => readonly MethodField[]) | undefined
  /** Default: the limits of a deposit. */
  readonly limitsOf?: (method: Method) => Limits
  /** Default: the place of the deposit. */
  readonly place?: Place
}

export interface FormServices {
  /** The selected method; undefined on withdrawal pages. Tracked by MobX. */
  readonly method: () => Method | undefined
  /**
   * Whether a form with an amount is on the screen. True on every withdrawal page, so that no deposit navigates away
   * from it.
   */
  readonly isFormOpen: () => boolean
  readonly drafts: Drafts
  /** Creates the forms of a page. Their rules read `scopes`. */
  readonly create: (scopes: Partial<Scopes>, options?: FormOptions) => Forms
}

export interface WindowServices {
  readonly paymentPage: PaymentPage
  /** Checks which URLs of providers may be opened. */
  readonly addresses: PaymentAddresses
  /** Whether a provider's page of the method opens without a helper window. */
  readonly hasNoWindow: (method: Method) => boolean
  /** False if the host's page forbids form submission: then no form is opened. */
  readonly canSendForms: boolean
  /** The URL to which a provider sends the player back. */
  readonly returnUrl: string
}

export interface MessageServices {
  /** Shows a neutral notice about the deposit. */
  readonly showNotice: (content: string) => void
  /** Shows the player why a press had no effect. */
  readonly showBlocked: (why: Blocked) => void
  /** True if nothing may be sent now; the player then sees the reason. */
  readonly isBlocked: () => boolean
  readonly notifyHost: NotifyHost
}

/** The dependencies of a feature. They live as long as the player's app. */
export interface Services {
  readonly core: CoreServices
  readonly cashier: CashierTraits & {
    readonly hasPage: (page: RouteName) => boolean
    /** Whether the page on the screen shows a payment. */
    readonly showsPayment: () => boolean
    /**
     * Loads the code of the pages that may follow a create with this method: none can then fail to load when the
     * payment exists. Rejects with ModuleLoadError, at the latest after a total time limit; the next call retries.
     */
    readonly loadNextPages: (transaction: 'deposit' | 'withdrawal', method: Method) => Promise<unknown>
  }
  readonly config: Config & PaymentConfig
  readonly api: PaymentApi
  readonly payments: PaymentState
  readonly catalog: CatalogState
  readonly forms: FormServices
  readonly windows: WindowServices
  readonly messages: MessageServices
  /** The dependencies of polling a deposit's status and of watching its expiry. */
  readonly polling: Omit<FollowNeed, 'onStatus' | 'slowestMs'> & { readonly time: ServerTime }
  readonly provided: Partial<Provided>
}

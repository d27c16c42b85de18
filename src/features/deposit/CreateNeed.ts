import type { DepositCreateRequest } from '../../../schemas/calls/depositCreate.ts'
import type { Method } from '../../model/method.ts'
import type { PaymentEngine } from '../../payments/createPaymentEngine.ts'
import type { DepositStore } from '../../payments/DepositStore.ts'
import type { Ledger } from '../../payments/ledger.ts'
import type { OnOutcome } from '../../payments/reconcile.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { HelperWindow } from '../../platform/windows/helperWindow.ts'
import type { ActiveForm } from '../../services/ActiveForm.ts'
import type { ReportServices } from '../../services/CoreServices.ts'
import type { Blocked } from '../../session/blockedBy.ts'
import type { NextStep } from './afterCreate.ts'
import type { CashPages } from './cashPages.ts'
import type { DepositSubmissionNeed } from './createDepositSubmission.ts'
import type { Preparing } from './prepareDeposit.ts'

export interface CreateNeed extends Omit<DepositSubmissionNeed, 'payments' | 'nextStep' | 'windows'> {
  readonly clock: Clock
  readonly reports: Pick<ReportServices, 'report' | 'track'>
  readonly payments: DepositPayments
  readonly active: ActiveForm
  readonly windows: DepositWindows
  /** Runs in the first press for a method that requires a preparation. */
  readonly preparing: Pick<Preparing, 'isDue' | 'run'>
  /** The reason why nothing may be sent now. */
  readonly blockedBy: () => Blocked | undefined
  readonly on: CreateHandlers
}

/** The payment engine and the ledger of deposits, and the deposit on the screen. */
export interface DepositPayments {
  readonly engine: PaymentEngine
  readonly ledger: Ledger
  readonly deposit: DepositStore
}

/** The windows and pages that can follow a create. */
export interface DepositWindows {
  readonly loadPages: DepositSubmissionNeed['windows']['loadPages']
  /** Opens a window for the provider's page; undefined when none may be opened. Called inside the press. */
  readonly openHelper: (method: Method) => HelperWindow | undefined
  readonly cashPages: CashPages
  /** Whether the page on the screen shows another payment than this one. */
  readonly isOtherShown: (depositId: string) => boolean
}

/** A deposit that has just been created. */
export interface CreatedDeposit {
  readonly method: string
  readonly key: string
  readonly helper: HelperWindow | undefined
  /** The request that was sent: the player may have changed the form since. */
  readonly request: Pick<DepositCreateRequest, 'fields' | 'currency' | 'isActivatedBonus'>
}

/** Handlers of the result of a press. */
export interface CreateHandlers {
  /** Called with a failure that the player must see. */
  readonly failed: (failure: unknown) => void
  /** Called when nothing may be sent now. */
  readonly blocked: (why: Blocked) => void
  readonly created: (next: NextStep, made: CreatedDeposit) => void
  /** Called with the outcome of a create that had no answer. */
  readonly reconciled: OnOutcome
  /** Called when the player left before the answer came, and so never saw where to pay (C47). */
  readonly abandoned: (made: { readonly id: string; readonly method: string }) => void
  /** Called with the names of the members in which a peer-to-peer answer breaks its contract (P2P-25). */
  readonly mismatched: (names: readonly string[]) => void
}

export interface CreateDeposit {
  /**
   * Handles a press on the button. Ignored while another press is in progress, and after the form created its deposit.
   */
  press(): Promise<void>
  /**
   * Reconciles creates without an answer, also those from before a reload. Resolves when the outcome of
   * each is known or can't be found out.
   */
  check(): Promise<void>
  /** Allows a new payment, after the player has read the warning. */
  startAnew(): void
  /**
   * Call when the player has left the method's form: the answer to the form's create is not shown, and its deposit is
   * cancelled, even if the outcome becomes known later (P2P-19).
   */
  abandon(method: string): void
  /** Stops watching the form. The engine's owner disposes the engine. */
  dispose(): void
}

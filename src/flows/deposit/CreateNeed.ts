import type { Track } from '../../analytics/track.ts'
import type { Api } from '../../api/index.ts'
import type { FormStore } from '../../forms/FormStore.ts'
import type { Method } from '../../model/method.ts'
import type { Clock } from '../../platform/clock.ts'
import type { DocumentLock } from '../../platform/documentLock.ts'
import type { HelperWindow } from '../../platform/helperWindow.ts'
import type { DepositStore } from '../../stores/DepositStore.ts'
import type { OpenDeposits } from '../intent/createOpenDeposits.ts'
import type { Intents } from '../intent/Intents.ts'
import type { OnOutcome } from '../intent/Kernel.ts'
import type { NextStep } from './afterCreate.ts'
import type { Held } from './blockedBy.ts'
import type { CashPages } from './cashPages.ts'
import type { DepositSubmissionNeed } from './createDepositSubmission.ts'
import type { Preparing } from './prepareDeposit.ts'

export interface CreateNeed extends Omit<DepositSubmissionNeed, 'api' | 'nextStep'> {
  readonly api: Pick<Api, 'depositCreate' | 'depositCreateP2p' | 'depositCheck'>
  readonly clock: Clock
  readonly track: Track
  readonly deposit: DepositStore
  readonly intents: Intents
  /** Whether a deposit of another document has to be seen first (D-40). */
  readonly isElsewhere: OpenDeposits['isElsewhere']
  readonly lock: DocumentLock
  readonly requestTimeoutMs: number
  readonly newKey: () => string
  readonly form: () => FormStore | undefined
  readonly method: () => Method | undefined
  /** What tells one opening of a form from the next; read as MobX reads. */
  readonly opening: () => string
  /** Why nothing may be sent just now. */
  readonly blockedBy: () => Held | undefined
  /** A window for the provider's page, or undefined when none may be opened. Called inside the press. */
  readonly openHelper: (method: Method) => HelperWindow | undefined
  readonly cashPages: CashPages
  /** For a method that wants to be prepared: its first press. */
  readonly preparing: Pick<Preparing, 'isDue' | 'run'>
  /** Told of a failure that the player must hear of. */
  readonly onFailure: (failure: unknown) => void
  readonly onHeld: (held: Held) => void
  readonly onNext: (
    next: NextStep,
    made: { readonly method: string; readonly key: string; readonly helper: HelperWindow | undefined },
  ) => void
  readonly onOutcome: OnOutcome
  /** The player had left before the answer came: nobody has seen where to pay (C47). */
  readonly onAbandoned: (made: { readonly id: string; readonly method: string }) => void
  /** Where a peer-to-peer answer is not as agreed, by the names of its members (P2P-25). */
  readonly onMismatch: (names: readonly string[]) => void
}

export interface CreateDeposit {
  /** One press on the button. A second one while the first is under way does nothing, nor one in a form that has created. */
  press(): Promise<void>
  /** Asks about the creates without an answer: those of before a reload too. Resolves when it is known, or can't be. */
  check(): Promise<void>
  /** The player has read the warning, and wants a new payment all the same. */
  startAnew(): void
  /**
   * The form of the method is left: the answer to its create leads nowhere, and what it has made is cancelled, also when
   * that turns out only later (P2P-19).
   */
  abandon(method: string): void
  /** Nothing is asked, said or opened any more. */
  dispose(): void
}

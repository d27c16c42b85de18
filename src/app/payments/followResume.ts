import { reaction } from 'mobx'
import type { DepositStore } from '../../payments/DepositStore.ts'
import type { SessionStore } from '../../session/SessionStore.ts'

export interface ResumeNeed {
  readonly session: Pick<SessionStore, 'look'>
  readonly deposit: Pick<DepositStore, 'state' | 'inFlight'>
  /** Restores the entries of a text from the host; returns whether the player has new ones. */
  readonly take: (resume: string) => boolean
  /** Reconciles all requests that have no answer. */
  readonly check: () => void
}

/**
 * Restores payments that the host sends after the start: the loader sends them late if a part of it loaded late (H2).
 * Waits until no call that moves money is in flight: the server could name the payment of that call when it is asked for
 * the restored one. The text may also have come before this code. Returns the cleanup.
 */
export const followResume = ({ session, deposit, take, check }: ResumeNeed): (() => void) =>
  reaction(
    () => (deposit.state !== 'creating' && deposit.inFlight === 0 ? session.look.resume : undefined),
    (resume) => {
      if (resume && take(resume)) check()
    },
    { fireImmediately: true },
  )

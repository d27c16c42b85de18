import { reaction } from 'mobx'
import type { RouteMeta } from '../../pages/RouteMeta.ts'
import { showsPayment } from '../../pages/showsPayment.ts'
import type { DepositStore } from '../../payments/DepositStore.ts'
import type { WithdrawalStore } from '../../payments/WithdrawalStore.ts'
import type { RouteStore } from '../../session/RouteStore.ts'
import type { SessionStore } from '../../session/SessionStore.ts'

export interface ResumeNeed {
  readonly session: Pick<SessionStore, 'look'>
  readonly deposit: Pick<DepositStore, 'state' | 'inFlight' | 'isChecking'>
  readonly withdrawal: Pick<WithdrawalStore, 'isChecking'>
  readonly route: Pick<RouteStore, 'name' | 'isDetour'>
  readonly routes: readonly Pick<RouteMeta, 'page' | 'needs'>[]
  /** The text that the ledgers have read at the start. */
  readonly first: string | undefined
  /** Restores the entries of a text from the host; returns whether the player has new ones. */
  readonly restore: (resume: string) => boolean
  /** Reconciles all requests that have no answer. */
  readonly check: () => void
}

/**
 * Restores payments that the host sends after the start: the loader sends them late if a part of it loaded late (H2).
 * Each text is read once: reading it again would restore an entry that was settled and deleted since. Waits while a call
 * that moves money is in flight or being reconciled, because the server's lookup could return that payment instead of the
 * restored one; and while a page shows a payment, which the restored one would replace. Returns the cleanup.
 */
export function followResume(need: ResumeNeed): () => void {
  const { session, deposit, withdrawal, route, routes, restore, check } = need
  let last = need.first
  const isBusy = () =>
    deposit.state === 'creating' ||
    deposit.inFlight > 0 ||
    deposit.isChecking ||
    withdrawal.isChecking ||
    showsPayment(route, routes)
  return reaction(
    () => (isBusy() ? undefined : session.look.resume),
    (resume) => {
      if (!resume || resume === last) return
      last = resume
      if (restore(resume)) check()
    },
    { fireImmediately: true },
  )
}

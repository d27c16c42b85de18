import type { WithdrawalApi } from '../../api/withdrawalApi.ts'
import type { Navigation } from '../../model/navigation.ts'
import type { Ledger } from '../../payments/ledger.ts'
import { type Withdrawal, type WithdrawalStore, withFacts } from '../../payments/WithdrawalStore.ts'
import { UNKNOWN_DETAILS } from './createWithdrawal.ts'
import type { WithdrawalConfirmation } from './createWithdrawalConfirmation.ts'
import { settlementOf } from './settlementOf.ts'

export interface ResumeNeed {
  readonly api: Pick<WithdrawalApi, 'withdrawalStatus'>
  readonly withdrawal: WithdrawalStore
  readonly ledger: Pick<Ledger, 'lastAccepted' | 'settledOf'>
  readonly navigation: Pick<Navigation, 'go'>
  readonly confirming: Pick<WithdrawalConfirmation, 'check'>
}

/** Restores the player's last withdrawal after a reload. Its destination was not stored: the server sends it again. */
export function showLastWithdrawal({ withdrawal, ledger }: Pick<ResumeNeed, 'withdrawal' | 'ledger'>): void {
  const last = ledger.lastAccepted()
  if (withdrawal.current !== undefined || last === undefined) return
  const { depositId: id, method, currency, createdAt } = last
  // The server has not confirmed the amount of a withdrawal that was found by reconciliation (H4).
  const amount = last.isFound ? undefined : last.amount
  const requested = { amount: last.amount, currency }
  withdrawal.adopt({ ...UNKNOWN_DETAILS, amount, id, method, currency, requested, startedAt: createdAt })
}

/** The handle of an open confirmation page. */
export interface Resumed {
  /** Retries after a failed request. */
  again(): void
  stop(): void
}

/**
 * Called when the confirmation page opens. Loads unknown details before the withdrawal can be confirmed, and goes to
 * the status page if the withdrawal no longer awaits confirmation. Without a withdrawal, or after its cancellation,
 * goes to the list. If the player confirmed or cancelled it before a reload, the server is polled for the
 * outcome: that request may have been lost.
 */
export function resumeWithdrawal(need: ResumeNeed): Resumed {
  const { withdrawal, ledger, navigation, confirming } = need
  const left = new AbortController()
  showLastWithdrawal(need)
  const isSaid = (id: string) => ledger.settledOf(id) !== undefined
  const { current } = withdrawal
  if (current === undefined || withdrawal.step === 'cancelled') navigation.go('withdrawalListPage', { replace: true })
  else if (withdrawal.step === 'confirmed') navigation.go('withdrawalCompletePage', { replace: true })
  else if (isSaid(current.id)) void confirming.check()
  // "reading": the page was left before the details came.
  else if (withdrawal.step === 'reading' || (current.destination.length === 0 && !current.isTyped))
    void loadDetails(current, left.signal, need)
  return {
    again() {
      const { current: open, step } = withdrawal
      if (open === undefined || step !== 'unclear') return
      if (isSaid(open.id)) void confirming.check()
      else void loadDetails(open, left.signal, need)
    },
    stop: () => left.abort(),
  }
}

/** Loads the details that the player must see before confirming. */
async function loadDetails(current: Withdrawal, signal: AbortSignal, need: ResumeNeed): Promise<void> {
  const { api, withdrawal, navigation } = need
  withdrawal.setStep('reading')
  try {
    const request = { withdrawalId: current.id, paymentMethod: current.method }
    const { status, facts } = await api.withdrawalStatus(request, { signal, isPolled: true })
    if (signal.aborted || withdrawal.current !== current) return
    const settled = settlementOf(status)
    if (settled === undefined) return withdrawal.setStep('unclear')
    withdrawal.adopt(withFacts(current, facts))
    if (settled === 'waiting') return withdrawal.setStep('open')
    withdrawal.settle(settled)
    navigation.go('withdrawalCompletePage', { replace: true })
  } catch {
    if (!signal.aborted) withdrawal.setStep('unclear')
  }
}

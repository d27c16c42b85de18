import type { Settlement } from '../../payments/Operation.ts'
import type { Outcome } from '../../payments/reconcile.ts'
import type { WithdrawalStore } from '../../payments/WithdrawalStore.ts'
import type { CoreServices } from '../../services/CoreServices.ts'
import type { Payout } from '../../services/Provided.ts'
import { blockedBy } from '../../session/blockedBy.ts'
import { TransportFailure } from '../../transport/TransportFailure.ts'
import type { WhyNotConfirmed } from './whyNotConfirmed.ts'

/** The server's error code for an insufficient balance. */
const NO_FUNDS = 'banking.insufficientFunds'

/**
 * The notices about a withdrawal, and the reasons to block one. `payout`: the amount that can be paid out where it is
 * not the account's balance, as in a sweepstake, which redeems coins.
 */
export function createWithdrawalMessages(core: CoreServices, payout: () => Payout | undefined) {
  const { session, texts } = core
  const { notify, onFailure } = core.reports
  const title = () => texts.t(payout()?.title ?? 'withdrawal.v2.title')
  const whyText = (why: WhyNotConfirmed, { current }: WithdrawalStore) => {
    if (why === 'unread') return texts.t('withdrawal.unreadable')
    if (why === 'nothingArrives') return texts.t('withdrawal.nothingArrives')
    const { requested, amount = '0', currency = '' } = current ?? {}
    const shown = core.drawing.formats.money(amount, currency)
    return texts.t('withdrawal.changed', {
      asked: requested === undefined ? '' : core.drawing.formats.money(requested.amount, requested.currency),
      amount: shown,
    })
  }
  const say = (content: string) => notify({ title: '', content, tone: 'info', stays: true })
  return {
    confirmationMessages: {
      confirmed: () => say(texts.t('withdrawal.accepted.title')),
      declined: () => say(texts.t('withdrawal.mistaked.title')),
      cancelled: () => notify({ title: title(), content: texts.t('withdrawal.cancelled'), tone: 'info' }),
      notReceived: (requested: Settlement) =>
        say(texts.t(requested === 'paid' ? 'withdrawal.notHeard' : 'withdrawal.notHeard.cancel')),
      failed: (failure: unknown, requested: Settlement) =>
        onFailure(failure, texts.t(requested === 'paid' ? 'withdrawal.confirm.failed' : 'withdrawal.cancel.failed')),
    },
    /** Shows the player the outcome of a create whose form was left. A withdrawal that exists changes the payout. */
    showOutcome(outcome: Outcome): void {
      const isMade = outcome.kind === 'exists'
      if (isMade) payout()?.markStale()
      say(isMade ? texts.t('withdrawal.wasCreated', { id: outcome.depositId }) : texts.t('withdrawal.notCreated'))
    },
    isBlocked(waitMs = 0): boolean {
      const blocked =
        blockedBy(session) ?? (waitMs > 0 ? { why: 'wait' as const, seconds: Math.ceil(waitMs / 1000) } : undefined)
      if (blocked !== undefined)
        notify({
          title: '',
          content: texts.t(
            `form.held.${blocked.why}`,
            blocked.why === 'wait' ? { count: blocked.seconds, seconds: blocked.seconds } : {},
          ),
          tone: 'bad',
          stays: true,
          about: blocked.why,
        })
      return blocked !== undefined
    },
    /**
     * Whatever the layout allows, refuses to confirm a withdrawal that is unreadable, pays nothing out, or differs from
     * the player's request.
     */
    isNotConfirmable(why: WhyNotConfirmed | undefined, withdrawal: WithdrawalStore): boolean {
      if (why !== undefined) notify({ title: '', content: whyText(why, withdrawal), tone: 'bad', stays: true })
      return why !== undefined
    },
    /**
     * Whatever the layout allows, refuses to redeem coins while the payout is blocked, such as by coins that must be
     * played first, or before a network was chosen (CRYPTO-13).
     */
    isNotRedeemed(): boolean {
      const { blockedBy, missing, toPlay } = payout() ?? {}
      const why = blockedBy ?? missing
      if (why === undefined) return false
      const amount = toPlay === undefined ? '' : core.drawing.formats.money(toPlay, session.user.currency)
      notify({ title: '', content: texts.t(`sweepstake.held.${why}`, { amount }), tone: 'bad', stays: true })
      return true
    },
    /** Shows a failure, and requests the balance again if it may be outdated. */
    showFailure(failure: unknown): void {
      const other = payout()
      onFailure(failure, texts.t('withdrawal.mistaked.title'))
      if (other !== undefined) other.markStale()
      else if (failure instanceof TransportFailure && failure.code === NO_FUNDS) void core.list.loading.load()
    },
  }
}

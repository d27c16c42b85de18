import type { RedeemStore } from '../../features/sweepstake/RedeemStore.ts'
import type { WhyNotConfirmed } from '../../features/withdrawal/whyNotConfirmed.ts'
import type { Outcome } from '../../payments/reconcile.ts'
import type { WithdrawalStore } from '../../payments/WithdrawalStore.ts'
import { blockedBy } from '../../session/blockedBy.ts'
import { TransportFailure } from '../../transport/TransportFailure.ts'
import type { Core } from './core.ts'

/** The server's error code for an insufficient balance. */
const NO_FUNDS = 'banking.insufficientFunds'

/** The notices about a withdrawal, and the reasons to hold one. `redeem` is set in a sweepstake: coins are redeemed. */
export function createWithdrawalMessages(core: Core, redeem: RedeemStore | undefined) {
  const { session, texts, notify, onFailure } = core
  const title = texts.t(redeem === undefined ? 'withdrawal.v2.title' : 'sweepstake.withdrawal.v2.title')
  const whyText = (why: WhyNotConfirmed, { current }: WithdrawalStore) => {
    if (why === 'unread') return texts.t('withdrawal.unreadable')
    if (why === 'nothingArrives') return texts.t('withdrawal.nothingArrives')
    const { asked, amount = '0', currency = '' } = current ?? {}
    const shown = core.formats.money(amount, currency)
    return texts.t('withdrawal.changed', {
      asked: asked === undefined ? '' : core.formats.money(asked.amount, asked.currency),
      amount: shown,
    })
  }
  const say = (content: string) => notify({ title, content, tone: 'info' })
  return {
    confirmationMessages: {
      onConfirmed: () => say(texts.t('withdrawal.accepted.title')),
      onCancelled: () => say(texts.t('withdrawal.cancelled')),
      onNotReceived: () => say(texts.t('withdrawal.notHeard')),
    },
    /** Tells the player the outcome of a create that had no answer. */
    tellOutcome(outcome: Outcome): void {
      const isMade = outcome.kind === 'exists'
      say(isMade ? texts.t('withdrawal.wasCreated', { id: outcome.depositId }) : texts.t('withdrawal.notCreated'))
    },
    isHeld(waitMs = 0): boolean {
      const held =
        blockedBy(session) ?? (waitMs > 0 ? { why: 'wait' as const, seconds: Math.ceil(waitMs / 1000) } : undefined)
      if (held !== undefined) notify({ title, content: texts.t(`form.held.${held.why}`, { ...held }), tone: 'bad' })
      return held !== undefined
    },
    /**
     * Refuses, whatever the document allows, to confirm a withdrawal that is unreadable, pays nothing out, or differs
     * from what the player asked for.
     */
    isNotConfirmable(why: WhyNotConfirmed | undefined, withdrawal: WithdrawalStore): boolean {
      if (why !== undefined) notify({ title, content: whyText(why, withdrawal), tone: 'bad' })
      return why !== undefined
    },
    /**
     * Refuses, whatever the document allows, to redeem coins whose state is unknown or that must be played first
     * (Q-068).
     */
    isNotRedeemed(): boolean {
      if (redeem?.hold === undefined) return false
      const { hold, facts } = redeem
      const amount = facts && core.formats.money(facts.toPlay, session.user.currency)
      notify({ title, content: texts.t(`sweepstake.held.${hold}`, { amount: amount ?? '' }), tone: 'bad' })
      return true
    },
    /** The balance on the screen may be outdated, so it is requested again. */
    tellFailure(failure: unknown): void {
      onFailure(failure)
      if (redeem !== undefined) redeem.markStale()
      else if (failure instanceof TransportFailure && failure.code === NO_FUNDS) void core.loading.load()
    },
  }
}

import { blockedBy } from '../../flows/deposit/blockedBy.ts'
import type { Outcome } from '../../flows/intent/reconcile.ts'
import type { RedeemStore } from '../../stores/RedeemStore.ts'
import type { WithdrawalStore } from '../../stores/WithdrawalStore.ts'
import type { WhyNotConfirmed } from '../../stores/whyNotConfirmed.ts'
import { TransportFailure } from '../../transport/TransportFailure.ts'
import type { Core } from './core.ts'

/** How a cashier says that there is less on the account. */
const NO_FUNDS = 'banking.insufficientFunds'

/** What is said of a withdrawal, and why one is held. `redeem`: in a sweepstake it is redeemed. */
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
    lastWord: {
      onConfirmed: () => say(texts.t('withdrawal.accepted.title')),
      onCancelled: () => say(texts.t('withdrawal.cancelled')),
      onNotHeard: () => say(texts.t('withdrawal.notHeard')),
    },
    /** What became of a create without an answer. */
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
    /** Whatever a document says: nothing is confirmed that nobody can read, of which nothing arrives, or that was not asked for. */
    isNotConfirmable(why: WhyNotConfirmed | undefined, withdrawal: WithdrawalStore): boolean {
      if (why !== undefined) notify({ title, content: whyText(why, withdrawal), tone: 'bad' })
      return why !== undefined
    },
    /** Whatever a document says: nothing is redeemed that nobody knows of, or that has to be played first. */
    isNotRedeemed(): boolean {
      if (redeem?.hold === undefined) return false
      const { hold, facts } = redeem
      const amount = facts && core.formats.money(facts.toPlay, session.user.currency)
      notify({ title, content: texts.t(`sweepstake.held.${hold}`, { amount: amount ?? '' }), tone: 'bad' })
      return true
    },
    /** What is shown of the balance may be another by now: it is asked for anew. */
    tellFailure(failure: unknown): void {
      onFailure(failure)
      if (redeem !== undefined) redeem.doubt()
      else if (failure instanceof TransportFailure && failure.code === NO_FUNDS) void core.loading.load()
    },
  }
}

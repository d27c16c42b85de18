import { expect, it } from 'vitest'
import { RedeemStore } from '../../../../src/features/sweepstake/RedeemStore.ts'
import { createWithdrawalMessages } from '../../../../src/features/withdrawal/createWithdrawalMessages.ts'
import type { Outcome } from '../../../../src/payments/reconcile.ts'
import type { CoreServices } from '../../../../src/services/CoreServices.ts'
import { session, textsOf } from '../builders.ts'

/** A sweepstake player whose coins are known, and a create whose form was left before this outcome. */
async function after(outcome: Outcome) {
  const redeem = new RedeemStore()
  redeem.begin('QSC')
  redeem.setFacts({ balance: '40.50', toPlay: '0' }, 'QSC')
  const notices: string[] = []
  const core = {
    session: session({ currency: 'QSC' }),
    texts: await textsOf(),
    reports: { notify: ({ content }: { readonly content: string }) => notices.push(content), onFailure: () => {} },
  }
  const payout = () => ({
    title: 'sweepstake.withdrawal.v2.title',
    balances: redeem.balances,
    blockedBy: redeem.submitBlockedBy,
    missing: undefined,
    toPlay: redeem.facts?.toPlay,
    markStale: () => redeem.markStale(),
  })
  createWithdrawalMessages(core as unknown as CoreServices, payout).showOutcome(outcome)
  return { notices, redeem }
}

it('U18 N17 a redemption found after its form was left marks the shown balance as outdated', async () => {
  const { notices, redeem } = await after({ kind: 'exists', depositId: 'wd-1' })
  expect(notices).toEqual([expect.stringContaining('wd-1')])
  expect(redeem.staleCount).toBe(1)
  expect(redeem.submitBlockedBy).toBe('asking')
})

it('U18 a redemption that was not created does not mark the balance as outdated', async () => {
  const { notices, redeem } = await after({ kind: 'none' })
  expect(notices).toHaveLength(1)
  expect(redeem.submitBlockedBy).toBeUndefined()
})

it('CRYPTO-13 does not redeem before a network is chosen, and notifies the player', async () => {
  const notices: string[] = []
  const core = {
    texts: await textsOf(),
    reports: { notify: ({ content }: { readonly content: string }) => notices.push(content) },
  }
  let missing: string | undefined = 'network'
  const payout = () => ({ title: '', balances: {}, blockedBy: undefined, missing, toPlay: '0', markStale: () => {} })
  const { isNotRedeemed } = createWithdrawalMessages(
    { ...core, session: session(), drawing: { formats: { money: String } } } as unknown as CoreServices,
    payout,
  )
  expect(isNotRedeemed()).toBe(true)
  expect(notices).toEqual(['Choose a network first.'])
  missing = undefined
  expect(isNotRedeemed()).toBe(false)
})

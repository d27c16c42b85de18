import type { DepositBonus } from '../../../src/model/bonus.ts'

/** A parsed bonus with overrides. */
export const aBonus = (over: Partial<DepositBonus> = {}): DepositBonus => ({
  ...{ id: '1', kind: 'deposit', currency: '', title: '', subtitle: '', theme: 'purple' },
  ...{ percent: '100', maxAmount: '900', minDeposit: '50', payout: '10', wager: '35', maxWithdrawal: '9000' },
  ...{ spins: '', maxSpinWin: '', games: [] },
  ...over,
})

import type { HostBonus } from '../../schemas/host/loaded.ts'
import { canonical } from '../money/amount.ts'
import type { DepositBonus } from '../stores/BonusStore.ts'

/** Of the host's bonuses those that come with a deposit: deposit bonuses, and free spins that need one (spec 4). */
export function offeredBonuses(bonuses: readonly HostBonus[], currency: string): DepositBonus[] {
  return bonuses.flatMap((bonus) => {
    if (bonus.currency && bonus.currency !== currency) return []
    return bonus.type === 'freespin' ? freespins(bonus) : depositBonus(bonus)
  })
}

function depositBonus({ id, type, depositBonusData: data }: HostBonus): DepositBonus[] {
  if (type !== 'deposit' || !data) return []
  return [
    {
      id: String(id),
      kind: 'deposit',
      percent: canonical(data.percent) ?? '',
      maxAmount: canonical(data.maxBonusAmount) ?? '',
      minDeposit: canonical(data.minDeposit) ?? '0',
    },
  ]
}

function freespins({ id, freespinBonusData: data }: HostBonus): DepositBonus[] {
  const minDeposit = canonical(data?.minDeposit) ?? '0'
  if (minDeposit === '0') return []
  return [{ id: String(id), kind: 'freespin', percent: '', maxAmount: '', minDeposit }]
}

import validate from 'virtual:validate/host/loaded/BONUS'
import type { HostBonus } from '../../../schemas/host/loaded.ts'
import { readInstant } from '../../api/readInstant.ts'
import { canonical, isPositive } from '../../money/amount.ts'
import type { DepositBonus } from '../../stores/BonusStore.ts'

/**
 * Of the host's bonuses those that come with a deposit: deposit bonuses, and free spins that need one (spec 4). One
 * that is not as its schema says is left out: bonuses come from a back office, and the player must still be able to pay.
 * So is one whose end can't be read: it may be over.
 */
export function offeredBonuses(bonuses: readonly unknown[], currency: string): DepositBonus[] {
  return bonuses.filter(isBonus).flatMap((bonus) => {
    const endsAt = readInstant(bonus.mustAccruedBefore)
    const isOther = bonus.currency && bonus.currency.toUpperCase() !== currency.toUpperCase()
    if (isOther || Number.isNaN(endsAt)) return []
    return bonus.type === 'freespin' ? freespins(bonus, endsAt) : depositBonus(bonus, endsAt)
  })
}

const isBonus = (bonus: unknown): bonus is HostBonus => validate(bonus)

function depositBonus({ id, type, depositBonusData: data }: HostBonus, endsAt: number | undefined): DepositBonus[] {
  if (type !== 'deposit' || !data) return []
  return [
    {
      id: String(id),
      kind: 'deposit',
      percent: canonical(data.percent) ?? '',
      maxAmount: canonical(data.maxBonusAmount) ?? '',
      minDeposit: canonical(data.minDeposit) ?? '0',
      endsAt,
    },
  ]
}

function freespins({ id, freespinBonusData: data }: HostBonus, endsAt: number | undefined): DepositBonus[] {
  const minDeposit = canonical(data?.minDeposit)
  if (minDeposit === undefined || !isPositive(minDeposit)) return []
  return [{ id: String(id), kind: 'freespin', percent: '', maxAmount: '', minDeposit, endsAt }]
}

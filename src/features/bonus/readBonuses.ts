import validate from 'virtual:validate/host/loaded/BONUS'
import type { HostBonus } from '../../../schemas/host/loaded.ts'
import { readInstant } from '../../api/readInstant.ts'
import type { DepositBonus } from '../../model/bonus.ts'
import { canonical, isPositive } from '../../money/amount.ts'
import { maxWithdrawal } from '../../money/bonus.ts'
import { bonusTheme } from '../../reference/bonusThemes.ts'

/**
 * The host's bonuses that come with a deposit: deposit bonuses, and free spins that require a deposit (spec 4). Entries
 * that do not fit the schema, lack their terms or have an unreadable end are skipped and passed to `onBad`, so that an
 * error in the back office does not stop the player from paying.
 */
export function readBonuses(list: readonly unknown[], onBad: (position: number) => void): readonly DepositBonus[] {
  return list.flatMap((given, position) => {
    const read = validate(given) ? readBonus(given as HostBonus, position) : undefined
    if (read === undefined) onBad(position)
    return read !== undefined && isOffered(read) ? [read] : []
  })
}

/** The bonuses for an account in this currency. */
export const offeredBonuses = (bonuses: readonly DepositBonus[], currency: string): readonly DepositBonus[] =>
  bonuses.filter((bonus) => bonus.currency === '' || bonus.currency === currency.toUpperCase())

/** Free spins without a minimum deposit do not depend on a deposit, so they are not offered (BONUS-10, Q-108). */
const isOffered = ({ kind, minDeposit }: DepositBonus) => kind === 'deposit' || isPositive(minDeposit)

function readBonus(bonus: HostBonus, position: number): DepositBonus | undefined {
  const endsAt = readInstant(bonus.mustAccruedBefore)
  const terms = bonus.type === 'freespin' ? spinTerms(bonus) : depositTerms(bonus)
  if (terms === undefined || Number.isNaN(endsAt)) return undefined
  const [id, kind] = [String(bonus.id), bonus.type]
  const { title = '', subtitle = '' } = bonus.content ?? {}
  return {
    id,
    kind,
    title,
    subtitle,
    endsAt,
    currency: (bonus.currency ?? '').toUpperCase(),
    theme: bonusTheme({ id, kind }, position),
    ...terms,
  }
}

type Terms = Omit<DepositBonus, 'id' | 'kind' | 'currency' | 'title' | 'subtitle' | 'theme' | 'endsAt'>

const amount = (value: unknown): string => canonical(value) ?? ''

function depositTerms({ depositBonusData: data }: HostBonus): Terms | undefined {
  if (!data) return undefined
  return {
    percent: amount(data.percent),
    maxAmount: amount(data.maxBonusAmount),
    minDeposit: canonical(data.minDeposit) ?? '0',
    payout: amount(data.payoutMultiplier),
    wager: amount(data.wagerMultiplier),
    maxWithdrawal: maxWithdrawal(data) ?? '',
    spins: '',
    maxSpinWin: '',
    games: [],
  }
}

function spinTerms({ freespinBonusData: data }: HostBonus): Terms | undefined {
  if (!data) return undefined
  return {
    percent: '',
    maxAmount: '',
    maxWithdrawal: '',
    minDeposit: canonical(data.minDeposit) ?? '0',
    payout: amount(data.payoutMultiplier),
    wager: amount(data.wagerMultiplier),
    spins: amount(data.count),
    maxSpinWin: amount(data.maxSpinWin),
    games: (data.gamesContent ?? []).flatMap(({ nameEn = '' }) => (nameEn.trim() === '' ? [] : [nameEn])),
  }
}

import validate from 'virtual:validate/host/loaded/BONUS'
import type { HostBonus } from '../../../schemas/host/loaded.ts'
import { readInstant } from '../../api/readInstant.ts'
import type { DepositBonus } from '../../model/bonus.ts'
import { compare, isPositive } from '../../money/amount.ts'
import { maxWithdrawal } from '../../money/bonus.ts'
import { type Bound, readBound, readPercent, UNREAD } from '../../money/readBound.ts'
import { isExactNumber } from '../../platform/files/parseJson.ts'
import { bonusTheme } from '../../reference/bonusThemes.ts'

/**
 * The host's bonuses that come with a deposit: deposit bonuses, and free spins that require a deposit (spec 4). Entries
 * that do not fit the schema, lack their terms, have an unreadable term or end, or an id that JSON has rounded (N1) are
 * skipped and passed to `onBad` with the reason, so that an error in the back office does not stop the player from
 * paying.
 */
export function readBonuses(
  list: readonly unknown[],
  onBad: (position: number, why: string) => void,
): readonly DepositBonus[] {
  return list.flatMap((given, position) => {
    const isValid = validate(given)
    const read = isValid ? readBonus(given as HostBonus, position) : undefined
    if (read === undefined)
      onBad(
        position,
        isValid ? UNREADABLE : `it does not fit its schema at ${validate.errors?.[0]?.instancePath || '/'}`,
      )
    return read !== undefined && isOffered(read) ? [read] : []
  })
}

const UNREADABLE = "its id, its end or a term of it can't be read, or it has no terms"

/** The bonuses for an account in this currency. */
export const offeredBonuses = (bonuses: readonly DepositBonus[], currency: string): readonly DepositBonus[] =>
  bonuses.filter((bonus) => bonus.currency === '' || bonus.currency === currency.toUpperCase())

/** Free spins without a minimum deposit do not depend on a deposit, so they are not offered (BONUS-10, Q-108). */
const isOffered = ({ kind, minDeposit }: DepositBonus) => kind === 'deposit' || isPositive(minDeposit)

function readBonus(bonus: HostBonus, position: number): DepositBonus | undefined {
  const endsAt = readInstant(bonus.mustAccruedBefore)
  const terms = bonus.type === 'freespin' ? spinTerms(bonus) : depositTerms(bonus)
  const isRounded = typeof bonus.id === 'number' && !isExactNumber(bonus.id)
  if (terms === undefined || Number.isNaN(endsAt) || isRounded) return undefined
  const [id, kind] = [String(bonus.id), bonus.type]
  const { title, subtitle } = bonus.content ?? {}
  // Nothing would say what the player gets.
  if (kind === 'deposit' && !title && terms.percent === '' && terms.maxAmount === '') return undefined
  return {
    id,
    kind,
    title: title ?? '',
    subtitle: subtitle ?? '',
    endsAt,
    currency: (bonus.currency ?? '').toUpperCase(),
    theme: bonusTheme({ id, kind }, position),
    ...terms,
  }
}

type Terms = Omit<DepositBonus, 'id' | 'kind' | 'currency' | 'title' | 'subtitle' | 'theme' | 'endsAt'>

type Amounts = Pick<DepositBonus, 'percent' | 'maxAmount' | 'minDeposit' | 'payout' | 'wager' | 'spins' | 'maxSpinWin'>

/**
 * The terms as decimal texts, empty where the host gives none. Undefined if one is unreadable: an unreadable minimum is
 * not "any amount" (W3), and the player must not agree to a condition that is not shown.
 */
function amountsOf({ minDeposit, ...others }: Partial<Record<keyof Amounts, Bound>>): Amounts | undefined {
  const all = { percent: '', maxAmount: '', payout: '', wager: '', spins: '', maxSpinWin: '', ...others }
  const entries = Object.entries<Bound>({ ...all, minDeposit: minDeposit === undefined ? '0' : minDeposit })
  if (entries.some(([, value]) => value === UNREAD)) return undefined
  return Object.fromEntries(entries.map(([name, value]) => [name, value ?? ''])) as unknown as Amounts
}

function depositTerms({ depositBonusData: data }: HostBonus): Terms | undefined {
  const amounts =
    data &&
    amountsOf({
      percent: readPercent(data.percent),
      maxAmount: readMaximum(data.maxBonusAmount),
      minDeposit: readBound(data.minDeposit),
      payout: readBound(data.payoutMultiplier),
      wager: readBound(data.wagerMultiplier),
    })
  if (!amounts) return undefined
  const { maxAmount: maxBonusAmount, percent, payout: payoutMultiplier } = amounts
  return { ...amounts, maxWithdrawal: maxWithdrawal({ maxBonusAmount, percent, payoutMultiplier }) ?? '', games: [] }
}

/** Back offices write 0 for "no maximum". */
function readMaximum(value: unknown): Bound {
  const maximum = readBound(value)
  return typeof maximum === 'string' && compare(maximum, '0') === 0 ? undefined : maximum
}

function spinTerms({ freespinBonusData: data }: HostBonus): Terms | undefined {
  const amounts =
    data &&
    amountsOf({
      minDeposit: readBound(data.minDeposit),
      payout: readBound(data.payoutMultiplier),
      wager: readBound(data.wagerMultiplier),
      spins: readBound(data.count),
      maxSpinWin: readBound(data.maxSpinWin),
    })
  if (!amounts) return undefined
  const games = (data.gamesContent ?? []).flatMap(({ nameEn }) => (nameEn?.trim() ? [nameEn] : []))
  return { ...amounts, maxWithdrawal: '', games }
}

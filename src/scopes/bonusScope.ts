import { compareStructural, computed } from 'mobx'
import type { Scopes } from '../../schemas/scopes/views.ts'
import type { BonusStore } from '../catalog/BonusStore.ts'
import type { CryptoBonusStore } from '../catalog/CryptoBonusStore.ts'
import type { DepositBonus } from '../model/bonus.ts'
import type { Method } from '../model/method.ts'
import { isPositive } from '../money/amount.ts'
import { isActivated } from '../money/bonus.ts'
import { formatMoney } from '../money/formatAmount.ts'
import { CRYPTO_BONUS } from '../reference/cryptoBonus.ts'
import type { PaymentScopesNeed, ScopesNeed } from './ScopesNeed.ts'

const DAY_MS = 86_400_000

type WordsNeed = Pick<ScopesNeed, 'session' | 'texts'>

/** The bonus of the selected method, or `which` on the page of one bonus. */
export function bonusScope(
  need: PaymentScopesNeed,
  which = () => need.bonus.activeFor(need.methods.selected),
): Scopes['bonus'] {
  const { bonus, form, methods } = need
  const said = (name: 'percent' | 'maxAmount' | 'minDeposit' | 'wager' | 'payout') => which()?.[name] ?? ''
  return {
    get available() {
      return which() !== undefined
    },
    get id() {
      return which()?.id ?? ''
    },
    get title() {
      const shown = which()
      return shown === undefined ? '' : bonusTitle(shown, need)
    },
    get subtitle() {
      return which()?.subtitle ?? ''
    },
    get theme() {
      return which()?.theme ?? 'blue'
    },
    get picture() {
      return { id: 'badge', src: bonus.badge }
    },
    get mode() {
      return bonus.mode
    },
    get chosen() {
      const shown = which()
      return shown !== undefined && bonus.active?.id === shown.id
    },
    get automatic() {
      return bonus.isAutomatic && bonus.active?.id === which()?.id
    },
    get active() {
      const taken = bonus.selectedFor(methods.selected)
      return taken !== undefined && taken.id === which()?.id && isActivated(form()?.amount, taken.minDeposit)
    },
    get other() {
      return passedOver(need, methods.selected)
    },
    get ended() {
      const shown = which()
      return shown !== undefined && bonus.hasEnded(shown)
    },
    get percent() {
      return said('percent')
    },
    get maxAmount() {
      return said('maxAmount')
    },
    get minDeposit() {
      return said('minDeposit')
    },
    get condition() {
      const shown = which()
      return shown === undefined ? '' : bonusCondition(shown, need)
    },
    get anyAmount() {
      return !isPositive(which()?.minDeposit ?? '0')
    },
    get isFreespin() {
      return which()?.kind === 'freespin'
    },
    get wager() {
      return said('wager')
    },
    get payout() {
      return said('payout')
    },
    get maxWithdrawal() {
      return which()?.maxWithdrawal ?? ''
    },
    get spins() {
      return which()?.spins ?? ''
    },
    get maxSpinWin() {
      return which()?.maxSpinWin ?? ''
    },
    get games() {
      return [...(which()?.games ?? [])]
    },
    get isEnding() {
      const { endsAt } = which() ?? {}
      return endsAt !== undefined && endsAt > bonus.lookedAt && endsAt - bonus.lookedAt < DAY_MS
    },
    get time() {
      return { endsAt: which()?.endsAt ?? 0, totalMs: 0 }
    },
  }
}

/** The title of the chosen bonus if it does not apply to the method; else empty (BONUS-12, 13). */
function passedOver(need: WordsNeed & Pick<PaymentScopesNeed, 'bonus'>, method: Method | undefined): string {
  const { active, mode } = need.bonus
  const isWanted = active !== undefined && mode === 'with_bonus'
  return isWanted && method !== undefined && need.bonus.activeFor(method) === undefined ? bonusTitle(active, need) : ''
}

/** The available bonuses. `hasCarousel`: whether the list page shows them (LIST-09). */
export function bonusesScope(
  need: WordsNeed & { readonly bonus: BonusStore },
  hasCarousel: boolean,
): Scopes['bonuses'] {
  const { bonus } = need
  const views = computed(
    () =>
      bonus.running.map((one) => ({
        id: one.id,
        title: bonusTitle(one, need),
        subtitle: one.subtitle,
        theme: one.theme,
        condition: bonusCondition(one, need),
        selected: one === bonus.active,
        badge: one === bonus.active && bonus.mode === 'with_bonus' ? badgeOf(need) : '',
      })),
    { equals: compareStructural },
  )
  return {
    get state() {
      return hasCarousel && views.get().length > 0 ? 'there' : 'none'
    },
    get list() {
      return views.get()
    },
  }
}

export function cryptoBonusScope(cryptoBonus: CryptoBonusStore): Scopes['cryptoBonus'] {
  return {
    get available() {
      return cryptoBonus.isOffered
    },
    get on() {
      return cryptoBonus.isOn
    },
    text: CRYPTO_BONUS,
  }
}

/** The host's title, or a default one from the terms that the bonus has. */
export function bonusTitle({ title, kind, percent, maxAmount }: DepositBonus, { session, texts }: WordsNeed): string {
  if (title !== '') return title
  if (kind === 'freespin') return texts.t('bonus.freespin.title')
  const max = maxAmount && moneyText(maxAmount, { session, texts })
  if (percent) return texts.t(max ? 'bonus.title' : 'bonus.percent', { percent, max })
  return `${texts.t('bonus.details.max')}: ${max}`
}

const badgeOf = ({ bonus, texts }: WordsNeed & { readonly bonus: BonusStore }): string =>
  texts.t(bonus.isAutomatic ? 'bonus.automatic' : 'bonus.chosen')

/** The required amount and the wagering requirement: the player must see both before a deposit (U10). */
function bonusCondition({ minDeposit, wager }: DepositBonus, need: WordsNeed): string {
  const { t } = need.texts
  const min = isPositive(minDeposit) ? moneyText(minDeposit, need) : ''
  if (isPositive(wager)) return t(min ? 'bonus.condition.wager' : 'bonus.any.wager', { min, times: wager })
  return min ? t('bonus.condition', { min }) : t('bonus.any')
}

const moneyText = (amount: string, { session, texts }: WordsNeed): string =>
  formatMoney(amount, session.currency, texts.locale, session.decimalsOf(session.currency))

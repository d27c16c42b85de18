import { compareStructural, computed } from 'mobx'
import type { DestinationView, Scopes } from '../../../schemas/scopes/views.ts'
import { readable } from '../../../schemas/words.ts'
import { compare } from '../../money/amount.ts'
import { formatMoney } from '../../money/formatAmount.ts'
import type { TransactionStore } from '../../payments/TransactionStore.ts'
import type { WithdrawalStore } from '../../payments/WithdrawalStore.ts'
import { coinAmount } from '../../scopes/coinAmount.ts'
import { dayAndTime } from '../../scopes/dayAndTime.ts'
import { stateOf, unresolvedFor } from '../../scopes/depositScope.ts'
import type { ScopesNeed } from '../../scopes/ScopesNeed.ts'
import { methodName } from '../../scopes/tiles.ts'
import { contactIn } from './contactIn.ts'
import { arrivalCurrency, confirmTerms, whyNotConfirmed } from './whyNotConfirmed.ts'

export interface WithdrawalScopeNeed extends Pick<ScopesNeed, 'methods' | 'session' | 'texts'> {
  readonly withdrawal: WithdrawalStore
  readonly transaction: TransactionStore
}

/** The current or last withdrawal. */
export function withdrawalScope(need: WithdrawalScopeNeed): Scopes['withdrawal'] {
  const { withdrawal, transaction, methods, session, texts } = need
  const time = dayAndTime(texts.locale)
  const money = (amount: string, currency: string) =>
    formatMoney(amount, currency, texts.locale, session.decimalsOf(currency))
  const shown = (amount: string | undefined) => {
    const { current } = withdrawal
    return amount === undefined || current === undefined ? '' : money(amount, current.currency)
  }
  const lines = computed(() => linesOf(withdrawal), { equals: compareStructural })
  const state = () => stateOf(withdrawal, methods)
  const sentTo = () => contactIn(withdrawal.current?.code?.sentTo ?? '')
  return {
    get id() {
      return withdrawal.current?.id ?? ''
    },
    get state() {
      return state()
    },
    get foundId() {
      const unresolved = unresolvedFor(withdrawal, methods)
      return unresolved === undefined || unresolved.kind === 'elsewhere' ? '' : (unresolved.depositId ?? '')
    },
    get busy() {
      return state() === 'creating' || state() === 'checking'
    },
    get busyKey() {
      return state() === 'checking' ? 'withdrawal.checking' : 'withdrawal.creating'
    },
    get step() {
      return withdrawal.step
    },
    get status() {
      return transaction.status
    },
    get known() {
      return withdrawal.current !== undefined
    },
    get amountText() {
      return shown(withdrawal.current?.amount)
    },
    get feeText() {
      return shown(withdrawal.current?.fee)
    },
    get receivesText() {
      const { current } = withdrawal
      if (current?.receives === undefined) return ''
      const { receives, amount, currency } = current
      const inCurrency = arrivalCurrency(current)
      if (inCurrency === currency) return amount !== undefined && compare(receives, amount) === 0 ? '' : shown(receives)
      const asCoins = session.moneyOf(inCurrency) === 'crypto' ? coinAmount(receives, inCurrency, texts.locale) : ''
      return asCoins || money(receives, inCurrency)
    },
    get methodName() {
      const name = withdrawal.current?.method ?? ''
      const method = methods.find(name)
      return method ? methodName(method, texts) : texts.words(readable(name))
    },
    get changed() {
      return withdrawal.isChanged
    },
    get agreed() {
      return withdrawal.isAgreed
    },
    get askedText() {
      const { requested } = withdrawal.current ?? {}
      return requested === undefined ? '' : money(requested.amount, requested.currency)
    },
    get hold() {
      return whyNotConfirmed(withdrawal, confirmTerms(need)) ?? ''
    },
    get untold() {
      const { current, step } = withdrawal
      return current !== undefined && step !== 'reading' && !current.isTyped && current.destination.length === 0
    },
    get lines() {
      return [...lines.get()]
    },
    get startedAt() {
      const at = withdrawal.current?.startedAt
      return at ? time(at) : ''
    },
    get needsCode() {
      return withdrawal.current?.code !== undefined
    },
    get sentTo() {
      return sentTo()
    },
    get codeText() {
      const to = sentTo()
      return to === '' ? texts.t('withdrawal.code.hint.unnamed') : texts.t('withdrawal.code.hint', { to })
    },
    get unheard() {
      return transaction.isPollFailing
    },
  }
}

const linesOf = ({ current }: WithdrawalStore): DestinationView[] =>
  (current?.destination ?? []).map(({ label, value }, index) => {
    const isAddress = isAddressLike(value)
    return { id: `${index}`, label, value, address: isAddress }
  })

/**
 * Whether the value looks like a blockchain address, which players compare by its ends. The renderers of IBANs and
 * account numbers show groups of four instead.
 */
const isAddressLike = (value: string): boolean =>
  /^(?:[a-z]{3,14}:)?[A-Za-z0-9_-]{25,}$/.test(value) &&
  /[A-Za-z]/.test(value) &&
  !/^[A-Z]{2}[0-9]{2}[A-Z0-9]+$/.test(value)

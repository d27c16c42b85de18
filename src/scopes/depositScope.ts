import type { Scopes } from '../../schemas/scopes/views.ts'
import { formatMoney } from '../money/formatAmount.ts'
import type { ScopesNeed } from './ScopesNeed.ts'
import { methodName } from './tiles.ts'

export function depositScope({ deposit, transaction, methods, texts }: ScopesNeed): Scopes['deposit'] {
  const time = new Intl.DateTimeFormat(`${texts.locale}-u-nu-latn`, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return {
    get id() {
      return deposit.current?.id ?? ''
    },
    get state() {
      return deposit.state
    },
    get creating() {
      return deposit.state === 'creating' || deposit.state === 'checking'
    },
    get status() {
      return transaction.status
    },
    get look() {
      const isNever = transaction.status === 'waiting' && deposit.page === 'refused'
      return isNever ? 'mistaked' : transaction.status
    },
    get amount() {
      return deposit.current?.amount ?? ''
    },
    get currency() {
      return deposit.current?.currency ?? ''
    },
    get amountText() {
      const { current } = deposit
      return current?.amount ? formatMoney(current.amount, current.currency, texts.locale) : ''
    },
    get methodName() {
      const { current } = deposit
      const method = current && methods.find(current.method)
      return method ? methodName(method, texts) : (current?.method ?? '')
    },
    get startedAt() {
      return deposit.current ? time.format(deposit.current.startedAt) : ''
    },
    get claimed() {
      return transaction.isClaimed
    },
    get page() {
      return deposit.current === undefined ? 'none' : deposit.page
    },
    get canOpenPage() {
      const isOver = transaction.status === 'processed' || transaction.status === 'mistaked'
      return deposit.pendingPage !== undefined && !isOver
    },
  }
}

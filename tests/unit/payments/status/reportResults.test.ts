import { describe, expect, it } from 'vitest'
import { DepositStore } from '../../../../src/payments/DepositStore.ts'
import { type PaymentResult, reportResults } from '../../../../src/payments/status/reportResults.ts'
import { TransactionStore } from '../../../../src/payments/TransactionStore.ts'
import { type Withdrawal, WithdrawalStore } from '../../../../src/payments/WithdrawalStore.ts'
import { RouteStore } from '../../../../src/session/RouteStore.ts'

const deposited = (id: string) => ({ id, method: 'm', amount: '5.00', currency: 'MXN', startedAt: 0 })
const withdrawn = (id: string) => ({ ...deposited(id), destination: [], code: undefined }) as unknown as Withdrawal

function open({ transaction = 'deposit', made = '' } = {}) {
  const stores = {
    deposit: new DepositStore(),
    withdrawal: new WithdrawalStore({ balances: {} }, () => 2),
    transaction: new TransactionStore(),
  }
  if (made !== '') stores.deposit.adopt(deposited(made))
  const told: PaymentResult[] = []
  const route = Object.assign(new RouteStore(), { transaction })
  const stop = reportResults({ ...stores, route, onResult: (result) => void told.push(result) })
  return { ...stores, told, stop }
}

describe('I19 the host is told', () => {
  it('of a created deposit, and then of each status once', () => {
    const { deposit, transaction, told } = open()
    expect(told).toEqual([])
    deposit.adopt(deposited('dep-1'))
    deposit.adopt({ ...deposited('dep-1'), amount: '6.00' })
    transaction.set('accepted')
    transaction.set('waiting')
    transaction.set('accepted')
    transaction.set('processed')
    expect(told).toEqual([
      { transaction: 'deposit', id: 'dep-1', status: 'created' },
      { transaction: 'deposit', id: 'dep-1', status: 'accepted' },
      { transaction: 'deposit', id: 'dep-1', status: 'processed' },
    ])
  })

  it('of the status "mistaked" as "declined"', () => {
    const { deposit, transaction, told } = open()
    deposit.adopt(deposited('dep-1'))
    transaction.set('mistaked')
    expect(told.at(-1)).toEqual({ transaction: 'deposit', id: 'dep-1', status: 'declined' })
  })

  it('of a deposit that was created before the start', () => {
    expect(open({ made: 'dep-1' }).told).toEqual([{ transaction: 'deposit', id: 'dep-1', status: 'created' }])
  })

  it('of a status with the id of its own deposit, even if another one is current', () => {
    const { deposit, transaction, told } = open()
    deposit.adopt(deposited('dep-1'))
    transaction.set('processed', 'dep-2')
    expect(told.at(-1)).toEqual({ transaction: 'deposit', id: 'dep-2', status: 'processed' })
  })

  it('of a withdrawal as a withdrawal', () => {
    const { deposit, withdrawal, transaction, told } = open({ transaction: 'withdrawal' })
    deposit.adopt(deposited('dep-1'))
    withdrawal.adopt(withdrawn('out-1'))
    transaction.set('accepted')
    expect(told.slice(1)).toEqual([
      { transaction: 'withdrawal', id: 'out-1', status: 'created' },
      { transaction: 'withdrawal', id: 'out-1', status: 'accepted' },
    ])
  })

  it('nothing about a deposit without an id', () => {
    const { deposit, transaction, told } = open()
    transaction.set('processed')
    deposit.adopt(deposited(''))
    expect(told).toEqual([])
  })

  it('nothing after the reports were stopped', () => {
    const { deposit, withdrawal, transaction, told, stop } = open()
    deposit.adopt(deposited('dep-1'))
    stop()
    deposit.adopt(deposited('dep-2'))
    withdrawal.adopt(withdrawn('out-1'))
    transaction.set('processed')
    expect(told).toHaveLength(1)
  })
})

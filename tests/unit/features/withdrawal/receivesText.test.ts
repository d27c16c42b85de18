import { expect, it } from 'vitest'
import { MethodsStore } from '../../../../src/catalog/MethodsStore.ts'
import { withdrawalScope } from '../../../../src/features/withdrawal/withdrawalScope.ts'
import { TransactionStore } from '../../../../src/payments/TransactionStore.ts'
import { WithdrawalStore } from '../../../../src/payments/WithdrawalStore.ts'
import { session, textsOf } from '../builders.ts'

it.each<[string | undefined, string | undefined, string]>([
  ['24.00', undefined, '24.00 QSC'],
  ['25.00', undefined, ''],
  [undefined, undefined, ''],
  [undefined, 'BTC', ''],
  ['0.00040000', 'BTC', '0.0004 BTC'],
  ['25.00', 'USDT', '25 USDT'],
  ['1234.5', 'EUR', '1,234.50 EUR'],
  ['0.00', 'BTC', '0.00000000 BTC'],
])('N18 %j in %j that arrives of 25.00 QSC is shown as %j', async (receives, receivesCurrency, shown) => {
  const methods = new MethodsStore()
  const withdrawal = new WithdrawalStore(methods, () => 2)
  withdrawal.adopt({
    ...{ id: 'wd-1', method: 'btc_out', amount: '25.00', currency: 'QSC', fee: undefined, receives, receivesCurrency },
    ...{ startedAt: 0, code: undefined, destination: [], requested: undefined, isTyped: true, unread: [] },
  })
  const need = { methods, withdrawal, texts: await textsOf(), session: session(), transaction: new TransactionStore() }
  expect(withdrawalScope(need).receivesText).toBe(shown)
})

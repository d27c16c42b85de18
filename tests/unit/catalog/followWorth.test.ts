import { expect, it } from 'vitest'
import { CryptoStore } from '../../../src/catalog/CryptoStore.ts'
import { followWorth } from '../../../src/catalog/followWorth.ts'
import { MethodsStore } from '../../../src/catalog/MethodsStore.ts'
import { fixtureMethod } from '../features/builders.ts'
import { fakeClock } from '../support/fakeClock.ts'

it('Q-073 the rate of a minimum is requested once the list has loaded, if its address is there before', async () => {
  const clock = fakeClock()
  const methods = new MethodsStore()
  const load = () => methods.setMethods([fixtureMethod('usdt_trc20')], { fiat: 'USD', crypto: 'USDT' })
  load()
  const crypto = new CryptoStore({ methods, now: clock.monotonic, preselects: true })
  const network = crypto.coins[0]?.networks[0]
  if (network === undefined) throw new Error('The fixture has a network.')
  crypto.show(network)
  const deposit = { id: 'dep-1', method: 'usdt_trc20', amount: '', currency: 'MXN', startedAt: 0 }
  const made = { address: 'T1', memo: '', minDeposit: '5', coinName: 'USDT', hasBonus: false, deposit }
  crypto.put(network.id, { kind: 'there', made })
  methods.setMethods([], methods.initCurrencies)
  const sent: unknown[] = []
  const stop = followWorth({
    ...{ clock, crypto, methods, session: { ownCurrency: 'MXN' } },
    api: {
      paymentConvertV2: async (body) => {
        sent.push(body)
        return '90.91'
      },
    },
  })
  await clock.advance(0)
  expect(sent).toEqual([])
  load()
  await clock.advance(59_999)
  expect(sent).toEqual([{ amount: '5', from: 'USDT', to: 'MXN' }])
  expect(crypto.worthOf(made)).toBe('90.91')
  await clock.advance(1)
  expect(sent).toHaveLength(2)
  stop()
  await clock.advance(120_000)
  expect([sent.length, clock.pending()]).toEqual([2, 0])
})

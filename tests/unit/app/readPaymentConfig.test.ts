import { expect, it } from 'vitest'
import { readPaymentConfig } from '../../../src/app/parts/readPaymentConfig.ts'
import { readConfig } from '../../../src/entries/readConfig.ts'

function read(config: object) {
  const told: unknown[] = []
  const bridge = { send: (message: unknown) => void told.push(message) }
  return { told, config: () => readPaymentConfig(readConfig(JSON.stringify(config)), { bridge, report: () => {} }) }
}

it('CREATE-16 Q-034 UPI, PhonePe and Paytm are opened by the host’s app and need no window; a deployment has lists of its own', () => {
  const apps = ['UPI', 'PhonePe', 'Paytm']
  expect(read({}).config().redirect).toEqual({ inApp: apps, noHelper: apps, appSchemes: ['upi'] })
  const own = { inApp: ['gpay_in'], noHelper: ['spei'], appSchemes: ['upi', 'phonepe'] }
  expect(read({ redirect: own }).config().redirect).toEqual(own)
})

it('Q-052 no currency has fixed amounts by default, and a list that names none is refused', () => {
  expect(read({}).config().p2p.fixedAmountCurrencies).toEqual([])
  const { config, told } = read({ p2p: { fixedAmountCurrencies: ['taka'] } })
  expect(config).toThrow('p2p.fixedAmountCurrencies.0')
  expect(told).toHaveLength(1)
})

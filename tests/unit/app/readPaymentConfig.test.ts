import { expect, it } from 'vitest'
import { CONFIG, PAYMENT_CONFIG } from '../../../schemas/config.ts'
import { readPaymentConfig } from '../../../src/app/payments/readPaymentConfig.ts'
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

it('VALID-15 CAT-22 Q-035 bKash and Nagad are peer-to-peer, and their payments need an id, without any configuration', () => {
  const { confirmationId, lists } = read({}).config().p2p
  expect(confirmationId).toEqual(['bkash_p2p', 'nagad_p2p'])
  expect(lists).toMatchObject({ bkash: ['bkash_p2p'], nagad: ['nagad_p2p'] })
})

it('Q-052 no currency has fixed amounts by default, and a list that names none is refused', () => {
  expect(read({}).config().p2p.fixedAmountCurrencies).toEqual([])
  const { config, told } = read({ p2p: { fixedAmountCurrencies: ['taka'] } })
  expect(config).toThrow('p2p.fixedAmountCurrencies.0')
  expect(told).toHaveLength(1)
})

interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly enum?: readonly unknown[]
  readonly minimum?: number
  readonly pattern?: string
  readonly default?: unknown
}

/** A valid value of the schema that differs from its default. */
function sampleOf({ type, properties, items, enum: all, minimum, pattern, default: usual }: Schema): unknown {
  if (all !== undefined) return all.find((one) => one !== usual)
  if (properties !== undefined)
    return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, sampleOf(schema)]))
  if (type === 'array') return [sampleOf(items ?? {})]
  if (type === 'boolean') return usual !== true
  if (type === 'integer' || type === 'number') return minimum
  if (type === 'object') return {}
  const texts = ['https://brand.example', 'other', 'phonepe', 'XTS']
  return texts.find((text) => text !== usual && new RegExp(pattern ?? '', 'u').test(text))
}

it('G8 every key of both schemas survives both readers', () => {
  const sections = sampleOf(PAYMENT_CONFIG) as Record<string, unknown>
  const start = sampleOf({
    properties: Object.fromEntries(Object.entries(CONFIG.properties).filter(([name]) => !(name in sections))),
  }) as Record<string, unknown>
  const unknown: string[] = []
  const given = { ...start, ...sections }
  expect(Object.keys(sections)).toEqual(expect.arrayContaining(['assets', 'redirect', 'returnUrl']))
  const first = readConfig(JSON.stringify(given), (key) => unknown.push(key))
  const report = (_: string, message: string) => void unknown.push(message)
  const config = readPaymentConfig(first, {
    bridge: { send: (message) => unknown.push(JSON.stringify(message)) },
    report,
  })
  expect(unknown).toEqual([])
  expect(config).toEqual(given)
})

it.each([[['https://brand.example']], [['https://a.example', 'https://b.example:8443']], [[]]])(
  'G8 assets.origins %j reach whoever reads them',
  (origins) => expect(read({ assets: { origins } }).config().assets).toEqual({ origins }),
)

it.each([
  { assets: { origins: ['http://brand.example'] } },
  { assets: { origins: 'https://a.example' } },
  { assets: 1 },
])('G8 %j is refused with its place', (wrong) => expect(read(wrong).config).toThrow('wrong at assets'))

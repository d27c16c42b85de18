import { describe, expect, it } from 'vitest'
import type { CashierAnswer } from '../../../mocks/cashier/CashierAnswer.ts'
import type { CashierCall } from '../../../mocks/cashier/CashierCall.ts'
import { createCashier } from '../../../mocks/cashier/createCashier.ts'
import { createCashiers } from '../../../mocks/cashier/createCashiers.ts'
import type { Scenario } from '../../../mocks/cashier/Scenario.ts'
import { SCENARIOS } from '../../../mocks/scenarios/index.ts'
import { fakeClock } from '../support/fakeClock.ts'

type Name = keyof typeof SCENARIOS

function open(name: Name) {
  const clock = fakeClock(Date.parse('2026-11-21T09:00:00Z'))
  const scenario: Scenario = SCENARIOS[name]
  const cashier = createCashier({ scenario, now: clock.now, later: clock.later, random: () => 0.5 })
  const send = (call: string, payload: CashierCall['payload'], key?: string, token = 'scenario.x') =>
    cashier.handle({ name: call, payload, headers: key ? { 'idempotency-key': key } : {}, token })
  return { cashier, clock, send, wait: clock.advance }
}

const deposit = (more: Record<string, unknown> = {}) => ({
  amount: '500.00',
  currency: 'MXN',
  depositId: null,
  fields: { email: 'ana.lucia@correo.mx' },
  isActivatedBonus: false,
  paymentSessionId: null,
  paymentType: 'airtm',
  returnUrl: 'https://casino.example/paid',
  wallet: null,
  selectedCountry: 'MX',
  ...more,
})

const statusOf = (answer: CashierAnswer) => ('status' in answer ? answer.status : answer.kind)
// biome-ignore lint/suspicious/noExplicitAny: a test reads any answer
const bodyOf = (answer: CashierAnswer): any => (answer.kind === 'json' ? answer.body : undefined)
const list = { country: 'MX', currency: { code: 'MXN', type: 'fiat' } }

describe('the cashier', () => {
  it('makes one deposit for one key, however often it is sent', async () => {
    const { cashier, send } = open('default')
    const first = await send('deposit-create', deposit(), 'key-1')
    const second = await send('deposit-create', deposit(), 'key-1')
    expect(second).toEqual(first)
    expect(cashier.deposits()).toHaveLength(1)
    await send('deposit-create', deposit(), 'key-2')
    expect(cashier.deposits()).toHaveLength(2)
  })

  it('answers 409 while the first request of a key is under way', async () => {
    const { cashier, send, wait } = open('createSlow')
    expect(await send('deposit-create', deposit(), 'key-1')).toMatchObject({ status: 200, delayMs: 4000 })
    expect(statusOf(await send('deposit-create', deposit(), 'key-1'))).toBe(409)
    await wait(4001)
    expect(statusOf(await send('deposit-create', deposit(), 'key-1'))).toBe(200)
    expect(cashier.deposits()).toHaveLength(1)
  })

  it('refuses a key that comes back with another body', async () => {
    const { send } = open('default')
    await send('deposit-create', deposit(), 'key-1')
    expect(statusOf(await send('deposit-create', deposit({ amount: '501.00' }), 'key-1'))).toBe(422)
  })

  it('stores the deposit and loses its answer', async () => {
    const { cashier, send, wait } = open('createLost')
    expect(await send('deposit-create', deposit(), 'key-1')).toMatchObject({ kind: 'reset', when: 'after' })
    expect(cashier.deposits()).toHaveLength(1)
    // The connection of the browser's automatic retry, a millisecond later, is reset as well.
    await wait(1)
    expect(await send('deposit-create', deposit(), 'key-1')).toMatchObject({ kind: 'reset' })
    const check = await send('deposit-check', { paymentMethod: 'airtm', selectedCountry: 'MX' })
    expect(bodyOf(check)).toEqual({ exists: true, depositId: 'dep-1001' })
    await wait(1000)
    expect(bodyOf(await send('deposit-create', deposit(), 'key-1')).depositId).toBe('dep-1001')
    expect(cashier.deposits()).toHaveLength(1)
  })

  it.each([
    ['createRefusedBeforeSend', 'reset', 0],
    ['create500Html', 500, 0],
    ['create500Stored', 500, 1],
    ['createRefused', 422, 0],
    ['merchantError', 400, 0],
    ['tokenExpiredOnCreate', 401, 0],
    ['createHangs', 'hang', 0],
  ] as const)('%s answers %s and stores %i', async (name, status, stored) => {
    const { cashier, send } = open(name)
    expect(statusOf(await send('deposit-create', deposit(), 'key-1'))).toBe(status)
    expect(cashier.deposits()).toHaveLength(stored)
  })

  it.each([
    ['an amount that is a number', { amount: 500 }],
    ['an amount without its decimals', { amount: '500' }],
    ['an amount with too many decimals', { amount: '500.000' }],
    ['an amount below the minimum', { amount: '20.99' }],
    ['an amount above the maximum', { amount: '20155.01' }],
    ['a missing field', { fields: {} }],
    ['a field that breaks its rule', { fields: { email: 'ana' } }],
    ['a field that was not asked for', { fields: { email: 'a@b.mx', iban: '1' } }],
    ['an unknown member', { note: 'hello' }],
    ['an unknown method', { paymentType: 'shells' }],
    ['an unknown session', { paymentSessionId: 'made-up' }],
    ['a method of another country', { paymentType: 'pix' }],
  ])('refuses %s', async (_, change) => {
    const { cashier, send } = open('default')
    expect(statusOf(await send('deposit-create', deposit(change), 'key-1'))).toBe(400)
    expect(cashier.deposits()).toHaveLength(0)
  })

  it.each(['21.00', '20155.00'])('takes the amount %s at its limit', async (amount) => {
    expect(statusOf(await open('default').send('deposit-create', deposit({ amount })))).toBe(200)
  })

  it('asks for more fields, then redirects the same deposit', async () => {
    const { cashier, send } = open('default')
    const todito = deposit({ paymentType: 'todito_cash', fields: {} })
    const first = bodyOf(await send('deposit-create', todito, 'key-1'))
    expect(first.apiResponse.isFieldsRequired).toBe(true)
    const check = await send('deposit-check', { paymentMethod: 'todito_cash', selectedCountry: 'MX' })
    expect(bodyOf(check).exists).toBe(false)
    const more = { ...todito, depositId: first.depositId, fields: { phone: '5512345678' } }
    const second = bodyOf(await send('deposit-create', more, 'key-2'))
    expect(second.apiResponse.source).toContain(first.depositId)
    expect(cashier.deposits()).toHaveLength(1)
  })

  it('reports the status that the provider set, and the one that the scenario plans', async () => {
    const { cashier, send } = open('default')
    await send('deposit-create', deposit())
    const ask = { depositId: 'dep-1001', paymentMethod: 'airtm' }
    expect(bodyOf(await send('deposit-status', ask))).toEqual({ status: 0 })
    cashier.setStatus('dep-1001', 1)
    expect(bodyOf(await send('deposit-status', ask))).toEqual({ status: 1 })
    cashier.setScenario(SCENARIOS.statusMistaked)
    expect(bodyOf(await send('deposit-status', ask))).toEqual({ status: 2 })
  })

  it('loses no call from its record', async () => {
    const { cashier, send } = open('listFailsOnce')
    await send('methods-payment-v5', list)
    await send('methods-payment-v5', list)
    await send('nonsense', {})
    expect(cashier.calls().map(({ name, outcome }) => [name, outcome])).toEqual([
      ['methods-payment-v5', 500],
      ['methods-payment-v5', 200],
      ['nonsense', 404],
    ])
  })

  it('delays only the first list of listStale', async () => {
    const { send } = open('listStale')
    expect(await send('methods-payment-v5', list)).toMatchObject({ delayMs: 3000 })
    expect(await send('methods-payment-v5', list)).not.toHaveProperty('delayMs')
  })

  it('refuses a second session of one method when there may be one only', async () => {
    const { send } = open('oneSession')
    expect(statusOf(await send('session-start', { pendingGroup: 'btc' }))).toBe(200)
    expect(statusOf(await send('session-start', { pendingGroup: 'eth' }))).toBe(200)
    expect(statusOf(await send('session-start', { pendingGroup: 'btc' }))).toBe(409)
  })

  const euros = (more: Record<string, unknown> = {}) =>
    deposit({
      paymentType: 'skrill',
      currency: 'EUR',
      selectedCountry: 'DE',
      fields: { email: 'j@post.example' },
      ...more,
    })

  it('answers with the limits of today, and holds a create to them', async () => {
    const { send } = open('default')
    const limits = (paymentMethod: string, currency = 'EUR') => send('deposit-limits', { currency, paymentMethod })
    expect(bodyOf(await limits('skrill'))).toEqual({ skrill: { min: '10', max: '2500' } })
    expect(bodyOf(await limits('skrill', 'USD'))).toEqual({})
    expect(bodyOf(await limits('nobody'))).toEqual({})
    expect(statusOf(await send('deposit-create', euros({ amount: '2500.00' })))).toBe(200)
    expect(statusOf(await send('deposit-create', euros({ amount: '2500.01' })))).toBe(400)
  })

  it('names the bank of a card, and none that it does not know', async () => {
    const { send } = open('default')
    const bank = (bin: string) => send('bank-get', { payment_method: 'visa_mastercard_card', bin })
    expect(bodyOf(await bank('411111'))).toEqual({ bank: { code: '014', name: 'Santander' } })
    expect(bodyOf(await bank('999999'))).toEqual({ bank: null })
    expect(statusOf(await bank('41111'))).toBe(400)
  })

  it('creates only after the preparation that a method wants, and with its fields', async () => {
    const { send } = open('prepareFails')
    expect(statusOf(await send('deposit-create', euros()))).toBe(400)
    expect(statusOf(await send('deposit-prepare', { paymentMethod: 'skrill' }))).toBe(422)
    const { details, fields } = bodyOf(await send('deposit-prepare', { paymentMethod: 'skrill' }))
    expect([details, fields.map(({ name }: { name: string }) => name)]).toEqual([
      ['Skrill sends a code to your phone.'],
      ['phone'],
    ])
    expect(statusOf(await send('deposit-create', euros()))).toBe(400)
    const filled = euros({ fields: { email: 'j@post.example', phone: '+49 151 2345678' } })
    expect(statusOf(await send('deposit-create', filled))).toBe(200)
    expect(bodyOf(await send('deposit-prepare', { paymentMethod: 'oxxo' }))).toEqual({ details: null, fields: [] })
  })

  it.each([
    ['limitsLate', { status: 200, delayMs: 4000 }],
    ['limitsFail', { kind: 'html', status: 503 }],
  ] as const)('%s answers accordingly', async (name, answer) => {
    expect(await open(name).send('deposit-limits', { currency: 'EUR', paymentMethod: 'skrill' })).toMatchObject(answer)
  })

  it.each([
    ['default', 24],
    ['empty', 0],
    ['cryptoOnly', 16],
    ['manyMethods', 120],
    ['badMethod', 25],
  ] as const)('%s lists %i methods', async (name, count) => {
    expect(bodyOf(await open(name).send('methods-payment-v5', list)).methods).toHaveLength(count)
  })

  it('keeps the players of two tokens apart, each in the scenario of its token', async () => {
    const cashiers = createCashiers({
      now: Date.now,
      later: () => {},
      random: Math.random,
      scenarios: SCENARIOS,
      providerUrl: (id, token) => `${token}/${id}`,
    })
    expect(cashiers.of('scenario.empty.a').scenario).toBe(SCENARIOS.empty)
    expect(cashiers.of('scenario.default.a')).not.toBe(cashiers.of('scenario.default.b'))
    expect(cashiers.of('someone')).toBe(cashiers.of('someone'))
  })

  it.each([
    ['the next token of a player', 'scenario.default.ana.1', true],
    ['the one after that', 'scenario.default.ana.22', true],
    ['another player', 'scenario.default.ben.1', false],
    ['a player whose name begins the same', 'scenario.default.ana1', false],
    ['another scenario', 'scenario.empty.ana', false],
  ])('tells by the token whether it is the same player: %s', (_, token, isSame) => {
    const cashiers = createCashiers({
      now: Date.now,
      later: () => {},
      random: Math.random,
      scenarios: SCENARIOS,
      providerUrl: (id) => id,
    })
    expect(cashiers.of('scenario.default.ana') === cashiers.of(token)).toBe(isSame)
  })
})

describe('what real servers do (H1, D-17)', () => {
  const check = { paymentMethod: 'airtm', selectedCountry: 'MX' }
  const asks = async ({ send }: Pick<ReturnType<typeof open>, 'send'>) => bodyOf(await send('deposit-check', check))
  const NONE = { exists: false, depositId: null }

  it.each([1, 'PAYED'])('a deposit with the status %s is found for a minute after its create', async (status) => {
    const { cashier, send, wait } = open('default')
    await send('deposit-create', deposit(), 'key-1')
    cashier.setStatus('dep-1001', status)
    await wait(59_000)
    expect(await asks({ send })).toEqual({ exists: true, depositId: 'dep-1001' })
    await wait(1_000)
    expect(await asks({ send })).toEqual(NONE)
  })

  it.each([
    ['storesLate', 'reset', 20_000],
    ['storesAfterTimeout', 'hang', 34_000],
  ] as const)('%s answers "%s" and stores %i ms after the request', async (name, answer, ms) => {
    const { cashier, clock, send, wait } = open(name)
    const requestedAt = clock.now()
    expect(statusOf(await send('deposit-create', deposit(), 'key-1'))).toBe(answer)
    await wait(ms - 1)
    expect([cashier.deposits(), await asks({ send })]).toEqual([[], NONE])
    expect(statusOf(await send('deposit-status', { depositId: 'dep-1001', paymentMethod: 'airtm' }))).toBe(404)
    await wait(1)
    expect(cashier.deposits()).toMatchObject([{ id: 'dep-1001', requestedAt, storedAt: requestedAt + ms }])
    expect(await asks({ send })).toEqual({ exists: true, depositId: 'dep-1001' })
  })

  it('stores when it does, whenever it answers', async () => {
    const { cashier, send, wait } = open('default')
    cashier.setScenario({ title: '', storesAfterMs: 3_000, faults: { '*': { answer: 'normal', delayMs: 1_000 } } })
    expect(await send('deposit-create', deposit())).toMatchObject({ status: 200, delayMs: 1_000 })
    await wait(1_000)
    expect(cashier.deposits()).toEqual([])
    await wait(2_000)
    expect(cashier.deposits()).toHaveLength(1)
  })

  it('has a time of its own, which a test may let go on at once', async () => {
    const { cashier, clock, send, wait } = open('storesAfterTimeout')
    const requestedAt = clock.now()
    await send('deposit-create', deposit(), 'key-1')
    cashier.pass(33_999)
    expect(cashier.deposits()).toEqual([])
    cashier.pass(1)
    expect(cashier.deposits()).toMatchObject([{ storedAt: requestedAt + 34_000 }])
    await wait(60_000)
    expect(cashier.deposits()).toMatchObject([{ storedAt: requestedAt + 34_000 }])
  })

  it('answerDropped stores at once and never answers', async () => {
    const { cashier, send } = open('answerDropped')
    expect(statusOf(await send('deposit-create', deposit(), 'key-1'))).toBe('hang')
    expect(cashier.deposits()).toHaveLength(1)
    expect(bodyOf(await send('deposit-create', deposit(), 'key-1')).depositId).toBe('dep-1001')
  })

  it('ignoresKey makes two deposits of one key', async () => {
    const { cashier, send, wait } = open('ignoresKey')
    expect(statusOf(await send('deposit-create', deposit(), 'key-1'))).toBe(502)
    expect(statusOf(await send('deposit-create', deposit(), 'key-1'))).toBe(200)
    await wait(20_000)
    expect(cashier.deposits().map(({ id, key }) => [id, key])).toEqual([
      ['dep-1001', 'key-1'],
      ['dep-1002', 'key-1'],
    ])
  })

  it('storesLate answers 409 to the same key until the deposit is stored, though its answer is gone', async () => {
    const { cashier, send, wait } = open('storesLate')
    await send('deposit-create', deposit(), 'key-1')
    // The browser's automatic retry is reset too, and creates no second deposit.
    expect(statusOf(await send('deposit-create', deposit(), 'key-1'))).toBe('reset')
    await wait(19_000)
    expect(statusOf(await send('deposit-create', deposit(), 'key-1'))).toBe(409)
    await wait(1_000)
    expect(bodyOf(await send('deposit-create', deposit(), 'key-1')).depositId).toBe('dep-1001')
    expect(cashier.deposits()).toHaveLength(1)
  })

  it('sameKeyWaits answers a key that is known when the first is done', async () => {
    const { cashier, send, wait } = open('sameKeyWaits')
    await send('deposit-create', deposit(), 'key-1')
    await wait(2_000)
    const again = await send('deposit-create', deposit(), 'key-1')
    expect(again).toMatchObject({ status: 200, delayMs: 3_000, body: { depositId: 'dep-1001' } })
    await wait(3_000)
    expect(cashier.deposits()).toHaveLength(1)
    expect(await send('deposit-create', deposit(), 'key-1')).not.toHaveProperty('delayMs')
  })

  it("olderOpen has yesterday's deposit, and takes the create at the second try only", async () => {
    const { cashier, clock, send, wait } = open('olderOpen')
    const older = cashier.deposits().filter(({ method }) => method === 'airtm')
    const yesterday = clock.now() - 86_400_000
    expect(older).toMatchObject([{ amount: '100.00', currency: 'MXN', requestedAt: yesterday, storedAt: yesterday }])
    expect(await asks({ send })).toEqual({ exists: true, depositId: older[0]?.id })
    expect(statusOf(await send('deposit-create', deposit(), 'key-1'))).toBe('reset')
    await wait(1_000)
    expect(await asks({ send })).toEqual({ exists: true, depositId: older[0]?.id })
    expect(bodyOf(await send('deposit-create', deposit(), 'key-1')).depositId).toBe('dep-1001')
    expect(await asks({ send })).toEqual({ exists: true, depositId: 'dep-1001' })
    cashier.setScenario(SCENARIOS.olderOpen)
    expect(cashier.deposits().filter(({ method }) => method === 'airtm')).toHaveLength(2)
  })

  it('checkOldest names the oldest of those that are open', async () => {
    const { cashier, send } = open('checkOldest')
    const older = (await asks({ send })).depositId
    await send('deposit-create', deposit(), 'key-1')
    expect(await asks({ send })).toEqual({ exists: true, depositId: older })
    cashier.setStatus(older, 1)
    expect(await asks({ send })).toEqual({ exists: true, depositId: 'dep-1001' })
  })

  it.each([
    ['checkNoId', 200, { exists: true }],
    ['checkNullId', 200, { exists: true, depositId: null }],
    ['checkMissing', 404, { code: 'banking.notFound', message: 'Not found' }],
  ] as const)('%s says of a stored deposit: %i %j', async (name, status, said) => {
    const { cashier, send } = open(name)
    expect(statusOf(await send('deposit-create', deposit(), 'key-1'))).toBe(502)
    expect(cashier.deposits()).toHaveLength(1)
    const answer = await send('deposit-check', check)
    expect([statusOf(answer), bodyOf(answer)]).toEqual([status, said])
  })

  it('checkNoId says that there is none before there is one', async () => {
    expect(await asks(open('checkNoId'))).toEqual(NONE)
  })

  it('tokenDies takes the first token from the first create on, and a renewed one', async () => {
    const { cashier, send } = open('tokenDies')
    const create = async (token: string) => statusOf(await send('deposit-create', deposit(), 'key-1', token))
    expect((await asks({ send })).exists).toBe(false)
    expect(await create('scenario.x')).toBe(401)
    expect(statusOf(await send('deposit-check', check))).toBe(401)
    expect(await create('scenario.x.1')).toBe(200)
    expect(cashier.deposits()).toHaveLength(1)
  })
})

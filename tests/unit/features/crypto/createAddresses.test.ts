import { describe, expect, it, vi } from 'vitest'
import { createCashier } from '../../../../mocks/cashier/createCashier.ts'
import type { Scenario } from '../../../../mocks/cashier/Scenario.ts'
import { CryptoBonusStore } from '../../../../src/catalog/CryptoBonusStore.ts'
import { MethodsStore } from '../../../../src/catalog/MethodsStore.ts'
import { TransportFailure } from '../../../../src/transport/TransportFailure.ts'
import { fakeClock } from '../../support/fakeClock.ts'
import { fixtureMethod } from '../builders.ts'
import { cashierTransport } from '../cashierTransport.ts'
import { apiOver } from '../openPlayer.ts'
import { coinsWorld, type WorldNeed } from './coinsWorld.ts'

const METHODS = ['usdt_trc20', 'usdt_erc20', 'btc', 'xrp'].map((name) => fixtureMethod(name))
const TRC = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'
/** The addresses of one method, by network. */
const ON: Readonly<Record<string, string>> = {
  '1': '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '137': '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '42161': '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
}

const COINS_SEEN = { txid: 'abc', blockchain: 'TRON' }

/** A world whose cashier has started a payment session. */
async function open(scenario: Partial<Scenario> = {}, need: Partial<WorldNeed> = {}) {
  const clock = fakeClock()
  const cashier = createCashier({
    scenario: { title: '', ...scenario },
    ...{ now: clock.now, later: clock.later, random: () => 0.5 },
  })
  const api = apiOver(cashierTransport({ cashier, clock }))
  const { id } = await api.sessionStart({ pendingGroup: 'crypto' })
  const polled: string[] = []
  const withSession: WorldNeed['api'] = {
    depositStatus(body, options) {
      polled.push(body.depositId)
      return api.depositStatus(body, options)
    },
    depositCreate: (body, options) => api.depositCreate({ ...body, paymentSessionId: id ?? null }, options),
  }
  const world = coinsWorld({ methods: METHODS, api: withSession, clock, ...need })
  return { world, cashier, clock, polled }
}

const address = ({ crypto }: ReturnType<typeof coinsWorld>) =>
  crypto.address?.kind === 'there' ? crypto.address.made.address : crypto.address?.kind

const made = ({ crypto }: ReturnType<typeof coinsWorld>) =>
  crypto.address?.kind === 'there' ? crypto.address.made : undefined

describe('a crypto address', () => {
  it('CALL-04 CALL-05 is requested once, as soon as its network is chosen', async () => {
    const { world, clock, cashier } = await open()
    world.open('USDT')
    world.enter()
    expect(address(world)).toBe('asking')
    await clock.advance(0)
    expect(address(world)).toBe(TRC)
    world.choose('usdt_erc20')
    await clock.advance(0)
    world.choose('usdt_trc20')
    await clock.advance(0)
    expect(address(world)).toBe(TRC)
    expect(cashier.deposits().map(({ method }) => method)).toEqual(['usdt_trc20', 'usdt_erc20'])
    expect(world.sent[0]?.body).toMatchObject({
      ...{ amount: '200.00', currency: 'MXN', depositId: null, fields: {}, isActivatedBonus: false },
      ...{ paymentType: 'usdt_trc20', wallet: null, selectedCountry: 'MX', abTestGroup: 'group_b' },
    })
    expect(world.deposit.current).toMatchObject({ id: 'dep-1001', method: 'usdt_trc20', amount: '' })
    expect(world.deposit.page).toBe('address')
  })

  it('L1 is requested in the current currency, even if another coin is chosen before the request is sent', async () => {
    const { world, clock } = await open()
    world.open('USDT')
    world.enter()
    world.session.chooseCurrency('BTC', 'crypto')
    await clock.advance(0)
    expect(world.session.user.currency).toBe('BTC')
    expect(world.sent.map(({ body }) => [body.paymentType, body.currency])).toEqual([['usdt_trc20', 'MXN']])
    expect(world.crypto.madeOf('dep-1001')?.deposit).toMatchObject({ currency: 'MXN', amount: '' })
  })

  it('is stored as a deposit that waits for coins, without the address (B24)', async () => {
    const { world, clock } = await open()
    world.open('USDT')
    world.enter()
    await clock.advance(0)
    const [entry] = world.ledger.all()
    expect(entry).toMatchObject({ depositId: 'dep-1001', method: 'usdt_trc20', presents: { kind: 'address' } })
    expect(JSON.stringify(entry)).not.toContain(TRC)
  })

  it('C2 is requested again with the same key and body after a lost response, and one deposit exists', async () => {
    const { world, clock, cashier } = await open({ faults: { 'deposit-create': { answer: 'reset', times: 1 } } })
    world.open('USDT')
    world.enter()
    await clock.advance(0)
    expect(address(world)).toBe('failed')
    expect(world.failures).toHaveLength(1)
    await clock.advance(1_000)
    if (world.crypto.network !== undefined) void world.addresses.request(world.crypto.network)
    await clock.advance(0)
    expect(address(world)).toBe(TRC)
    expect(world.sent.map(({ key }) => key)).toEqual(['key-00000001', 'key-00000001'])
    expect(world.sent[1]?.body).toEqual(world.sent[0]?.body)
    expect(cashier.deposits()).toHaveLength(1)
  })

  it('is requested with a new key after a refusal', async () => {
    const { world, clock } = await open({
      faults: { 'deposit-create': { answer: 'refuse', status: 422, body: { error: 'x' }, times: 1 } },
    })
    world.open('USDT')
    world.enter()
    await clock.advance(0)
    if (world.crypto.network !== undefined) void world.addresses.request(world.crypto.network)
    await clock.advance(0)
    expect(world.sent.map(({ key }) => key)).toEqual(['key-00000001', 'key-00000002'])
    expect(world.events.map(({ value }) => value)).toEqual([
      { result: 'fail', paymentMethod: 'usdt_trc20' },
      { result: 'ok', paymentMethod: 'usdt_trc20' },
    ])
  })

  it('C11 is requested again only after the Retry-After of a refusal, also for another network', async () => {
    const busy = new TransportFailure(
      { kind: 'status', call: 'POST', url: '/', sent: true, status: 429, code: 'busy', retryAfterMs: 30_000 },
      '',
    )
    const send = vi.fn(() => Promise.reject(busy))
    const { world, clock } = await open(
      {},
      { api: { depositCreate: send, depositStatus: () => new Promise(() => {}) } },
    )
    world.open('USDT')
    world.enter()
    await clock.advance(0)
    const ask = async () => {
      if (world.crypto.network !== undefined) await world.addresses.request(world.crypto.network)
    }
    await ask()
    world.choose('usdt_erc20')
    await clock.advance(29_000)
    expect(send).toHaveBeenCalledOnce()
    expect([address(world), world.failures]).toEqual(['failed', [busy, busy, busy]])
    await clock.advance(1_000)
    await ask()
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('Q-105 I10 is shown without the id of a deposit, and no status is requested for it', async () => {
    const answers = { 'deposit-create': ({ depositId: _, ...rest }: Readonly<Record<string, unknown>>) => rest }
    const { world, clock, polled } = await open({ answers })
    world.open('USDT')
    world.enter()
    await clock.advance(120_000)
    expect(address(world)).toBe(TRC)
    expect(world.failures).toEqual([])
    expect(polled).toEqual([])
    expect(world.deposit.current).toMatchObject({ id: '', method: 'usdt_trc20' })
    world.push('', 1)
    expect(world.went).toEqual([])
  })

  it('H4 the minimums of addresses without an id do not share a value', async () => {
    const answers = { 'deposit-create': ({ depositId: _, ...rest }: Readonly<Record<string, unknown>>) => rest }
    const { world, clock } = await open({ answers })
    world.open('USDT')
    world.enter()
    await clock.advance(0)
    const first = made(world)
    world.choose('usdt_erc20')
    await clock.advance(0)
    const second = made(world)
    if (first === undefined || second === undefined) throw new Error('There are two addresses.')
    world.crypto.setWorth(first, '90.91')
    expect([first, second].map((one) => world.crypto.worthOf(one))).toEqual(['90.91', undefined])
  })

  it.each<[string, () => Readonly<Record<string, unknown>>]>([
    ['{}', () => ({})],
    ['only an id', () => ({ depositId: 'd1' })],
  ])('ERR-17 Q-105 fails if the response has none, which is reported (%s)', async (_, answer) => {
    const { world, clock } = await open({ answers: { 'deposit-create': answer } })
    world.open('USDT')
    world.enter()
    await clock.advance(0)
    expect(address(world)).toBe('failed')
    expect(world.deposit.current).toBeUndefined()
    expect(world.reports).toEqual([{ code: 'deposit.null', message: 'Deposit data is null after creation.' }])
  })

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['of another network', { depositAddress: '0x52908400098527886E0F7030069857D2E4169EE7' }],
    ['with a wrong checksum', { depositAddress: `${TRC.slice(0, -1)}F` }],
    ['with a Cyrillic letter', { depositAddress: TRC.replace('E', '\u0415') }],
    ['with a hidden character', { depositAddress: `${TRC}\u200b` }],
    ['with a character that reverses the text direction', { depositAddress: `\u202e${TRC}` }],
    ['with a space', { depositAddress: ` ${TRC}` }],
    ['with a memo that has a hidden character', { memo: '12\u200b3' }],
    ['with an address inside apiResponse', { depositAddress: null, apiResponse: { depositAddress: 'T1' } }],
  ])('N19 Q-105 %s counts as missing, is not shown, and is reported without its text', async (_, wrong) => {
    const { world, clock } = await open({ answers: { 'deposit-create': (body) => ({ ...body, ...wrong }) } })
    world.open('USDT')
    world.enter()
    await clock.advance(0)
    expect(address(world)).toBe('failed')
    expect(world.failures).toHaveLength(1)
    expect(world.reports).toEqual([
      {
        code: 'crypto.address',
        message: expect.stringMatching(/^The address of usdt_trc20 on TRC-20 is not shown: [a-z ,-]+\.$/i),
      },
    ])
  })

  it('N19 is checked in the response to a form too', async () => {
    const { world, clock } = await open()
    const [method] = METHODS
    const said = { address: TRC, memo: '', minDeposit: '5', coinName: '' }
    if (method === undefined) return
    const request = { fields: {}, currency: 'MXN', isActivatedBonus: false }
    await world.addresses.take(method, request, { ...said, address: `${TRC}\u200b` }, 'dep-7')
    expect([address(world), world.reports.length, world.failures.length]).toEqual(['failed', 1, 1])
    await world.addresses.take(method, request, said, 'dep-8')
    expect(address(world)).toBe(TRC)
    await clock.advance(0)
  })

  it.each([
    ['USDT', 0, ''],
    ['BTC', '0', ''],
    ['USDT', '12', '12'],
    ['XRP', 0, '0'],
  ])(
    'Q-105 of %s with the memo %j has the memo "%s": 0 means none where a chain has no memos',
    async (name, memo, shown) => {
      const { world, clock } = await open({ answers: { 'deposit-create': (body) => ({ ...body, memo }) } })
      world.open(name)
      world.enter()
      await clock.advance(0)
      expect(made(world)?.memo).toBe(shown)
    },
  )

  it.each([
    ['10 USDT', '10', 0],
    ['10usdt ', '10', 0],
    ['0.5', '0.5', 0],
    [null, undefined, 0],
    ['', undefined, 0],
    ['10 BTC', undefined, 1],
    ['ten', undefined, 1],
  ])(
    'CRYPTO-17 W3 reads the minimum %j as %j, and reports one that it can’t read (%i)',
    async (minDepositValue, min, reports) => {
      const { world, clock } = await open({ answers: { 'deposit-create': (body) => ({ ...body, minDepositValue }) } })
      world.open('USDT')
      world.enter()
      await clock.advance(0)
      expect(made(world)?.minDeposit || undefined).toBe(min)
      expect(world.reports.map(({ code }) => code)).toEqual(Array(reports).fill('crypto.minimum'))
    },
  )

  it('N20 is requested for the chosen network of a method with several, and each network has its own', async () => {
    const world = coinsWorld({
      methods: [fixtureMethod('stable_pay')],
      api: {
        depositStatus: () => new Promise(() => {}),
        depositCreate: async ({ fields }) => ({
          ...{ depositId: `dep-${fields.chain}`, fields: [], isFieldsRequired: false, source: undefined },
          ...{ hasUnifiedFlow: false, offers: undefined, hasRequisites: false, invoice: undefined, pageId: undefined },
          ...{ isOlder: false, mismatches: [] },
          address: { address: ON[String(fields.chain)] ?? '', memo: '', minDeposit: '5', coinName: 'DAI' },
        }),
      },
    })
    world.open('DAI')
    world.enter()
    await world.clock.advance(0)
    expect(world.crypto.network?.name, 'the one that is chosen by itself').toBe('ERC-20')
    expect(address(world)).toBe(ON['1'])
    world.choose('Polygon')
    await world.clock.advance(0)
    expect(address(world)).toBe(ON['137'])
    world.choose('ERC-20')
    await world.clock.advance(0)
    expect(address(world)).toBe(ON['1'])
    expect(world.sent.map(({ body }) => body.fields)).toEqual([{ chain: '1' }, { chain: '137' }])
  })

  it('N20 is shown for the network that the form has sent, and not shown if that is unknown', async () => {
    const method = fixtureMethod('stable_pay')
    const { world } = await open({}, { methods: [method] })
    const said = { address: ON['137'] ?? '', memo: '', minDeposit: '5', coinName: '' }
    const request = { fields: { chain: '137', name: 'x' }, currency: 'MXN', isActivatedBonus: false }
    await world.addresses.take(method, request, said, 'dep-7')
    expect([world.crypto.network?.name, address(world)]).toEqual(['Polygon', said.address])
    await world.addresses.take(method, { ...request, fields: {} }, said, 'dep-8')
    expect([world.crypto.network, world.crypto.address]).toEqual([undefined, undefined])
  })

  it('L3 is not requested without the form if the coin needs a form first', async () => {
    const { world, clock } = await open({}, { methods: [fixtureMethod('travel_rule_1')] })
    world.open('ADA')
    world.enter()
    await clock.advance(60_000)
    expect([world.sent, world.crypto.address, world.crypto.network?.asksFirst]).toEqual([[], undefined, true])
  })

  it('CAPT-01 is requested once more with a captcha if the server requires one', async () => {
    const asked: boolean[] = []
    const captcha: WorldNeed['captcha'] = async ({ isRequired }) => {
      asked.push(isRequired)
      return isRequired ? { captchaBypass: true } : undefined
    }
    const { world, clock } = await open({ captcha: 'required' }, { captcha })
    world.open('USDT')
    world.enter()
    await clock.advance(0)
    expect(address(world)).toBe(TRC)
    expect(asked).toEqual([false, true])
    expect(world.sent.map(({ body }) => body.captchaBypass)).toEqual([undefined, true])
  })

  it('C50 is requested again by itself when the browser is back online after a failure', async () => {
    const { world, clock } = await open({ faults: { 'deposit-create': { answer: 'resetBefore', times: 1 } } })
    world.open('USDT')
    world.enter()
    world.session.setOnline(false)
    await clock.advance(0)
    expect(address(world)).toBe('failed')
    await clock.advance(1_000)
    world.session.setOnline(true)
    await clock.advance(0)
    expect(address(world)).toBe(TRC)
  })

  it('CRYPTO-13 is not requested until a network is chosen', async () => {
    const { world, clock } = await open({}, { preselects: false })
    world.open('USDT')
    world.enter()
    await clock.advance(60_000)
    expect([world.sent, world.crypto.network, world.crypto.address]).toEqual([[], undefined, undefined])
    world.choose('usdt_erc20')
    await clock.advance(0)
    expect(address(world)).toBe('0x52908400098527886E0F7030069857D2E4169EE7')
  })

  it('STATUS-05 leads to the completion page as soon as the server reports its coins', async () => {
    const { world, clock, cashier } = await open()
    world.open('USDT')
    world.enter()
    await clock.advance(0)
    await clock.advance(20_000)
    expect(world.went, 'nobody knows of any coins').toEqual([])
    cashier.setScenario({
      title: '',
      answers: { 'deposit-status': (body) => ({ ...body, txid: 'abc', blockchain: 'TRON' }) },
    })
    await clock.advance(30_000)
    expect(world.went).toEqual([{ page: 'depositCompletePage', query: {} }])
    expect(world.crypto.seenOf('dep-1001')?.chain).toMatchObject({ txid: 'abc', blockchain: 'TRON' })
  })

  it('Q-105 DATA-41 stays while the server names the blockchain of the deposit, but no transaction', async () => {
    const expected = { txid: null, blockchain: 'TRON', amount: '25.5', cryptoCurrency: 'USDT' }
    const { world, clock, polled } = await open({ answers: { 'deposit-status': (body) => ({ ...body, ...expected }) } })
    world.open('USDT')
    world.enter()
    await clock.advance(60_000)
    expect(polled.length).toBeGreaterThan(1)
    expect([address(world), world.went, world.crypto.seenOf('dep-1001')]).toEqual([TRC, [], undefined])
  })

  it.each(['NEW', 'CREATED', 'PENDING', 7, null])(
    'STATUS-05 STATUS-02 stays on the screen while the server says the unknown status %j, until its coins are seen',
    async (status) => {
      const { world, clock, cashier } = await open({
        answers: { 'deposit-status': (body) => ({ ...body, status }) },
      })
      world.open('USDT')
      world.enter()
      await clock.advance(60_000)
      world.push('dep-1001', 7)
      await clock.advance(60_000)
      expect([address(world), world.went]).toEqual([TRC, []])
      expect(world.transaction.status, 'the host is not told that the payment is being processed').toBe('waiting')
      cashier.setScenario({ title: '', answers: { 'deposit-status': (body) => ({ ...body, status, ...COINS_SEEN }) } })
      await clock.advance(30_000)
      expect(world.went).toEqual([{ page: 'depositCompletePage', query: { status: 'accepted' } }])
    },
  )

  it.each<[string, Readonly<Record<string, unknown>>, Readonly<Record<string, string>>]>([
    ['is paid', { status: 1 }, { status: 'processed' }],
    ['is declined or expired', { status: 2 }, { status: 'mistaked' }],
    ['waits for confirmations', COINS_SEEN, {}],
  ])(
    'Q-105 STATUS-05 is requested anew, with a new key, if the coin opens again when its deposit %s',
    async (...row) => {
      const [, said, query] = row
      const { world, clock, cashier } = await open()
      const status = () =>
        cashier.setScenario({ title: '', answers: { 'deposit-status': (body) => ({ ...body, ...said }) } })
      world.open('USDT')
      world.enter()
      await clock.advance(0)
      status()
      await clock.advance(30_000)
      expect(world.went).toEqual([{ page: 'depositCompletePage', query }])
      expect(address(world), 'the page keeps its address while it is left').toBe(TRC)
      world.leave()
      cashier.setScenario({ title: '' })
      world.open('USDT')
      expect(address(world), 'the address of the former deposit is not shown').toBeUndefined()
      world.enter()
      await clock.advance(30_000)
      expect(address(world)).toBe(TRC)
      expect(world.deposit.current?.id).toBe('dep-1002')
      expect(world.went, 'the page stays').toHaveLength(1)
      expect(world.sent.map(({ key }) => key)).toEqual(['key-00000001', 'key-00000002'])
    },
  )

  it('Q-105 is requested again if its page reopens without choosing the coin, as the crypto tab does', async () => {
    const { world, clock } = await open()
    world.open('USDT')
    world.enter()
    await clock.advance(0)
    world.leave()
    world.crypto.end('dep-1001')
    world.enter()
    await clock.advance(30_000)
    expect([address(world), world.deposit.current?.id, world.went]).toEqual([TRC, 'dep-1002', []])
  })

  it('D-40 I1 is kept if its deposit still waits for coins when the coin opens again', async () => {
    const { world, clock, cashier } = await open()
    world.open('USDT')
    world.enter()
    await clock.advance(30_000)
    world.leave()
    world.open('USDT')
    world.enter()
    await clock.advance(30_000)
    expect([address(world), world.deposit.current?.id, cashier.deposits().length]).toEqual([TRC, 'dep-1001', 1])
  })

  it('Q-105 I17 stays on the screen if the server repeats an ended deposit, until coins arrive again', async () => {
    const { world, clock } = await open({
      answers: { 'deposit-status': () => ({ status: 1 }) },
    })
    world.crypto.end('dep-1001')
    world.open('USDT')
    world.enter()
    await clock.advance(60_000)
    expect([address(world), world.went]).toEqual([TRC, []])
    world.push('dep-1001', 0)
    expect(world.went).toEqual([{ page: 'depositCompletePage', query: {} }])
  })

  it('I17 leads to its own deposit if coins arrive at the previously shown address', async () => {
    const { world, clock } = await open()
    world.open('USDT')
    world.enter()
    await clock.advance(0)
    world.choose('usdt_erc20')
    await clock.advance(0)
    expect(world.deposit.current?.method).toBe('usdt_erc20')
    world.push('dep-of-somebody')
    expect(world.went).toEqual([])
    world.push('dep-1001', 0)
    expect(world.deposit.current).toMatchObject({ id: 'dep-1001', method: 'usdt_trc20' })
    expect(world.went).toEqual([{ page: 'depositCompletePage', query: {} }])
  })

  it('BONUS-15 I4 keeps the bonus choice it was requested with, and another choice requests another address', async () => {
    let isTaken = true
    const { world, clock } = await open({}, { hasBonus: () => isTaken })
    const sent = () => world.sent.map(({ body, key }) => [body.isActivatedBonus, 'bonusId' in body, key])
    const hasBonus = () => world.crypto.address?.kind === 'there' && world.crypto.address.made.hasBonus
    const comeBack = async () => {
      world.leave()
      world.open('USDT')
      world.enter()
      await clock.advance(0)
    }
    world.open('USDT')
    world.enter()
    await clock.advance(0)
    await comeBack()
    expect([sent(), hasBonus()]).toEqual([[[true, false, 'key-00000001']], true])
    isTaken = false
    expect(hasBonus(), 'what was asked for is what is shown').toBe(true)
    await comeBack()
    expect(sent()[1]).toEqual([false, false, 'key-00000002'])
    expect(hasBonus()).toBe(false)
  })

  it('BONUS-05 Q-090 is requested without the bonus if the method forbids it', async () => {
    const methods = new MethodsStore()
    methods.setMethods([...METHODS, fixtureMethod('airtm')], { fiat: 'MXN', crypto: 'USDT' })
    const bonus = new CryptoBonusStore(methods, true)
    const forbidding = METHODS.map((method) => ({ ...method, isInvestForbidden: method.name === 'usdt_trc20' }))
    const { world, clock } = await open({}, { methods: forbidding, hasBonus: (method) => bonus.isTakenFor(method) })
    world.open('USDT')
    world.enter()
    await clock.advance(0)
    world.choose('usdt_erc20')
    await clock.advance(0)
    expect(world.sent.map(({ body }) => [body.paymentType, body.isActivatedBonus])).toEqual([
      ['usdt_trc20', false],
      ['usdt_erc20', true],
    ])
  })

  it('is neither stored nor shown if the response arrives after dispose()', async () => {
    const { world, clock } = await open()
    world.open('USDT')
    world.enter()
    world.dispose()
    await clock.advance(60_000)
    expect([address(world), world.ledger.all(), world.events]).toEqual(['asking', [], []])
    expect(world.deposit.current).toBeUndefined()
  })
})

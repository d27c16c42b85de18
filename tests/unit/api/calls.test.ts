import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AnswerProblem } from '../../../src/api/AnswerProblem.ts'
import { methodsPaymentV3 } from '../../../src/api/calls/methodsPaymentV3.ts'
import { methodsWithdrawal } from '../../../src/api/calls/methodsWithdrawal.ts'
import { methodsWithdrawalV4 } from '../../../src/api/calls/methodsWithdrawalV4.ts'
import type { CallNeed } from '../../../src/api/defineCall.ts'
import { createListApi } from '../../../src/api/listApi.ts'
import { listRequest } from '../../../src/api/listRequest.ts'
import { createPaymentApi } from '../../../src/api/paymentApi.ts'
import { httpTransport } from '../../../src/transport/http.ts'
import {
  type Act,
  failureOf,
  httpStand,
  type Stand,
  type TestSettings,
  testSettings,
} from '../../contract/transportStands.ts'

let stand: Stand
beforeEach(async () => {
  stand = await httpStand()
})
afterEach(() => stand.stop())

interface Over {
  readonly prefix?: string
  readonly paths?: Readonly<Record<string, string>>
  readonly request?: number
}

type Calls = ReturnType<typeof callsOver>

const callsOver = (need: CallNeed) => ({
  ...createListApi(need),
  ...createPaymentApi(need),
  methodsPaymentV3: methodsPaymentV3(need),
  methodsWithdrawal: methodsWithdrawal(need),
  methodsWithdrawalV4: methodsWithdrawalV4(need),
})

/** An API over the real HTTP transport, connected to a recording server. */
function open({ prefix = 'BANKING', paths = {}, request = 30_000 }: Over = {}): { api: Calls; settings: TestSettings } {
  const settings = testSettings(stand.apiBase)
  const config = {
    api: { base: stand.apiBase, prefix, paths, idempotencyKey: true },
    timeouts: { request, host: 30_000, file: 10_000 },
  }
  return { api: callsOver({ transport: httpTransport(settings), config }), settings }
}

const answering = (body: unknown): Act => ({ status: 200, body })

const create = {
  amount: '500.00',
  currency: 'MXN',
  depositId: null,
  fields: { email: 'ana@correo.mx' },
  isActivatedBonus: false,
  paymentSessionId: null,
  paymentType: 'airtm',
  returnUrl: 'https://cashier.example/paywidget/deposit/complete',
  wallet: null,
  selectedCountry: 'MX',
}
const list = { country: 'MX', currency: { code: 'MXN', type: 'fiat' } } as const

interface Row {
  readonly name: string
  readonly verb: 'GET' | 'POST'
  readonly path: string
  readonly isRetried: boolean
  readonly answer: unknown
  readonly send: (api: Calls) => Promise<unknown>
}

const ROWS: readonly Row[] = [
  {
    name: 'methods-payment-v5',
    verb: 'POST',
    path: 'BANKING/methods-payment-v5',
    isRetried: true,
    answer: { methods: [] },
    send: (api) => api.methodsPaymentV5(list),
  },
  {
    name: 'methods-country-selector-v2',
    verb: 'GET',
    path: 'BANKING/methods-country-selector-v2',
    isRetried: true,
    answer: { countries: [] },
    send: (api) => api.methodsCountrySelectorV2({}),
  },
  {
    name: 'methods-payment-v3',
    verb: 'POST',
    path: 'BANKING/methods-payment-v3',
    isRetried: true,
    answer: { methods: [] },
    send: (api) => api.methodsPaymentV3({ country: 'MX', currency: 'MXN' }),
  },
  {
    name: 'methods-withdrawal',
    verb: 'GET',
    path: 'BANKING/methods-withdrawal',
    isRetried: true,
    answer: { methods: [] },
    send: (api) => api.methodsWithdrawal({ country: 'MX', currency: 'MXN' }),
  },
  {
    name: 'methods-withdrawal-v4',
    verb: 'GET',
    path: 'BANKING/methods-withdrawal-v4',
    isRetried: true,
    answer: { methods: [] },
    send: (api) => api.methodsWithdrawalV4({ currency: 'MXN' }),
  },
  {
    name: 'session-start',
    verb: 'POST',
    path: 'BANKING/session-start',
    isRetried: false,
    answer: { payment_session_id: 's' },
    send: (api) => api.sessionStart({ amount: '1.00', currency: 'MXN', pendingGroup: 'g' }),
  },
  {
    name: 'deposit-create',
    verb: 'POST',
    path: 'BANKING/deposit-create',
    isRetried: false,
    answer: { depositId: 'dep-1' },
    send: (api) => api.depositCreate(create, { idempotencyKey: 'intent-key-1' }),
  },
  {
    name: 'deposit-prepare',
    verb: 'POST',
    path: 'BANKING/deposit-prepare',
    isRetried: false,
    answer: { details: 'Words.', fields: [] },
    send: (api) => api.depositPrepare({ paymentMethod: 'airtm' }),
  },
  {
    name: 'deposit-limits',
    verb: 'POST',
    path: 'BANKING/deposit-limits',
    isRetried: true,
    answer: {},
    send: (api) => api.depositLimits({ currency: 'MXN', paymentMethod: 'airtm' }),
  },
  {
    name: 'bank-get',
    verb: 'POST',
    path: 'BANKING/bank-get',
    isRetried: true,
    answer: { bank: { code: 'hdfc' } },
    send: (api) => api.bankGet({ payment_method: 'airtm', bin: '411111' }),
  },
  {
    name: 'deposit-check',
    verb: 'POST',
    path: 'BANKING/deposit-check',
    isRetried: true,
    answer: { exists: false },
    send: (api) => api.depositCheck({ paymentMethod: 'airtm', selectedCountry: 'MX' }),
  },
  {
    name: 'deposit-status',
    verb: 'GET',
    path: 'BANKING/deposit-status',
    isRetried: true,
    answer: { status: 0 },
    send: (api) => api.depositStatus({ depositId: 'dep-1', paymentMethod: 'airtm' }),
  },
  {
    name: 'session-form-on-close-modal',
    verb: 'POST',
    path: 'BANKING/session-form-on-close-modal',
    isRetried: false,
    answer: undefined,
    send: (api) => api.sessionFormOnCloseModal({ paymentMethod: 'airtm', paymentMethodText: 'Airtm', userId: '90210' }),
  },
  {
    name: 'events',
    verb: 'POST',
    path: 'events',
    isRetried: false,
    answer: undefined,
    send: (api) => api.events({ events: [{ key: 'problem', timestamp: 1, value: {} }] }),
  },
]

/** The number of requests that a call sends to a server that drops every connection. */
async function tries({ send }: Row): Promise<number> {
  stand.act = () => 'die'
  const { api, settings } = open()
  const failing = failureOf(send(api))
  for (let n = 1; n <= 5; n++) {
    await stand.arrived(n)
    const isOver = await Promise.race([failing.then(() => true), settings.clock.armed(2_000).then(() => false)])
    if (isOver) return stand.received.length
    await settings.clock.advance(2_000)
  }
  throw new Error('It never gives up.')
}

describe.each(ROWS)('$name', (row) => {
  it(`CALL-02 CALL-03 is a ${row.verb} to ${row.path} under /api`, async () => {
    stand.act = () => answering(row.answer)
    await row.send(open().api)
    expect(stand.received).toMatchObject([{ verb: row.verb, path: row.path }])
  })

  it(`D-01 is ${row.isRetried ? '' : 'not '}retried`, async () => expect(await tries(row)).toBe(row.isRetried ? 4 : 1))

  it('ends after its time, with a "Request timeout"', async () => {
    stand.act = () => 'hang'
    const { api, settings } = open({ request: 7_000 })
    const failing = failureOf(row.send(api))
    await settings.clock.armed(7_000)
    await settings.clock.advance(7_000)
    expect(await failing).toMatchObject({ kind: 'timeout', message: 'Request timeout' })
  })
})

describe('where calls go', () => {
  it('CALL-02 the prefix of banking calls, and the path of one call, are the deployment’s', async () => {
    const { api } = open({ prefix: 'CASH', paths: { 'deposit-status': 'v2/state', events: 'collect' } })
    stand.act = ({ path }) => answering(path.endsWith('state') ? { status: 0 } : { exists: false })
    await api.depositStatus({ depositId: 'dep-1', paymentMethod: 'airtm' })
    await api.depositCheck({ paymentMethod: 'airtm', selectedCountry: 'MX' })
    await api.events({ events: [{ key: 'problem', timestamp: 1, value: {} }] })
    expect(stand.received.map(({ path }) => path)).toEqual(['CASH/v2/state', 'CASH/deposit-check', 'collect'])
  })

  it('only a create carries the key of its entry', async () => {
    for (const { answer, send } of ROWS) {
      stand.act = () => answering(answer)
      await send(open().api)
    }
    expect(stand.received.flatMap(({ idempotencyKey, path }) => (idempotencyKey ? [path] : []))).toEqual([
      'BANKING/deposit-create',
    ])
  })
})

describe('what calls send and take', () => {
  it.each([0, 1, 2, 'PAYED', null])(
    'CALL-16 deposit-status is a GET with depositId and paymentMethod that responds with the status %j',
    async (status) => {
      stand.act = () => answering({ status })
      expect(await open().api.depositStatus({ depositId: 'dep-1', paymentMethod: 'a&b' })).toEqual({
        status,
        chain: undefined,
      })
      expect(stand.received).toMatchObject([{ verb: 'GET', payload: { depositId: 'dep-1', paymentMethod: 'a&b' } }])
    },
  )

  it('CALL-16 deposit-status is retried', async () => {
    expect(await tries(ROWS.find(({ name }) => name === 'deposit-status')!)).toBe(4)
  })

  it('CALL-22 methods-payment-v5 sends country, currency {code,type}, abTestGroup and extras, and is retried', async () => {
    stand.act = () => answering({ methods: [] })
    const { api } = open()
    await api.methodsPaymentV5({
      ...listRequest({ currency: 'MXN', country: 'MX', money: 'fiat' }, 'group_b'),
      extras: { a: 1 },
    })
    await api.methodsPaymentV5(listRequest({ currency: 'BTC', country: 'BR', money: 'crypto' }, undefined))
    expect(stand.received.map(({ payload }) => payload)).toEqual([
      { country: 'MX', currency: { code: 'MXN', type: 'fiat' }, abTestGroup: 'group_b', extras: { a: 1 } },
      { country: 'BR', currency: { code: 'BTC', type: 'crypto' } },
    ])
    await stand.stop()
    stand = await httpStand()
    expect(await tries(ROWS[0]!)).toBe(4)
  })

  it('CALL-24 methods-country-selector-v2 is a GET, and is retried', async () => {
    stand.act = () => answering({ countries: [{ code: 'mx', name: 'Mexico', currency: 'MXN' }, { code: 'BR' }] })
    expect(await open().api.methodsCountrySelectorV2({})).toEqual([
      { code: 'MX', name: 'Mexico', currency: 'MXN' },
      { code: 'BR', name: '', currency: '' },
    ])
    expect(stand.received).toMatchObject([{ verb: 'GET' }])
    await stand.stop()
    stand = await httpStand()
    expect(await tries(ROWS[1]!)).toBe(4)
  })

  it.each(['methods-payment-v3', 'methods-withdrawal-v4', 'methods-withdrawal'])(
    'CALL-23 CALL-25 CALL-26 %s is retried',
    async (call) => {
      expect(await tries(ROWS.find(({ name }) => name === call)!)).toBe(4)
    },
  )

  it('CALL-09 deposit-prepare sends paymentMethod and returns details and fields', async () => {
    stand.act = () =>
      answering({ details: 'A code is sent.', fields: [{ name: 'code', mask: '9999', regexError: 'Four digits.' }] })
    expect(await open().api.depositPrepare({ paymentMethod: 'upi' })).toMatchObject({
      details: ['A code is sent.'],
      fields: [{ name: 'code', masks: ['####'] }],
    })
    expect(stand.received).toMatchObject([{ verb: 'POST', payload: { paymentMethod: 'upi' } }])
  })

  it.each([
    [undefined, []],
    [null, []],
    ['  ', []],
    [
      ['One.', { title: 'Fee', value: 2 }, { value: 'alone' }, null, {}, 3],
      ['One.', 'Fee: 2', 'alone', '3'],
    ],
  ])('the details %j of a preparation are %j', async (details, read) => {
    stand.act = () => answering({ details, fields: null })
    expect(await open().api.depositPrepare({ paymentMethod: 'upi' })).toEqual({ details: read, fields: [] })
  })

  it('CALL-15 bank-get sends payment_method and bin, and is retried', async () => {
    stand.act = () => answering({ bank: { code: 14, name: 'Banorte' } })
    const bank = await open().api.bankGet({ payment_method: 'card', bin: '411111' })
    expect(bank).toEqual({ code: '14', name: 'Banorte', field: 'bank' })
    expect(stand.received).toMatchObject([{ verb: 'POST', payload: { payment_method: 'card', bin: '411111' } }])
    await stand.stop()
    stand = await httpStand()
    expect(await tries(ROWS.find(({ name }) => name === 'bank-get')!)).toBe(4)
  })

  it.each([
    [{}, { code: '', name: '', field: 'bank' }],
    [{ bank: null }, { code: '', name: '', field: 'bank' }],
    [{ bank: 'Banorte' }, { code: '', name: 'Banorte', field: 'bank' }],
    [
      { code: 'x', name: 'Banorte', field: 'issuer' },
      { code: 'x', name: 'Banorte', field: 'issuer' },
    ],
  ])('the bank %j is read as %j', async (body, read) => {
    stand.act = () => answering(body)
    expect(await open().api.bankGet({ payment_method: 'card', bin: '411111' })).toEqual(read)
  })

  it('CALL-21 DATA-31 deposit-limits sends currency, paymentMethod and extras; its answer is keyed by method, each with min and max', async () => {
    stand.act = () => answering({ airtm: { min: 21, max: '20155' }, oxxo: null, __proto__: { min: 1 } })
    const limits = await open().api.depositLimits({ currency: 'MXN', paymentMethod: 'airtm', extras: { box: 1 } })
    expect([...limits]).toEqual([['airtm', { min: 21, max: '20155' }]])
    expect(stand.received).toMatchObject([
      { verb: 'POST', payload: { currency: 'MXN', paymentMethod: 'airtm', extras: { box: 1 } } },
    ])
  })

  it.each([
    [{ exists: false }, { exists: false, depositId: undefined }],
    [
      { exists: false, depositId: 'dep-1' },
      { exists: false, depositId: undefined },
    ],
    [
      { exists: true, depositId: 17 },
      { exists: true, depositId: '17' },
    ],
    [
      { exists: true, depositId: null },
      { exists: true, depositId: undefined },
    ],
    // N21: a draft is not a deposit, even if the answer says it exists.
    [
      { exists: true, depositId: 'dep-1', isFieldsRequired: true, fields: [] },
      { exists: false, depositId: undefined },
    ],
    [
      { exists: true, depositId: 17, isFieldsRequired: true },
      { exists: false, depositId: undefined },
    ],
    [
      { exists: true, depositId: 'dep-1', isFieldsRequired: false },
      { exists: true, depositId: 'dep-1' },
    ],
  ])('N21 deposit-check answers %j', async (body, read) => {
    stand.act = () => answering(body)
    expect(await open().api.depositCheck({ paymentMethod: 'airtm', selectedCountry: 'MX' })).toEqual(read)
    expect(stand.received[0]?.payload).toEqual({ paymentMethod: 'airtm', selectedCountry: 'MX' })
  })

  it.each([
    ['s-1', 's-1'],
    [17, '17'],
  ])('session-start reads the payment_session_id %j', async (payment_session_id, id) => {
    stand.act = () => answering({ payment_session_id, pending_group: 'g', created_at: '2025-01-01T00:00:00Z' })
    expect(await open().api.sessionStart({ pendingGroup: 'g' })).toMatchObject({ id })
  })

  it('CALL-28 events are a POST of key, timestamp and value, and no answer is awaited', async () => {
    stand.act = () => ({ status: 204 })
    const events = [
      { key: 'problem', timestamp: 1, value: { a: 1 } },
      { key: 'form_view', timestamp: 2, value: {} },
    ]
    await open().api.events({ events })
    expect(stand.received).toMatchObject([{ verb: 'POST', payload: { events } }])
  })
})

/** A body in which, for every call, at least one member has the wrong type. "yes" must not appear in error messages. */
const WRONG = { methods: 1, countries: 1, exists: 'yes', depositId: {}, status: {}, fields: 'yes', bank: 1 }

const LIST: readonly unknown[] = []

/** The calls that accept these bodies: they ignore invalid optional members (X7), or may answer with nothing. */
const READ_ANYHOW: Readonly<Record<string, readonly unknown[]>> = {
  'deposit-prepare': [undefined, null, LIST, WRONG],
  'deposit-limits': [undefined, null, LIST, WRONG],
  'bank-get': [WRONG],
  'methods-payment-v5': [LIST],
  'methods-payment-v3': [LIST],
  'methods-withdrawal': [LIST],
  'methods-withdrawal-v4': [LIST],
  'methods-country-selector-v2': [LIST],
}

describe('an answer that does not fit', () => {
  it.each<[string, unknown]>(
    ROWS.filter(({ answer }) => answer !== undefined).flatMap(({ name }) =>
      [undefined, null, LIST, 'ok', 17, WRONG]
        .filter((body) => !READ_ANYHOW[name]?.includes(body))
        .map((body): [string, unknown] => [name, body]),
    ),
  )('C16 of %s: %j is a problem that names the place and not the value', async (name, body) => {
    stand.act = () => (body === undefined ? { status: 200 } : answering(body))
    const problem = await ROWS.find((row) => row.name === name)!
      .send(open().api)
      .catch((reason: unknown) => reason)
    expect(problem).toBeInstanceOf(AnswerProblem)
    expect(problem).toMatchObject({ code: 'api.misfit', call: name })
    expect(String(problem)).not.toContain('yes')
  })
})

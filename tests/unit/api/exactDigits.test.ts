import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANSWER as BANK_GET } from '../../../schemas/calls/bankGet.ts'
import { ANSWER as DEPOSIT_CHECK } from '../../../schemas/calls/depositCheck.ts'
import { ANSWER as DEPOSIT_CREATE } from '../../../schemas/calls/depositCreate.ts'
import { ANSWER as DEPOSIT_CREATE_P2P } from '../../../schemas/calls/depositCreateP2p.ts'
import { ANSWER as DEPOSIT_PREPARE } from '../../../schemas/calls/depositPrepare.ts'
import { ANSWER as CONTINUE } from '../../../schemas/calls/externalDepositContinue.ts'
import { EXACT } from '../../../schemas/calls/identifier.ts'
import { P2P_CARD } from '../../../schemas/calls/p2pDeposit.ts'
import { PAYMENT_METHOD } from '../../../schemas/calls/paymentMethod.ts'
import { ANSWER as SESSION_START } from '../../../schemas/calls/sessionStart.ts'
import { BOX } from '../../../schemas/calls/sweepstakeBoxes.ts'
import { ANSWER as WITHDRAWAL_CHECK } from '../../../schemas/calls/withdrawalCheck.ts'
import { ANSWER as WITHDRAWAL_CREATE } from '../../../schemas/calls/withdrawalCreate.ts'
import { STATUS_PUSH } from '../../../schemas/pushes/depositStatus.ts'
import type { Api } from '../../../src/api/index.ts'
import { createListApi } from '../../../src/api/listApi.ts'
import { createPaymentApi } from '../../../src/api/paymentApi.ts'
import { createStatusPushes } from '../../../src/api/pushes/createStatusPushes.ts'
import { readMethodFields } from '../../../src/api/readMethodFields.ts'
import { createWithdrawalApi, type WithdrawalApi } from '../../../src/api/withdrawalApi.ts'
import { parseJson } from '../../../src/platform/files/parseJson.ts'
import { openTransport } from '../../../src/transport/openTransport.ts'
import type { Transport } from '../../../src/transport/Transport.ts'
import { httpStand, jsonNumber, type Stand, socketStand, testSettings } from '../../contract/transportStands.ts'
import fc, { runs } from '../fastCheck.ts'

const RUNS = runs(12, 500)

interface Shape {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly additionalProperties?: boolean | Shape
  readonly enum?: readonly unknown[]
  readonly maximum?: number
  readonly pattern?: string
}

/** Sample member names for records that allow any name. */
const OPEN_NAMES = ['number', 'account_number', 'iban', 'memo']
/** Members that don't carry identifiers: the types of a pix key, the events of a field, and others. */
const PLAIN_MEMBERS: Readonly<Record<string, unknown>> = {
  user_payment_fields: null,
  events: null,
  encoded: false,
  exists: true,
  isFieldsRequired: false,
  name: 'x',
  type: 'text',
  buttonPay: null,
  source: 'https://pay.example/',
  method: 'POST',
  checkLuhn: false,
}

/** A response that fits its schema; every value that must stay exact comes from `digits`. */
function sample(shape: Shape, digits: () => unknown): unknown {
  const types = [shape.type ?? []].flat()
  if (shape.maximum === EXACT.maximum) return types.includes('object') ? digits() : digits()
  if (types.includes('object') && (shape.properties || shape.additionalProperties)) {
    const named = Object.entries(shape.properties ?? {}).map(([name, member]) => [
      name,
      name in PLAIN_MEMBERS ? PLAIN_MEMBERS[name] : sample(member, digits),
    ])
    const rest = shape.additionalProperties
    const open = typeof rest === 'object' && rest.maximum === EXACT.maximum ? OPEN_NAMES : []
    return Object.fromEntries([...named, ...open.map((name) => [name, digits()])])
  }
  if (types.includes('array')) return shape.items === undefined ? [] : [sample(shape.items, digits)]
  if (types.includes('number')) return 100
  if (types.includes('boolean')) return true
  return types.includes('string') && shape.pattern === undefined ? 'words' : null
}

type All = Api & WithdrawalApi

interface Row {
  readonly name: string
  readonly shape: Shape
  readonly wrap?: (sample: unknown) => unknown
  readonly send: (api: All) => Promise<unknown>
  /** The minimum number of identifiers in the result. Without a minimum, a reader that drops everything would pass. */
  readonly atLeast: number
}

const ROWS: readonly Row[] = [
  { name: 'deposit-create', shape: DEPOSIT_CREATE, send: (api) => api.depositCreate({} as never), atLeast: 9 },
  {
    name: 'deposit-create-sweepstake',
    shape: DEPOSIT_CREATE,
    send: (api) => api.depositCreateSweepstake({} as never),
    atLeast: 9,
  },
  {
    name: 'deposit-create-p2p',
    shape: DEPOSIT_CREATE_P2P,
    wrap: (said) => ({ ...(said as object), card: null, apiResponse: null }),
    send: (api) => api.depositCreateP2p({} as never),
    atLeast: 2,
  },
  {
    name: 'deposit-create-p2p with a card',
    shape: P2P_CARD,
    wrap: (card) => ({ card }),
    send: (api) => api.depositCreateP2p({} as never),
    atLeast: 4,
  },
  {
    name: 'deposit-check',
    shape: DEPOSIT_CHECK,
    wrap: (said) => ({ ...(said as object), card: null }),
    send: (api) => api.depositCheck({} as never),
    atLeast: 2,
  },
  { name: 'deposit-prepare', shape: DEPOSIT_PREPARE, send: (api) => api.depositPrepare({} as never), atLeast: 1 },
  {
    name: 'external-deposit-continue',
    shape: CONTINUE,
    send: (api) => api.externalDepositContinue({} as never),
    atLeast: 0,
  },
  { name: 'bank-get', shape: BANK_GET, send: (api) => api.bankGet({} as never), atLeast: 1 },
  { name: 'session-start', shape: SESSION_START, send: (api) => api.sessionStart({} as never), atLeast: 1 },
  {
    name: 'sweepstake-boxes',
    shape: BOX,
    wrap: (box) => ({ boxes: [box] }),
    send: (api) => api.sweepstakeBoxes({}),
    atLeast: 1,
  },
  { name: 'withdrawal-create', shape: WITHDRAWAL_CREATE, send: (api) => api.withdrawalCreate({} as never), atLeast: 1 },
  { name: 'withdrawal-check', shape: WITHDRAWAL_CHECK, send: (api) => api.withdrawalCheck({} as never), atLeast: 1 },
  {
    name: 'methods-payment-v5',
    shape: PAYMENT_METHOD,
    wrap: (method) => ({ methods: [method] }),
    send: async (api) => {
      const { methods } = await api.methodsPaymentV5({} as never)
      return methods.map((method) => [method.icons, readMethodFields(method)])
    },
    atLeast: 3,
  },
]

/** An identifier of up to 40 digits: a string, possibly with leading zeros, or a JSON number. */
const identifier = fc.oneof(
  fc.stringMatching(/^[0-9]{1,40}$/).map((digits) => ({ digits, said: digits })),
  fc.stringMatching(/^[1-9][0-9]{0,39}$/).map((digits) => ({ digits, said: jsonNumber(digits) })),
)

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const media = [
  { kind: 'http', open: httpStand },
  { kind: 'socket', open: socketStand },
] as const

describe.each(media)('what is read of an answer over $kind', ({ kind, open }) => {
  let stand: Stand
  let transport: Transport
  let api: All

  beforeAll(async () => {
    stand = await open()
    transport = await openTransport(kind, testSettings(stand.apiBase))
    const config = {
      api: { prefix: 'BANKING', paths: {} },
      timeouts: { request: 30_000, host: 30_000, file: 10_000 },
    } as never
    const need = { transport, config }
    api = { ...createListApi(need), ...createPaymentApi(need), ...createWithdrawalApi(need) }
  })

  afterAll(async () => {
    transport.close()
    await stand.stop()
  })

  it.each(ROWS)('N1 $name: every identifier is there digit for digit, or not at all', async (row) => {
    await fc.assert(
      fc.asyncProperty(fc.array(identifier, { minLength: 60, maxLength: 60 }), async (all) => {
        const given: string[] = []
        const next = () => {
          const { digits, said } = all[given.length % all.length] as (typeof all)[number]
          given.push(digits)
          return said
        }
        const said = sample(row.shape, next)
        const body = row.wrap?.(said) ?? said
        stand.act = () => ({ status: 200, body })
        const read = textsIn(await row.send(api)).filter((text) => /^[0-9]+$/.test(text))
        const own = read.filter((text) => !['100', '1', '0'].includes(text) || given.includes(text))
        expect(own.filter((text) => !given.includes(text))).toEqual([])
        expect(own.length).toBeGreaterThanOrEqual(row.atLeast)
        expect(JSON.stringify(read)).not.toMatch(/e\+/)
      }),
      { numRuns: RUNS },
    )
  })
})

it('N1 the deposit id of a push keeps every digit', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9][0-9]{0,39}$/), (digits) => {
      const heard: unknown[] = []
      const { handle, listen } = createStatusPushes((_, paths) => heard.push(paths))
      listen((news) => heard.push(news))
      handle(parseJson(`{"depositId":${digits},"status":1.0}`))
      expect(heard).toEqual([{ depositId: digits, status: 1 }])
      expect(STATUS_PUSH.properties.depositId.maximum).toBe(EXACT.maximum)
    }),
  )
})

describe('N1 an identifier that was rounded before it came', () => {
  const stands = { http: undefined as Stand | undefined }
  afterAll(() => stands.http?.stop())

  it.each([
    ['deposit-create', (api: All) => api.depositCreate({} as never), '{"depositId":9.007199254740993e15}'],
    [
      'deposit-create',
      (api: All) => api.depositCreate({} as never),
      '{"apiResponse":{"card":{"bank_account":1.2345678901234568e+22}}}',
    ],
    [
      'deposit-create',
      (api: All) => api.depositCreate({} as never),
      '{"apiResponse":{"requisites":[{"name":"a","value":1e30}]}}',
    ],
    ['deposit-create', (api: All) => api.depositCreate({} as never), '{"depositAddress":"T1","memo":1.8e19}'],
    ['deposit-check', (api: All) => api.depositCheck({} as never), '{"exists":true,"depositId":1e16}'],
    ['session-start', (api: All) => api.sessionStart({} as never), '{"payment_session_id":1e16}'],
    ['withdrawal-create', (api: All) => api.withdrawalCreate({} as never), '{"withdrawalId":1e16}'],
  ])('is rejected in %s, so that no rounded digits are shown', async (_, send, text) => {
    stands.http ??= await httpStand()
    const transport = await openTransport('http', testSettings(stands.http.apiBase))
    const config = { api: { prefix: 'BANKING', paths: {} }, timeouts: { request: 30_000, host: 1, file: 1 } } as never
    const api = {
      ...createListApi({ transport, config }),
      ...createPaymentApi({ transport, config }),
      ...createWithdrawalApi({ transport, config }),
    }
    stands.http.act = () => ({ status: 200, text })
    await expect(send(api)).rejects.toMatchObject({
      name: 'AnswerProblem',
      paths: [expect.stringMatching(/\(maximum\)$/)],
    })
  })

  it('makes a peer-to-peer card a misfit', async () => {
    stands.http ??= await httpStand()
    const transport = await openTransport('http', testSettings(stands.http.apiBase))
    const config = { api: { prefix: 'BANKING', paths: {} }, timeouts: { request: 30_000, host: 1, file: 1 } } as never
    const api = createPaymentApi({ transport, config })
    stands.http.act = () => ({ status: 200, text: '{"depositId":"d1","card":{"number":6.461801570428758e17}}' })
    const { invoice, mismatches } = await api.depositCreateP2p({} as never)
    expect(mismatches).toEqual(['card/number (maximum)'])
    expect(invoice?.requisites).toEqual([])
  })
})

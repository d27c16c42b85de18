import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { methodsPaymentV5 } from '../../../src/api/calls/methodsPaymentV5.ts'
import { createPaymentApi } from '../../../src/api/paymentApi.ts'
import { createWithdrawalApi } from '../../../src/api/withdrawalApi.ts'
import { createDiagnostics } from '../../../src/app/core/createDiagnostics.ts'
import { createHostNotifier } from '../../../src/app/payments/createHostNotifier.ts'
import type { HostBridge } from '../../../src/host/bridge/HostBridge.ts'
import type { Texts } from '../../../src/i18n/createTexts.ts'
import { NoticesStore } from '../../../src/notices/NoticesStore.ts'
import { httpTransport } from '../../../src/transport/http.ts'
import { type Act, httpStand, type Stand, testSettings } from '../../contract/transportStands.ts'
import { session, textsOf } from '../features/builders.ts'
import { CALL_CONFIG } from '../features/openPlayer.ts'

let texts: Texts
let stand: Stand
beforeAll(async () => {
  // The code listens for the unload of the page, which these tests do not simulate.
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('document', { addEventListener: () => undefined })
  texts = await textsOf()
})
afterAll(() => void vi.unstubAllGlobals())
beforeEach(async () => {
  stand = await httpStand()
})
afterEach(() => stand.stop())

/** Opens the API of a payment and collects what the app reports about its answers: tracked events and host messages. */
function open(isFirstList = false) {
  const settings = testSettings(stand.apiBase)
  const transport = httpTransport(settings)
  const firstList = isFirstList ? methodsPaymentV5({ transport, config: CALL_CONFIG })({} as never) : undefined
  const need = {
    config: CALL_CONFIG,
    clock: settings.clock,
    data: {},
    server: { transport, firstList },
    diagnostics: { isLogging: false },
  } as never
  const { api: listApi, reports } = createDiagnostics(
    need,
    { session: session(), notices: new NoticesStore() } as never,
    texts,
  )
  const host: unknown[] = []
  const bridge: Pick<HostBridge, 'send'> = { send: (message) => void host.push(message) }
  const { onCallFailure } = createHostNotifier({ ...reports, bridge, onCallFailure: reports.calls.onFailure })
  const wire = {
    transport,
    config: CALL_CONFIG,
    onDeviation: reports.calls.onDeviation,
    onFailure: onCallFailure,
  } as never
  return {
    api: { ...listApi, ...createPaymentApi(wire), ...createWithdrawalApi(wire) },
    clock: settings.clock,
    firstList,
    host,
    reports,
    async events() {
      const asked = stand.received.length
      reports.endTracking()
      await stand.arrived(asked + 1)
      const sent = stand.received.filter(({ path }) => path.endsWith('events'))
      return sent.flatMap(
        ({ payload }) => (payload as { events: { key: string; value: Record<string, unknown> }[] }).events,
      )
    },
  }
}

type OpenApi = ReturnType<typeof open>['api']

const ROWS: readonly [name: string, send: (api: OpenApi) => Promise<unknown>, body: unknown, why: string][] = [
  ['deposit-create', (api) => api.depositCreate({} as never), { depositId: ['a', 'b'] }, '/depositId (type: list)'],
  [
    'deposit-create',
    (api) => api.depositCreate({} as never),
    { fields: [{ type: 'text' }] },
    '/fields/0 (required: name)',
  ],
  ['deposit-create', (api) => api.depositCreate({} as never), { apiResponse: 'no' }, '/apiResponse (type: string)'],
  [
    'deposit-create-p2p',
    (api) => api.depositCreateP2p({} as never),
    { depositId: { a: 1 } },
    '/depositId (type: object)',
  ],
  [
    'deposit-create-sweepstake',
    (api) => api.depositCreateSweepstake({} as never),
    { depositAddress: { a: 1 } },
    '/depositAddress (type: object)',
  ],
  ['deposit-check', (api) => api.depositCheck({} as never), {}, '/ (required: exists)'],
  ['deposit-status', (api) => api.depositStatus({} as never), { status: [1, 2] }, '/status (type: list)'],
  ['session-start', (api) => api.sessionStart({} as never), { id: 'secret' }, '/ (required: payment_session_id)'],
  [
    'withdrawal-create',
    (api) => api.withdrawalCreate({} as never),
    { destination: 'secret' },
    '/destination (type: string)',
  ],
  ['withdrawal-check', (api) => api.withdrawalCheck({} as never), 'secret', '/ (type: string)'],
  ['methods-payment-v5', (api) => api.methodsPaymentV5({} as never), { list: [] }, '/ (required: methods)'],
]

describe('N8 a response that does not match its schema', () => {
  it.each(ROWS)(
    'of %s is reported with call, path and reason, and without the value',
    async (call, send, body, why) => {
      const { api, events } = open()
      stand.act = () => ({ status: 200, body })
      await expect(send(api)).rejects.toMatchObject({ name: 'AnswerProblem', call, paths: [why] })
      await expect(send(api)).rejects.toBeInstanceOf(Error)
      const told = await events()
      const text = expect.stringContaining(`The answer of ${call} does not fit its schema: ${why}.`)
      const error = ['call_error', { error_code: 'api.misfit', error_text: text }]
      expect(told.map(({ key, value }) => [key, value])).toEqual([
        error,
        ['problem', { code: 'api.misfit', message: text }],
        error,
      ])
      expect(JSON.stringify(told)).not.toContain('secret')
    },
  )

  it.each([
    [
      'deposit-create-p2p',
      (api: OpenApi) => api.depositCreateP2p({} as never),
      { depositId: { a: 1 } },
      'deposit-create-p2p: /depositId (type: object)',
    ],
    [
      'deposit-create-p2p',
      (api: OpenApi) => api.depositCreateP2p({} as never),
      [],
      'deposit-create-p2p: / (type: list)',
    ],
    [
      'deposit-check',
      (api: OpenApi) => api.depositCheck({} as never),
      { exists: true, unifiedFlow: 'x' },
      'deposit-check: /unifiedFlow (type: string)',
    ],
    [
      'deposit-check',
      (api: OpenApi) => api.depositCheck({} as never),
      { exists: true, depositId: 'd1', card: { number: { a: 1 } } },
      'deposit-check: card/number (type: object)',
    ],
    [
      'deposit-check',
      (api: OpenApi) => api.depositCheck({} as never),
      { exists: true, depositId: 'd1', card: { encoded: true, phone: '%' } },
      'deposit-check: card/phone: Error while decrypting data',
    ],
    [
      'deposit-check',
      (api: OpenApi) => api.depositCheck({} as never),
      { exists: true, depositId: 'd1', card: 'x' },
      'deposit-check: card (type: string)',
    ],
  ])('P2P-25 of %s is reported to the host once', async (_, send, body, text) => {
    const { api, events, host } = open()
    stand.act = () => ({ status: 200, body })
    for (const time of [1, 2]) await send(api).catch(() => time)
    expect(host).toEqual([{ messageType: 'onInvalidP2PResponse', text }])
    expect((await events()).map(({ key }) => key)).toEqual(['call_error', 'problem', 'call_error'])
  })

  it('P2P-25 of another kind of deposit is not reported to the host', async () => {
    const { api, host } = open()
    stand.act = () => ({ status: 200, body: { depositId: { a: 1 } } })
    await api.depositCreate({} as never).catch(() => undefined)
    await api.depositCheck({} as never).catch(() => undefined)
    expect(host).toEqual([])
  })

  it('is reported for the first list, which is requested before the reports are connected', async () => {
    stand.act = () => ({ status: 200, body: {} })
    const { events, firstList } = open(true)
    await firstList?.catch(() => undefined)
    expect((await events()).map(({ key }) => key)).toEqual(['call_error', 'problem'])
  })
})

describe('ANALYT-06 a failed call', () => {
  const CALLS: readonly [name: string, send: (api: OpenApi) => Promise<unknown>][] = [
    ['deposit-create', (api) => api.depositCreate({} as never)],
    ['withdrawal-create', (api) => api.withdrawalCreate({} as never)],
    ['session-start', (api) => api.sessionStart({} as never)],
  ]
  const FAILURES: readonly [why: string, act: Act, code: string][] = [
    ['a refusal', { status: 422, body: { code: 'banking.limit' } }, 'banking.limit'],
    ['a status 500', { status: 500, body: {} }, 'transport.status'],
    ['a broken connection', 'die', 'socket.networkError'],
    ['a timeout', 'hang', 'transport.timeout'],
  ]

  it.each(CALLS.flatMap(([name, send]) => FAILURES.map((row) => [name, ...row, send] as const)))(
    '%s with %s is tracked exactly once, also when a notice is shown',
    async (_, why, act, code, send) => {
      const { api, clock, events, reports } = open()
      stand.act = ({ path }) => (path.endsWith('events') ? { status: 200 } : act)
      const failing = send(api).catch((failure) => failure)
      if (why === 'a timeout') {
        await stand.arrived(1)
        await clock.advance(CALL_CONFIG.timeouts.request)
      }
      reports.onFailure(await failing)
      const told = await events()
      expect(told).toMatchObject([{ key: 'call_error', value: { error_code: code, error_text: expect.any(String) } }])
    },
  )

  it('is tracked once if it is polled and fails in the same way again', async () => {
    stand.act = ({ path }) => (path.endsWith('events') ? { status: 200 } : { status: 500, body: {} })
    const { api, events } = open()
    for (let poll = 0; poll < 3; poll++) await api.depositStatus({} as never, { isPolled: true }).catch(() => undefined)
    stand.act = ({ path }) => (path.endsWith('events') ? { status: 200 } : { status: 422, body: { code: 'a.b' } })
    await api.depositStatus({} as never, { isPolled: true }).catch(() => undefined)
    const codes = (await events()).map(({ value }) => value.error_code)
    expect(codes).toEqual(['transport.status', 'a.b'])
  })

  it('N8 is tracked once if only a part of a polled response is unusable, which hides no status', async () => {
    const body = { status: 1, txid: 'abc', currency: { code: 'secret' }, amount: '5' }
    stand.act = ({ path }) => (path.endsWith('events') ? { status: 200 } : { status: 200, body })
    const { api, events } = open()
    for (let poll = 0; poll < 3; poll++)
      expect(await api.depositStatus({} as never, { isPolled: true })).toMatchObject({
        status: 1,
        chain: { amount: '5' },
      })
    const error_text = 'The answer of deposit-status does not fit its schema: /currency (type: object).'
    const told = await events()
    expect(told.filter(({ key }) => key === 'call_error').map(({ value }) => value)).toMatchObject([
      { error_code: 'api.misfit', error_text: expect.stringContaining(error_text) },
    ])
    expect(JSON.stringify(told)).not.toContain('secret')
  })

  it.each([
    ['deposit-create', (api: OpenApi) => api.depositCreate({} as never)],
    ['deposit-create-p2p', (api: OpenApi) => api.depositCreateP2p({} as never)],
  ])('N8 a response of %s that asks for fields and has none is tracked', async (call, send) => {
    const body = { depositId: 5, apiResponse: { isFieldsRequired: true, fields: [] } }
    stand.act = ({ path }) => (path.endsWith('events') ? { status: 200 } : { status: 200, body })
    const { api, events } = open()
    expect(await send(api)).toMatchObject({ depositId: '5', isFieldsRequired: true, fields: [] })
    const error_text = `The answer of ${call} does not fit its schema: / (required: fields, because of isFieldsRequired).`
    expect((await events()).filter(({ key }) => key === 'call_error')).toMatchObject([{ value: { error_text } }])
  })

  it('is tracked for the first list', async () => {
    stand.act = () => ({ status: 500, body: {} })
    const { events, firstList } = open(true)
    await firstList?.catch(() => undefined)
    expect((await events()).map(({ key }) => key)).toEqual(['call_error'])
  })

  it('is not tracked if the widget aborted it', async () => {
    const { api, events, reports } = open()
    stand.act = ({ path }) => (path.endsWith('events') ? { status: 200 } : 'hang')
    const abort = new AbortController()
    const failing = api.depositLimits({} as never, { signal: abort.signal }).catch(() => undefined)
    await stand.arrived(1)
    abort.abort()
    await failing
    reports.track('form_view', {})
    expect((await events()).map(({ key }) => key)).toEqual(['form_view'])
  })

  it('Q-045 is not tracked if it sent events', async () => {
    const { api, events, reports } = open()
    stand.act = () => ({ status: 500, body: {} })
    await api.events({ events: [] }).catch(() => undefined)
    reports.track('form_view', {})
    expect((await events()).map(({ key }) => key)).toEqual(['form_view'])
  })
})

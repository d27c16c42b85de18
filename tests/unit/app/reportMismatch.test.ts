import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPaymentApi } from '../../../src/api/paymentApi.ts'
import { createWithdrawalApi } from '../../../src/api/withdrawalApi.ts'
import { createDiagnostics } from '../../../src/app/core/createDiagnostics.ts'
import { createHostNotifier } from '../../../src/app/payments/createHostNotifier.ts'
import type { HostBridge } from '../../../src/host/bridge/HostBridge.ts'
import type { Texts } from '../../../src/i18n/createTexts.ts'
import { NoticesStore } from '../../../src/notices/NoticesStore.ts'
import { httpTransport } from '../../../src/transport/http.ts'
import { httpStand, type Stand, testSettings } from '../../contract/transportStands.ts'
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
function open() {
  const settings = testSettings(stand.apiBase)
  const transport = httpTransport(settings)
  const need = {
    config: CALL_CONFIG,
    clock: settings.clock,
    data: {},
    server: { transport },
    diagnostics: { isLogging: false },
  } as never
  const { api: listApi, reports } = createDiagnostics(
    need,
    { session: session(), notices: new NoticesStore() } as never,
    texts,
  )
  const host: unknown[] = []
  const bridge: Pick<HostBridge, 'send'> = { send: (message) => void host.push(message) }
  const { notifyMismatch } = createHostNotifier({ ...reports, bridge })
  const wire = {
    transport,
    config: CALL_CONFIG,
    onDeviation: reports.reportDeviation,
    onMismatch: notifyMismatch,
  } as never
  return {
    api: { ...listApi, ...createPaymentApi(wire), ...createWithdrawalApi(wire) },
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
      expect(told.map(({ key, value }) => [key, value])).toEqual([
        ['call_error', { error_code: 'api.answer', error_text: text }],
        ['problem', { code: 'api.misfit', message: text }],
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
    expect((await events()).map(({ key }) => key)).toEqual(['call_error', 'problem'])
  })

  it('P2P-25 of another kind of deposit is not reported to the host', async () => {
    const { api, host } = open()
    stand.act = () => ({ status: 200, body: { depositId: { a: 1 } } })
    await api.depositCreate({} as never).catch(() => undefined)
    await api.depositCheck({} as never).catch(() => undefined)
    expect(host).toEqual([])
  })

  it('is reported for the first list, which is requested before the reports are connected', async () => {
    const { api, events, reports } = open()
    stand.act = () => ({ status: 200, body: {} })
    reports.onFailure(await api.methodsPaymentV5({} as never).catch((failure) => failure))
    expect((await events()).map(({ key }) => key)).toEqual(['call_error', 'problem'])
  })
})

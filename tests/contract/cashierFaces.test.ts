import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getResponse } from 'msw'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cashiers, createCashiers } from '../../mocks/cashier/createCashiers.ts'
import { layoutFiles } from '../../mocks/cashier/layoutFiles.ts'
import { SCENARIOS } from '../../mocks/scenarios/index.ts'
import { type RunningServer, startServer } from '../../mocks/server/startServer.ts'
import { handlers } from '../../mocks/worker/handlers.ts'
import { createPaymentApi } from '../../src/api/paymentApi.ts'
import { openTransport } from '../../src/transport/openTransport.ts'
import type { SocketPush } from '../../src/transport/Transport.ts'
import { cashierTransport } from '../unit/features/cashierTransport.ts'
import { type FakeClock, fakeClock } from '../unit/support/fakeClock.ts'
import { testSettings } from './transportStands.ts'

const WORLD = 'https://widget.example'
const ASKED_AT = Date.UTC(2026, 10, 21)

/** A way to reach the cashiers. `create` sends a create call, and rejects if the call fails. */
interface Face {
  readonly cashiers: Pick<Cashiers, 'of'>
  readonly create: (token: string, key: string) => Promise<unknown>
}

const DEPOSIT = {
  amount: '500.00',
  currency: 'MXN',
  depositId: null,
  fields: {},
  isActivatedBonus: false,
  paymentSessionId: null,
  paymentType: 'oxxo',
  returnUrl: 'https://casino.example/paid',
  wallet: null,
  selectedCountry: 'MX',
}

let server: RunningServer
let serverClock: FakeClock

beforeAll(async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'site-'))
  writeFileSync(join(siteDir, 'index.html'), '')
  serverClock = fakeClock(ASKED_AT)
  server = await startServer({ siteDir, now: serverClock.now, later: serverClock.later })
})
afterAll(() => server.close())

const init = (token: string, key: string): RequestInit => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    'cache-control': 'no-cache',
    'extra-params': '{"platformVersion":"redesign"}',
    isMobileApp: '0',
    pwa: '0',
    authorization: token,
    'idempotency-key': key,
  },
  body: JSON.stringify(DEPOSIT),
})

async function jsonOf(response: Response | undefined): Promise<unknown> {
  if (!response?.ok) throw new Error(`${response?.status}`)
  return response.json()
}

const cashiersBy = (clock: FakeClock) =>
  createCashiers({
    now: clock.now,
    later: clock.later,
    random: () => 0.5,
    scenarios: SCENARIOS,
    providerUrl: (id) => `${WORLD}/${id}`,
  })

const CALL_CONFIG = {
  api: { base: '/api', prefix: 'BANKING', paths: {}, idempotencyKey: true },
  timeouts: { request: 30_000, host: 30_000, file: 10_000 },
} as const

const FACES: readonly (readonly [string, () => { readonly clock: FakeClock; readonly face: Face }])[] = [
  [
    'the worker in the browser',
    () => {
      const clock = fakeClock(ASKED_AT)
      const cashiers = cashiersBy(clock)
      const all = handlers({ cashiers, staticPath: '/static/', layouts: () => layoutFiles(), onCall: () => {} })
      const create: Face['create'] = async (token, key) => {
        const request = new Request(`${WORLD}/api/BANKING/deposit-create`, init(token, key))
        return jsonOf(await getResponse(all, request, { baseUrl: WORLD }))
      }
      return { clock, face: { cashiers, create } }
    },
  ],
  [
    'the server over HTTP',
    () => {
      const create: Face['create'] = async (token, key) =>
        jsonOf(await fetch(`${server.widgetOrigin}/api/BANKING/deposit-create`, init(token, key)))
      return { clock: serverClock, face: { cashiers: { of: server.cashierOf }, create } }
    },
  ],
  [
    'the server over its socket',
    () => {
      const create: Face['create'] = async (token, key) => {
        const settings = testSettings(`${server.widgetOrigin}/api`, { token: () => token })
        const transport = await openTransport('socket', settings)
        const api = createPaymentApi({ transport, config: CALL_CONFIG })
        return api.depositCreate(DEPOSIT, { idempotencyKey: key }).finally(() => transport.close())
      }
      return { clock: serverClock, face: { cashiers: { of: server.cashierOf }, create } }
    },
  ],
  [
    'the line in the same process',
    () => {
      const clock = fakeClock(ASKED_AT)
      const cashiers = cashiersBy(clock)
      const create: Face['create'] = (token, key) => {
        const transport = cashierTransport({ cashier: cashiers.of(token), clock })
        return createPaymentApi({ transport, config: CALL_CONFIG }).depositCreate(DEPOSIT, { idempotencyKey: key })
      }
      return { clock, face: { cashiers, create } }
    },
  ],
]

describe.each(FACES)('H1 %s', (name, open) => {
  const token = (scenario: string) => `scenario.${scenario}.${name.replaceAll(' ', '-')}`

  it('answers a create by default, and the same to a renewed token', async () => {
    const { face } = open()
    const answer = { depositId: 'dep-1001' }
    expect(await face.create(token('default'), 'k')).toMatchObject(answer)
    expect(await face.create(`${token('default')}.1`, 'k')).toMatchObject(answer)
    expect(face.cashiers.of(token('default')).deposits()).toHaveLength(1)
  })

  it('fails a create at once, and stores its deposit twenty seconds later', async () => {
    const { clock, face } = open()
    const start = clock.now()
    await expect(face.create(token('storesLate'), 'k')).rejects.toThrow()
    const books = face.cashiers.of(token('storesLate'))
    await clock.advance(19_999)
    expect(books.deposits()).toEqual([])
    await clock.advance(1)
    expect(books.deposits()).toMatchObject([{ requestedAt: start, storedAt: start + 20_000 }])
  })
})

describe('P2 the socket of the server', () => {
  /** A player's connection to the server, and its received pushes. */
  async function line(token: string) {
    const pushed: SocketPush[] = []
    const settings = testSettings(`${server.widgetOrigin}/api`, {
      token: () => token,
      onPush: (push) => pushed.push(push),
    })
    const transport = await openTransport('socket', settings)
    const api = createPaymentApi({ transport, config: CALL_CONFIG })
    return { api, pushed, transport }
  }

  it('pushes reports of the provider to every document of the player, and to nobody else', async () => {
    const lines = await Promise.all(['anna', 'anna.1', 'bert'].map((one) => line(`scenario.default.push-${one}`)))
    const made = await Promise.all(
      lines.map(({ api }, index) => api.depositCreate(DEPOSIT, { idempotencyKey: `${index}` })),
    )
    const [depositId, , other] = made.map((answer) => String(answer.depositId))
    server.cashierOf('scenario.default.push-anna').setStatus(depositId ?? '', 1)
    const news = { type: 'deposit.status', data: { depositId, status: 1 } }
    await expect.poll(() => lines.slice(0, 2).map(({ pushed }) => pushed)).toEqual([[news], [news]])
    // Any push for the third connection would have arrived before this answer.
    await lines[2]?.api.depositStatus({ depositId: other ?? '', paymentMethod: 'oxxo' })
    expect(lines[2]?.pushed).toEqual([])
    for (const { transport } of lines) transport.close()
  })

  it('refuses messages that no widget sends', async () => {
    const { origin } = new URL(server.widgetOrigin)
    const answerTo = async (query: Record<string, string>, message: object) => {
      const socket = io(origin, { path: '/v4/socket.io', transports: ['websocket'], forceNew: true, query })
      const answered = new Promise((resolve) => socket.on('message', resolve))
      socket.emit('message', message)
      return answered.finally(() => socket.disconnect())
    }
    const query = { Authorization: 't', Language: 'en', pwa: '0', isMobileApp: '0', cashier_type: 'widget' }
    const message = { msgid: '1', sendTime: 1, type: 'BANKING:methods-country-selector-v2', data: {} }
    expect(await answerTo(query, message)).toMatchObject({ msgid: '1', status: 200 })
    expect(await answerTo({ ...query, cashier_type: 'app' }, message)).toMatchObject({ status: 400 })
    expect(await answerTo(query, { ...message, type: 'BANKING/deposit-status' })).toMatchObject({ status: 400 })
    expect(await answerTo(query, { ...message, type: 'BANKING:nothing' })).toMatchObject({ status: 404 })
  })
})

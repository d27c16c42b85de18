import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getResponse } from 'msw'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cashiers, createCashiers } from '../../mocks/cashier/createCashiers.ts'
import { SCENARIOS } from '../../mocks/scenarios/index.ts'
import { type RunningServer, startServer } from '../../mocks/server/startServer.ts'
import { handlers } from '../../mocks/worker/handlers.ts'
import { createPaymentApi } from '../../src/api/paymentApi.ts'
import { cashierTransport } from '../unit/flows/cashierTransport.ts'
import { type FakeClock, fakeClock } from '../unit/support/fakeClock.ts'

const WORLD = 'https://widget.example'
const ASKED_AT = Date.UTC(2026, 10, 21)

/** A way to speak with the cashiers: over it a create is made, and it answers or it fails. */
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

const FACES: readonly (readonly [string, () => { readonly clock: FakeClock; readonly face: Face }])[] = [
  [
    'the worker in the browser',
    () => {
      const clock = fakeClock(ASKED_AT)
      const cashiers = cashiersBy(clock)
      const all = handlers({ cashiers, staticPath: '/static/', scenario: SCENARIOS.default, tell: () => {} })
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
    'the line in the same process',
    () => {
      const clock = fakeClock(ASKED_AT)
      const cashiers = cashiersBy(clock)
      const config = {
        api: { base: '/api', prefix: 'BANKING', paths: {}, idempotencyKey: true },
        timeouts: { request: 30_000, host: 30_000, file: 10_000 },
      } as const
      const create: Face['create'] = (token, key) => {
        const transport = cashierTransport({ cashier: cashiers.of(token), clock })
        return createPaymentApi({ transport, config }).depositCreate(DEPOSIT, { idempotencyKey: key })
      }
      return { clock, face: { cashiers, create } }
    },
  ],
]

describe.each(FACES)('H1 %s', (name, open) => {
  const token = (scenario: string) => `scenario.${scenario}.${name.replaceAll(' ', '-')}`

  it('answers a create on a good day, and the same to a renewed token', async () => {
    const { face } = open()
    const answer = { depositId: 'dep-1001' }
    expect(await face.create(token('default'), 'k')).toMatchObject(answer)
    expect(await face.create(`${token('default')}.1`, 'k')).toMatchObject(answer)
    expect(face.cashiers.of(token('default')).deposits()).toHaveLength(1)
  })

  it('loses the answer at once, and stores the deposit five seconds later', async () => {
    const { clock, face } = open()
    const start = clock.now()
    await expect(face.create(token('storesLate'), 'k')).rejects.toThrow()
    const books = face.cashiers.of(token('storesLate'))
    await clock.advance(4_999)
    expect(books.deposits()).toEqual([])
    await clock.advance(1)
    expect(books.deposits()).toMatchObject([{ askedAt: start, storedAt: start + 5_000 }])
  })
})

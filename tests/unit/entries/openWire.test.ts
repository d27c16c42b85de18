import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HOST_PAYLOADS } from '../../../fixtures/index.ts'
import type { OutgoingMessage } from '../../../schemas/host/outgoing.ts'
import { openWire } from '../../../src/entries/openWire.ts'
import { readConfig } from '../../../src/entries/readConfig.ts'
import type { Channel } from '../../../src/host/Channel.ts'
import { openBridge } from '../../../src/host/HostBridge.ts'
import { readHostData } from '../../../src/host/readHostData.ts'
import type { CallSpec } from '../../../src/transport/Transport.ts'
import { type Act, failureOf, httpStand, type Stand } from '../../contract/transportStands.ts'
import { memoryStorage } from '../flows/builders.ts'
import { fakeClock } from '../support/fakeClock.ts'

let stand: Stand
beforeEach(async () => {
  stand = await httpStand()
})
afterEach(() => stand.stop())

const create: CallSpec = { verb: 'POST', path: 'BANKING/deposit-create', retries: 0, timeoutMs: 30_000 }
const read: CallSpec = { verb: 'GET', path: 'BANKING/deposit-status', retries: 3, timeoutMs: 30_000 }

/** A wire to the stand, and what the host hears meanwhile. */
function open() {
  const heard: OutgoingMessage[] = []
  const channel: Channel = {
    send: (text) => {
      heard.push(JSON.parse(text))
      return true
    },
    listen: () => () => {},
  }
  const clock = fakeClock()
  const bridge = openBridge(channel, { clock, onProblem: () => {} })
  const host = readHostData(HOST_PAYLOADS.loaded)
  if (!host.ok) throw new Error(host.paths.join())
  const config = { ...readConfig(''), api: { ...readConfig('').api, base: stand.apiBase } }
  const data = { ...host.data, transport: 'http', token: 'canary-token' } as const
  const wire = openWire({ config, bridge, clock, storage: memoryStorage(), data })
  heard.length = 0
  const send = async (call = create, payload = {}) => (await wire.ready).send(call, payload)
  return { clock, heard, send, wire }
}

async function told(act: Act, call = create) {
  stand.act = () => act
  const { heard, send } = open()
  await failureOf(send(call, { depositId: 'dep-1' }))
  await new Promise((resolve) => setImmediate(resolve))
  return heard
}

const url = () => `${stand.apiBase}/BANKING/deposit-create`

describe('what the host is told of a refusal', () => {
  it.each([
    ['{message, code}', { message: 'Too much', code: 'banking.limit' }],
    ['{error: {message, code}}', { error: { message: 'Too much', code: 'banking.limit' } }],
  ])('ERR-01 once: message and code of the body as %s, with status and url', async (_, body) => {
    const payload = { status: 422, url: url(), code: 'banking.limit', message: 'Too much' }
    expect(await told({ status: 422, body })).toEqual([{ messageType: 'onRequestError', payload }])
  })

  it('S10 B3 B31 D-05 without a word of the player: sent values, mails, numbers, tokens', async () => {
    const said = {
      message:
        'Ana Lima (ana@mail.example, +52 55 1234-5678) may not pay 777 by CLABE 012345678901234567, dep-1, DE89370400440532013000, canary-token',
      code: 'user ana@mail.example',
    }
    stand.act = () => ({ status: 422, body: said })
    const { heard, send } = open()
    await failureOf(send(create, { depositId: 'dep-1', fields: { name: 'Ana María Lima' } }))
    await new Promise((resolve) => setImmediate(resolve))
    const text = JSON.stringify(heard)
    expect(text).toContain('may not pay 777 by CLABE')
    expect(text).toContain('"code":"transport.status"')
    for (const own of ['Ana', 'Lima', 'mail', '1234', '5678', '0123', 'dep-1', 'DE89', 'canary']) {
      expect(text.replace('deposit-create', '')).not.toContain(own)
    }
  })

  it('ERR-01 the url comes without its query', async () => {
    const [message] = (await told({ status: 404, body: {} }, read)) as unknown as { payload: { url: string } }[]
    expect(message?.payload.url).toBe(`${stand.apiBase}/BANKING/deposit-status`)
  })

  it.each<Act>([{ status: 500 }, { status: 502, text: '<html></html>' }, { status: 302 }])(
    'ERR-01 a body without words makes a sentence of our own (%j)',
    async (act) => {
      const [message, ...more] = (await told(act)) as unknown as { payload: { code: string; message: string } }[]
      expect(message?.payload.code).toBe('transport.status')
      expect(message?.payload.message).toMatch(/deposit-create was answered with status/)
      expect(more).toEqual([])
    },
  )

  it('ERR-02 a 401 also says that the token is over', async () => {
    const heard = await told({ status: 401, body: { code: 'banking.unauthorized', message: 'Sign in' } })
    expect(heard.map(({ messageType }) => messageType)).toEqual(['onRequestError', 'onTokenExpired'])
  })

  it.each([400, 403, 500])('ERR-02 a %i does not', async (status) => {
    const heard = await told({ status, body: {} })
    expect(heard.map(({ messageType }) => messageType)).toEqual(['onRequestError'])
  })

  it('a connection that breaks has no status, and is not told', async () => {
    expect(await told('die')).toEqual([])
  })

  it('B3 never holds the token, though the server says it', async () => {
    const heard = await told({ status: 400, body: { message: 'bad token canary-token', code: 'canary-token' } })
    expect(heard).toHaveLength(1)
    expect(JSON.stringify(heard)).not.toContain('canary')
  })

  it('success is nothing to tell', async () => {
    const { heard, send } = open()
    await send()
    expect(heard).toEqual([])
  })
})

it('Q-115 a new token is the one of the next call', async () => {
  const { send, wire } = open()
  await send()
  wire.setToken('second')
  await send()
  expect(stand.received.map(({ headers }) => headers?.authorization)).toEqual(['canary-token', 'second'])
})

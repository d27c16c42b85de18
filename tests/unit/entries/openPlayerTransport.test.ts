import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import loaded from '../../../fixtures/host/loaded.json' with { type: 'json' }
import type { OutgoingMessage } from '../../../schemas/host/outgoing.ts'
import { openPlayerTransport } from '../../../src/entries/openPlayerTransport.ts'
import { readConfig } from '../../../src/entries/readConfig.ts'
import type { Channel } from '../../../src/host/bridge/Channel.ts'
import { openBridge } from '../../../src/host/bridge/HostBridge.ts'
import { readHostData } from '../../../src/host/loaded/readHostData.ts'
import type { KeyValueStore } from '../../../src/platform/storage/storage.ts'
import { createSteadyTime } from '../../../src/platform/time/steadyTime.ts'
import type { CallSpec } from '../../../src/transport/Transport.ts'
import { type Act, failureOf, httpStand, type Stand, socketStand } from '../../contract/transportStands.ts'
import { memoryStorage } from '../features/builders.ts'
import { asMessage } from '../support/asMessage.ts'
import { fakeClock } from '../support/fakeClock.ts'

let stand: Stand
beforeEach(async () => {
  stand = await httpStand()
})
afterEach(() => stand.stop())

const create: CallSpec = { verb: 'POST', path: 'BANKING/deposit-create', retries: 0, timeoutMs: 30_000 }
const list: CallSpec = { verb: 'POST', path: 'methods-payment-v5', retries: 3, timeoutMs: 30_000 }
const read: CallSpec = { verb: 'GET', path: 'BANKING/deposit-status', retries: 3, timeoutMs: 30_000 }

interface Facts {
  /** Overrides members of the host's data. */
  readonly over?: object
  readonly config?: object
  readonly storage?: KeyValueStore
}

/** A wire to the test server, and the messages that the host receives. */
function open({ over = { transport: 'http' }, config: given = {}, storage = memoryStorage() }: Facts = {}) {
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
  const user = { ...loaded.user, token: 'canary-token' }
  const host = readHostData(asMessage({ ...loaded, user, transport: undefined, ...over }))
  if (!host.ok) throw new Error(host.paths.join())
  const read = readConfig(JSON.stringify(given))
  const config = { ...read, api: { ...read.api, base: stand.apiBase } }
  const { data } = host
  const expiry: boolean[] = []
  const onExpiry = (isExpired: boolean) => void expiry.push(isExpired)
  const time = createSteadyTime(clock)
  const wire = openPlayerTransport({ config, bridge, clock, time, storage, data, token: data.token, onExpiry })
  heard.length = 0
  const send = async (call = create, payload = {}, options = {}) => (await wire.ready).send(call, payload, options)
  return { clock, expiry, heard, send, wire }
}

async function told(act: Act, call = create) {
  stand.act = () => act
  const { heard, send } = open()
  await failureOf(send(call, { depositId: 'dep-1' }))
  await new Promise((resolve) => setImmediate(resolve))
  return heard
}

const url = () => `${stand.apiBase}/BANKING/deposit-create`

describe('the messages the host receives about a failed request', () => {
  it.each([
    ['{message, code}', { message: 'Too much', code: 'banking.limit' }],
    ['{error: {message, code}}', { error: { message: 'Too much', code: 'banking.limit' } }],
  ])(
    'ERR-01 sends one onRequestError with the message and code of a body shaped %s, with status and url',
    async (_, body) => {
      const payload = { status: 422, url: url(), code: 'banking.limit', message: 'Too much' }
      expect(await told({ status: 422, body })).toEqual([{ messageType: 'onRequestError', payload }])
    },
  )

  it('S10 B3 B31 D-05 removes personal data from message and code: sent values, email addresses, numbers, tokens', async () => {
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

  it('ERR-01 sends the URL without its query string', async () => {
    const [message] = (await told({ status: 404, body: {} }, read)) as unknown as { payload: { url: string } }[]
    expect(message?.payload.url).toBe(`${stand.apiBase}/BANKING/deposit-status`)
  })

  it.each<Act>([{ status: 500 }, { status: 502, text: '<html></html>' }, { status: 302 }])(
    'ERR-01 sends code transport.status and a generated message if the body has no message (%j)',
    async (act) => {
      const [message, ...more] = (await told(act)) as unknown as { payload: { code: string; message: string } }[]
      expect(message?.payload.code).toBe('transport.status')
      expect(message?.payload.message).toMatch(/deposit-create got status/)
      expect(more).toEqual([])
    },
  )

  it('ERR-02 sends onTokenExpired as well after a 401', async () => {
    const heard = await told({ status: 401, body: { code: 'banking.unauthorized', message: 'Sign in' } })
    expect(heard.map(({ messageType }) => messageType)).toEqual(['onRequestError', 'onTokenExpired'])
  })

  it.each([400, 403, 500])('ERR-02 does not send onTokenExpired after a %i', async (status) => {
    const heard = await told({ status, body: {} })
    expect(heard.map(({ messageType }) => messageType)).toEqual(['onRequestError'])
  })

  it('sends nothing if the connection breaks before a response arrives', async () => {
    expect(await told('die')).toEqual([])
  })

  it('B3 never sends the token, even if the response body contains it', async () => {
    const heard = await told({ status: 400, body: { message: 'bad token canary-token', code: 'canary-token' } })
    expect(heard).toHaveLength(1)
    expect(JSON.stringify(heard)).not.toContain('canary')
  })

  it('sends nothing after a successful request', async () => {
    const { heard, send } = open()
    await send()
    expect(heard).toEqual([])
  })
})

it('Q-115 setToken applies to the next call', async () => {
  const { send, wire } = open()
  await send()
  wire.setToken('second')
  await send()
  expect(stand.received.map(({ headers }) => headers?.authorization)).toEqual(['canary-token', 'second'])
})

describe('the transport of a call and its headers', () => {
  const stored = (transport: string): KeyValueStore => {
    const storage = memoryStorage()
    storage.set('transport', transport)
    return storage
  }

  it.each<[string, Facts, 'socket' | 'http']>([
    ['the host chooses socket', { over: { transport: 'socket' }, storage: stored('http') }, 'socket'],
    ['the host chooses http', { over: { transport: 'http' }, storage: stored('socket') }, 'http'],
    ['session storage contains socket', { over: {}, storage: stored('socket') }, 'socket'],
    ['the deployment’s default is socket', { over: {}, config: { defaults: { transport: 'socket' } } }, 'socket'],
    ['no source names a transport', { over: {} }, 'http'],
  ])(
    'CALL-01 HOST-18 DATA-10 DATA-12 Q-001 is chosen by the host, then session storage, then the deployment, otherwise http: %s',
    async (_, facts, kind) => {
      await stand.stop()
      stand = kind === 'socket' ? await socketStand() : await httpStand()
      const { send, wire } = open(facts)
      expect(await send()).toEqual({ done: true })
      expect(stand.received).toHaveLength(1)
      wire.close()
    },
  )

  it.each([
    [{ platformVersion: 'classic', isMobileApp: true, pwa: false }, ['{"platformVersion":"classic"}', '1', '0']],
    [{ platformVersion: 'redesign', isMobileApp: false, pwa: true }, ['{"platformVersion":"redesign"}', '0', '1']],
  ])('HTTP-04 HTTP-06 sends the host’s data about the player as headers: %j', async (over, said) => {
    const { send } = open({ over: { ...over, transport: 'http' } })
    await send()
    const { 'extra-params': extra, ismobileapp, pwa } = stand.received[0]?.headers ?? {}
    expect([extra, ismobileapp, pwa]).toEqual(said)
  })

  it('HTTP-05 D-01 sends the token, and the idempotency key unless the deployment disables it', async () => {
    const keyed = async (config: object) => {
      const { wire } = open({ config, over: { transport: 'http' } })
      await (await wire.ready).send(create, {}, { idempotencyKey: 'key-1' })
      return stand.received.at(-1)
    }
    expect((await keyed({}))?.headers).toMatchObject({ authorization: 'canary-token', 'idempotency-key': 'key-1' })
    expect((await keyed({ api: { idempotencyKey: false } }))?.headers).not.toHaveProperty('idempotency-key')
  })

  it('P9 Q-112 HTTP-05 sends the token without a prefix, or with the authPrefix of the deployment', async () => {
    const authorized = async (config: object) => {
      const { send } = open({ config, over: { transport: 'http' } })
      await send()
      return stand.received.at(-1)?.headers?.authorization
    }
    expect(await authorized({})).toBe('canary-token')
    expect(await authorized({ api: { authPrefix: 'Bearer ' } })).toBe('Bearer canary-token')
    expect(() => readConfig('{"api":{"authPrefix":"a\\nb"}}')).toThrow('api.authPrefix')
  })

  it.each([
    [
      { isMobileApp: true, pwa: true, xOrigin: 'casino.example', user: { platform: 'ios', lang: 'es-MX' } },
      { isMobileApp: '1', pwa: '1', xorigin: 'casino.example', Language: 'es-MX', isNative: '1', platform: 'ios' },
    ],
    [
      { isMobileApp: false, pwa: false, user: { platform: 'desktop', lang: 'ar' } },
      { isMobileApp: '0', pwa: '0', Language: 'ar' },
    ],
  ])('SOCK-04 sends the host’s data about the player in the handshake query of the socket: %j', async (over, said) => {
    await stand.stop()
    const sockets = await socketStand()
    stand = sockets
    const user = { currency: 'MXN', token: 'canary-token', ...over.user }
    const { send, wire } = open({ over: { ...over, user, transport: 'socket' } })
    await send()
    const { query } = sockets.sockets[0]?.handshake ?? {}
    expect(query).toMatchObject({ ...said, Authorization: 'canary-token', cashier_type: 'widget' })
    if (over.user.platform === 'desktop') expect(Object.keys(query ?? {})).not.toContain('isNative')
    wire.close()
  })
})

/** Waits for one turn of the event loop: all pending callbacks have run. */
const turn = () => new Promise((resolve) => setImmediate(resolve))

const isHeard = async (call: Promise<unknown>) => {
  let isSettled = false
  call.then(
    () => (isSettled = true),
    () => (isSettled = true),
  )
  await turn()
  return isSettled
}

describe('a closed wire', () => {
  it('S1 H3 I15 does not settle a call in flight, and reports no failure to the host', async () => {
    stand.act = () => 'hang'
    const { heard, send, wire } = open()
    const under = send()
    await stand.arrived(1)
    wire.close()
    await turn()
    expect(await isHeard(under)).toBe(false)
    expect(heard).toEqual([])
  })

  it('P10 disconnects its socket', async () => {
    await stand.stop()
    const sockets = await socketStand()
    stand = sockets
    const { send, wire } = open({ over: { transport: 'socket' } })
    await send()
    expect(sockets.sockets[0]?.connected).toBe(true)
    wire.close()
    await expect.poll(() => sockets.sockets[0]?.connected).toBe(false)
  })

  it('S1 sends no further requests except those with keepalive', async () => {
    const { send, wire } = open()
    wire.close()
    expect(await isHeard(send())).toBe(false)
    expect(stand.received).toEqual([])
    void (await wire.ready).send(create, {}, { keepalive: true })
    await stand.arrived(1)
    expect(stand.received).toHaveLength(1)
  })

  it('S1 CALL-27 sends a keepalive request with its player’s token, and does not report its 401', async () => {
    stand.act = () => ({ status: 401, body: { code: 'auth.tokenExpired', message: 'Token expired' } })
    const { clock, expiry, heard, wire } = open()
    wire.close()
    const notice = (await wire.ready).send(create, {}, { keepalive: true })
    await stand.arrived(1)
    expect(stand.received[0]?.headers).toMatchObject({ authorization: 'canary-token' })
    await expect.poll(() => clock.pending(), { message: 'the answer has been read' }).toBe(0)
    expect(await isHeard(notice)).toBe(false)
    expect([expiry, heard]).toEqual([[], []])
  })

  it('S1 does not report a 401 that arrived before it was closed but was not handled yet', async () => {
    stand.act = () => ({ status: 401, body: { code: 'auth.tokenExpired', message: 'Token expired' } })
    const { clock, expiry, heard, send, wire } = open()
    const call = send()
    // Close at the last moment: the wire has read the answer, but has not passed it on yet.
    const { now } = clock
    clock.now = () => {
      wire.close()
      return now()
    }
    expect(await isHeard(call)).toBe(false)
    await stand.arrived(1)
    await expect.poll(() => isHeard(call)).toBe(false)
    expect([expiry, heard]).toEqual([[], []])
  })
})

describe('P2 messages that the server pushes', () => {
  /** A wire over a real socket, and the server's side of it. */
  async function pushing(over: object = {}) {
    await stand.stop()
    const sockets = await socketStand()
    stand = sockets
    const opened = open({ over: { transport: 'socket', ...over } })
    const news: unknown[] = []
    const stop = opened.wire.onPush({ 'deposit.status': (data) => news.push(data) })
    await opened.send()
    /** Resolves when the wire has received the push. */
    const push = async (type: string, data: unknown) => {
      sockets.sockets.at(-1)?.emit('message', { type, data })
      await opened.send()
    }
    return { ...opened, news, push, sockets: sockets.sockets, stop }
  }

  it('SOCK-07 passes deposit.status to its subscriber until it unsubscribes', async () => {
    const { news, push, stop, wire } = await pushing()
    await push('deposit.status', { depositId: 'dep-1', status: 1 })
    expect(news).toEqual([{ depositId: 'dep-1', status: 1 }])
    stop()
    await push('deposit.status', { depositId: 'dep-1', status: 2 })
    expect(news).toHaveLength(1)
    wire.close()
  })

  it.each(['withdrawal.status', 'deposit.statuses', 'balance.update', 'DEPOSIT.STATUS', 'toString', ''])(
    'G10 ignores a push of another type, such as "%s"',
    async (type) => {
      const { news, push, wire } = await pushing()
      await push(type, { depositId: 'dep-1', status: 1, token: 'second' })
      await push('deposit.status', { depositId: 'dep-1', status: 2 })
      expect(news).toEqual([{ depositId: 'dep-1', status: 2 }])
      expect(wire.token()).toBe('canary-token')
      wire.close()
    },
  )

  it('S1 I15 ignores pushes that arrive after the wire was closed', async () => {
    const { news, sockets, wire } = await pushing()
    sockets[0]?.emit('message', { type: 'deposit.status', data: {} })
    sockets[0]?.emit('message', { type: 'login.token', data: 'second' })
    wire.close()
    await expect.poll(() => sockets[0]?.connected).toBe(false)
    expect([news, wire.token()]).toEqual([[], 'canary-token'])
  })

  it.each([
    ['the token alone', 'second'],
    ['a record', { token: 'second' }],
    ['a record that names this player', { token: 'second', userId: 90210, user: { id: '90210' } }],
  ])('SOCK-08 Q-115 login.token as %s replaces the token', async (_, data) => {
    const { push, wire } = await pushing({ userId: '90210' })
    await push('login.token', data)
    expect(wire.token()).toBe('second')
    wire.close()
  })

  it.each([
    ['of another player', { token: 'second', userId: '90211' }],
    ['of another player, in a nested record', { token: 'second', userId: '90210', user: { id: '90211' } }],
    ['with a line break in it', 'second\r\nx: y'],
    ['with a space in it', { token: 'Bearer second' }],
    ['that is empty', ''],
    ['that is too long', 'x'.repeat(8_001)],
    ['that is a number', 7],
    ['that is null', null],
  ])('SOCK-08 Q-115 D-22 B22 ignores a token %s', async (_, data) => {
    const { expiry, heard, push, wire } = await pushing({ userId: '90210' })
    await push('login.token', data)
    expect([wire.token(), expiry, heard]).toEqual(['canary-token', [], []])
    wire.close()
  })

  it('SOCK-08 D-22 ignores a token for a named player if the host has named none', async () => {
    const user = { ...loaded.user, id: undefined, token: 'canary-token' }
    const { push, wire } = await pushing({ userId: undefined, user })
    await push('login.token', { token: 'second', userId: '90210' })
    expect(wire.token()).toBe('canary-token')
    await push('login.token', { token: 'second' })
    expect(wire.token()).toBe('second')
    wire.close()
  })

  it('SOCK-08 C10 an expired session continues with the pushed token, over a new connection', async () => {
    const { expiry, heard, send, sockets, wire } = await pushing()
    stand.act = () => ({ status: sockets.length === 1 ? 401 : 200, body: { code: 'auth.tokenExpired' } })
    await failureOf(send())
    expect(expiry).toEqual([true])
    sockets[0]?.emit('message', { type: 'login.token', data: 'second' })
    await expect.poll(() => expiry).toEqual([true, false])
    await send()
    expect(sockets.map(({ handshake }) => handshake.query.Authorization)).toEqual(['canary-token', 'second'])
    expect(JSON.stringify(heard)).not.toContain('second')
    wire.close()
  })

  it('SOCK-08 keeps the pushed token if the host sets its former token again', async () => {
    const { push, wire } = await pushing()
    await push('login.token', 'second')
    wire.setToken('canary-token')
    expect(wire.token()).toBe('second')
    wire.setToken('third')
    expect(wire.token()).toBe('third')
    wire.close()
  })

  it('SOCK-08 I21 accepts the host’s former token once the server has rejected the pushed one', async () => {
    const { expiry, push, send, wire } = await pushing()
    await push('login.token', 'second')
    stand.act = () => ({ status: 401, body: { code: 'auth.tokenExpired' } })
    // The first 401 is about the token of the connection, the second about the pushed one.
    await failureOf(send())
    expect(expiry).toEqual([])
    await failureOf(send())
    wire.setToken('canary-token')
    expect([wire.token(), expiry]).toEqual(['canary-token', [true, false]])
    wire.close()
  })
})

describe('a socket connection with a former token', () => {
  const refusing = async (accepted: string) => {
    await stand.stop()
    const sockets = await socketStand()
    stand = sockets
    const opened = open({ over: { transport: 'socket' } })
    await opened.send()
    stand.act = () => ({ status: tokens().at(-1) === accepted ? 200 : 401, body: { code: 'auth.tokenExpired' } })
    const tokens = () => sockets.sockets.map(({ handshake }) => handshake.query.Authorization)
    return { ...opened, sockets: sockets.sockets, tokens }
  }

  it('SOCK-11 Q-116 resends a read that got 401 with the renewed token, and the session does not expire', async () => {
    const { expiry, heard, send, tokens, wire } = await refusing('second')
    wire.setToken('second')
    await send(read)
    expect(tokens()).toEqual(['canary-token', 'second'])
    expect(expiry).toEqual([])
    expect(heard.map(({ messageType }) => messageType)).not.toContain('onTokenExpired')
    wire.close()
  })

  it('SOCK-11 D-01 sends a create, which is never resent, over a new connection with the renewed token', async () => {
    const { expiry, send, tokens, wire } = await refusing('second')
    wire.setToken('second')
    await send(create, {}, { idempotencyKey: 'key-1' })
    expect([tokens(), expiry]).toEqual([['canary-token', 'second'], []])
    wire.close()
  })

  it('SOCK-11 does not open a new connection for a renewed token if the call has no idempotency key and the old token is accepted', async () => {
    const { send, tokens, wire } = await refusing('canary-token')
    wire.setToken('second')
    await send(create)
    expect(tokens()).toEqual(['canary-token'])
    wire.close()
  })

  it('SOCK-11 sends a read at most twice if the server rejects every token and pushes another each time', async () => {
    const { send, sockets, wire } = await refusing('never')
    let count = 0
    stand.act = () => {
      count += 1
      sockets.at(-1)?.emit('message', { type: 'login.token', data: `pushed-${count}` })
      return { status: 401 }
    }
    await failureOf(send(read))
    expect(count).toBe(2)
    wire.close()
  })
})

describe('the end of a session', () => {
  const refuse = (): Act => ({ status: 401, body: { code: 'auth.tokenExpired', message: 'Token expired' } })

  it('S9 C10 ERR-02 is reported once per token, however many calls get a 401', async () => {
    stand.act = refuse
    const { expiry, heard, send, wire } = open()
    await failureOf(send())
    await failureOf(send(read))
    expect(expiry).toEqual([true])
    wire.setToken('second')
    expect(expiry).toEqual([true, false])
    await failureOf(send())
    expect(expiry).toEqual([true, false, true])
    await turn()
    expect(heard.filter(({ messageType }) => messageType === 'onTokenExpired')).toHaveLength(2)
  })

  it('ERR-02 Q-045 is not caused by a 401 of a call outside the banking API', async () => {
    const { expiry, heard, send } = open()
    stand.act = refuse
    await failureOf(send({ ...create, path: 'events', isPlain: true }))
    await turn()
    expect(expiry).toEqual([])
    expect(heard.map(({ messageType }) => messageType)).toEqual(['onRequestError'])
    stand.act = () => ({ status: 200, body: { fine: true } })
    expect(await send()).toEqual({ fine: true })
  })

  it('S9 I21 is not undone if the host sets the same token again', async () => {
    stand.act = refuse
    const { expiry, send, wire } = open()
    await failureOf(send())
    wire.setToken('canary-token')
    expect(expiry).toEqual([true])
  })

  it('S9 X6 is not caused by a 401 for a replaced token: the list is requested again with the new one', async () => {
    const { expiry, heard, send, wire } = open()
    stand.act = ({ headers }) =>
      headers?.authorization === 'second' ? { status: 200, body: { fine: true } } : refuse()
    const asked = send(list)
    await stand.arrived(1)
    wire.setToken('second')
    expect(await asked).toEqual({ fine: true })
    expect(expiry).toEqual([])
    expect(heard.map(({ messageType }) => messageType)).not.toContain('onTokenExpired')
  })

  it('S9 D-01 a create that got a 401 for the former token is not resent', async () => {
    const { send, wire } = open()
    stand.act = ({ headers }) =>
      headers?.authorization === 'second' ? { status: 200, body: { fine: true } } : refuse()
    const asked = failureOf(send(create))
    await stand.arrived(1)
    wire.setToken('second')
    await asked
    expect(stand.received).toHaveLength(1)
  })
})

import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { socketTransport } from '../../../src/transport/socket.ts'
import type { CallSpec, SocketPush, SocketSettings, Transport } from '../../../src/transport/Transport.ts'
import {
  CLIENT,
  cut,
  failureOf,
  jsonNumber,
  type SocketStand,
  socketStand,
  testSettings,
} from '../../contract/transportStands.ts'

const read: CallSpec = { verb: 'GET', path: 'BANKING/deposit-status', retries: 3, timeoutMs: 30_000 }
const write: CallSpec = { verb: 'POST', path: 'BANKING/deposit-create', retries: 0, timeoutMs: 30_000 }

describe('socketTransport', () => {
  let stand: SocketStand
  const opened: Transport[] = []

  beforeEach(async () => {
    stand = await socketStand()
  })

  afterEach(async () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    for (const transport of opened.splice(0)) transport.close()
    await stand.stop()
  })

  function open(overrides: Partial<SocketSettings> = {}) {
    const settings = testSettings(stand.apiBase, overrides)
    const transport = socketTransport(settings)
    opened.push(transport)
    return { transport, settings, clock: settings.clock }
  }
  const queryFor = async (overrides: Partial<SocketSettings>) => {
    await open(overrides).transport.send(write, {})
    const { EIO: _, transport: __, ...query } = stand.sockets[0]?.handshake.query ?? {}
    return query
  }

  it('SOCK-01 SOCK-02 connects to /v4/socket.io over websocket only', async () => {
    await open().transport.send(write, {})
    expect(stand.sockets[0]?.handshake.url).toMatch(/^\/v4\/socket\.io\//)
    expect(stand.sockets[0]?.handshake.query.transport).toBe('websocket')
  })

  it('SOCK-03 connects with the first call, and after a disconnect only with the next call', async () => {
    // By default the library would reconnect on its own, with system timers, after 1 to 5 s.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { transport } = open()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(stand.sockets).toHaveLength(0)
    await transport.send(write, {})
    await transport.send(write, {})
    stand.act = () => 'die'
    await failureOf(transport.send(write, {}))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(stand.sockets).toHaveLength(1)
    stand.act = () => ({ status: 200 })
    await transport.send(write, {})
    expect(stand.sockets).toHaveLength(2)
  })

  it('SOCK-04 carries the query parameters of the widget', async () => {
    expect(
      await queryFor({ client: { ...CLIENT, pwa: true, xorigin: 'https://host.example' }, language: () => 'pt' }),
    ).toEqual({
      Authorization: 'canary-token',
      xorigin: 'https://host.example',
      Language: 'pt',
      pwa: '1',
      isMobileApp: '0',
      cashier_type: 'widget',
    })
  })

  it('SOCK-04 carries isNative and platform in a native app', async () => {
    expect(await queryFor({ client: { ...CLIENT, native: 'ios', isMobileApp: true } })).toMatchObject({
      isNative: '1',
      platform: 'ios',
      isMobileApp: '1',
    })
  })

  it('SOCK-05 sends msgid, sendTime and type, with each slash of the path as a colon', async () => {
    const { settings, transport } = open()
    await transport.send({ ...write, path: 'BANKING/a/b' }, { x: 1 }, { idempotencyKey: 'intent-1' })
    expect(stand.received[0]?.message).toEqual({
      msgid: expect.any(String),
      sendTime: settings.clock.now(),
      type: 'BANKING:a:b',
      data: { x: 1 },
      idempotencyKey: 'intent-1',
    })
  })

  it('DATA-54 Q-113 sends msgid, type, data and sendTime; needParse marks the data of a response as JSON text', async () => {
    const { settings, transport } = open()
    stand.act = () => ({ status: 200, text: '{"amount":"1.00"}' })
    expect(await transport.send(write, { x: 1 })).toEqual({ amount: '1.00' })
    const { msgid, ...sent } = stand.received[0]?.message ?? {}
    expect(sent).toEqual({ type: 'BANKING:deposit-create', data: { x: 1 }, sendTime: settings.clock.now() })
    expect(msgid).toMatch(/./)
    stand.act = () => ({ status: 200, body: '{"amount":"1.00"}' })
    expect(await transport.send(write, {}), 'without needParse it is a text').toBe('{"amount":"1.00"}')
    stand.act = () => ({ status: 200, text: '{' })
    expect(await failureOf(transport.send(write, {}))).toMatchObject({ code: 'transport.notJson' })
  })

  it('SOCK-06 matches replies with calls by msgid, in any order', async () => {
    stand.act = () => 'hang'
    const { transport } = open()
    const answers = [transport.send(write, {}), transport.send(write, {})]
    await stand.arrived(2)
    for (const n of [1, 0]) {
      stand.sockets[0]?.emit('message', { msgid: stand.received[n]?.message?.msgid, status: 200, data: n })
    }
    expect(await Promise.all(answers)).toEqual([0, 1])
  })

  /** A server's JSON can say this; `String` of it throws. */
  const NO_TEXT = { msgid: { toString: null, valueOf: null }, data: 5 }

  it('C29 ignores a reply with an unknown, a missing or a repeated msgid', async () => {
    stand.act = () => 'hang'
    const pushed: SocketPush[] = []
    const { settings, transport } = open({ onPush: (push) => pushed.push(push) })
    const answer = transport.send(write, {})
    await stand.arrived(1)
    const msgid = stand.received[0]?.message?.msgid
    const replies = [
      { msgid: 'foreign', data: 1 },
      { data: 2 },
      'text',
      null,
      NO_TEXT,
      { msgid, data: 3 },
      { msgid, data: 4 },
    ]
    for (const reply of replies) {
      stand.sockets[0]?.emit('message', reply && typeof reply === 'object' ? { status: 200, ...reply } : reply)
    }
    expect(await answer).toBe(3)
    stand.act = () => ({ status: 200, body: 'own' })
    expect(await transport.send(write, {})).toBe('own')
    expect([pushed, settings.reported]).toEqual([[], []])
  })

  it('SOCK-07 SOCK-08 passes on the pushes of the specification, parsed if needParse is set', async () => {
    const pushed: SocketPush[] = []
    const { settings, transport } = open({ onPush: (push) => pushed.push(push) })
    await transport.send(write, {})
    const [socket] = stand.sockets
    socket?.emit('message', { msgid: 'p1', type: 'deposit.status', data: '{"status":"processed"}', needParse: true })
    socket?.emit('message', { type: 'login.token', data: { token: 'new' } })
    socket?.emit('message', { type: 'deposit.status', data: '{', needParse: true })
    socket?.emit('message', { type: 'other', data: 1 })
    await transport.send(write, {})
    expect(pushed).toEqual([
      { type: 'deposit.status', data: { status: 'processed' } },
      { type: 'login.token', data: { token: 'new' } },
    ])
    expect(settings.reported).toMatchObject([{ kind: 'body', code: 'transport.notJson' }])
  })

  it('N1 passes on the id of a push exactly, and binary data unchanged', async () => {
    const pushed: SocketPush[] = []
    const { transport } = open({ onPush: (push) => pushed.push(push) })
    await transport.send(write, {})
    const [socket] = stand.sockets
    socket?.emit('message', { type: 'deposit.status', data: { depositId: jsonNumber('9007199254740993'), status: 1 } })
    socket?.emit('message', { type: 'deposit.status', data: '{"depositId":9007199254740995}', needParse: true })
    socket?.emit('message', {
      type: 'deposit.status',
      data: { depositId: jsonNumber('9007199254740997'), bytes: Buffer.from([1, 2]) },
    })
    await transport.send(write, {})
    expect(pushed).toMatchObject([
      { data: { depositId: '9007199254740993', status: 1 } },
      { data: { depositId: '9007199254740995' } },
      { data: { depositId: '9007199254740997', bytes: Buffer.from([1, 2]) } },
    ])
  })

  it('SOCK-09 C28 retries at most three times, after 2, 4 and 8 s plus jitter, even if the call allows nine', async () => {
    await stand.stop()
    const { clock, transport } = open({ random: () => 0.999 })
    const answer = failureOf(transport.send({ ...read, retries: 9 }, {}))
    for (const ms of [2_999, 4_999, 8_999]) {
      await clock.armed(ms)
      await clock.advance(ms)
    }
    expect(await answer).toMatchObject({ kind: 'network', isOutcomeUnknown: false })
  })

  it.each([0, 99, 200, 299, 601, 1_000])('SOCK-10 treats status %i as success', async (status) => {
    stand.act = () => ({ status, body: 'ok' })
    expect(await open().transport.send(write, {})).toBe('ok')
  })

  it.each([100, 199, 300, 404, 500, 600])('SOCK-10 treats status %i as an error', async (status) => {
    stand.act = () => ({ status, body: { message: 'No', code: 7 } })
    const failure = await failureOf(open().transport.send(write, {}))
    expect(failure).toMatchObject({ kind: 'status', status, code: '7', serverMessage: 'No' })
  })

  it('treats a reply without a status as an unknown outcome', async () => {
    stand.act = () => 'hang'
    const answer = failureOf(open().transport.send(write, {}))
    await stand.arrived(1)
    stand.sockets[0]?.emit('message', { msgid: stand.received[0]?.message?.msgid, data: 1 })
    expect(await answer).toMatchObject({ kind: 'body', isOutcomeUnknown: true })
  })

  it('reconnects after a 401 once the token has changed, and keeps waiting calls on the former connection', async () => {
    let token = 'old'
    const { transport } = open({ token: () => token })
    stand.act = ({ path }) => (path === 'slow' ? 'hang' : { status: token === 'old' ? 401 : 200, body: 'in' })
    const slow = transport.send({ ...read, path: 'slow' }, {})
    await failureOf(transport.send(write, {}))
    expect(await failureOf(transport.send(write, {}))).toMatchObject({ status: 401, isOutcomeUnknown: false })
    token = 'new'
    expect(await transport.send(write, {})).toBe('in')
    expect(stand.sockets.map((socket) => socket.handshake.query.Authorization)).toEqual(['old', 'new'])
    stand.sockets[0]?.emit('message', { msgid: stand.received[0]?.message?.msgid, status: 200, data: 'late' })
    expect(await slow).toBe('late')
  })

  it('P2 SOCK-07 SOCK-08 ignores a token pushed on a former connection, which may be older, but not a status', async () => {
    let token = 'old'
    const pushed: SocketPush[] = []
    const { transport } = open({ token: () => token, onPush: (push) => pushed.push(push) })
    stand.act = ({ path }) => (path === 'slow' ? 'hang' : { status: token === 'old' ? 401 : 200 })
    const slow = transport.send({ ...read, path: 'slow' }, {})
    await failureOf(transport.send(write, {}))
    token = 'new'
    await transport.send(write, {})
    const [former, current] = stand.sockets
    const status = { type: 'deposit.status', data: { depositId: 'dep-1', status: 1 } } as const
    former?.emit('message', { type: 'login.token', data: 'older' })
    former?.emit('message', status)
    former?.emit('message', { msgid: stand.received[0]?.message?.msgid, status: 200, data: 'late' })
    expect(await slow).toBe('late')
    expect(pushed).toEqual([status])
    pushed.length = 0
    current?.emit('message', { type: 'login.token', data: 'newer' })
    await transport.send(write, {})
    expect(pushed).toEqual([{ type: 'login.token', data: 'newer' }])
  })

  it('SOCK-12 rejects all waiting calls when the connection breaks', async () => {
    stand.act = () => 'hang'
    const { transport } = open()
    const answers = [failureOf(transport.send(write, {})), failureOf(transport.send(write, {}))]
    await stand.arrived(2)
    stand.sockets.forEach(cut)
    for (const answer of answers) {
      expect(await answer).toMatchObject({ kind: 'network', code: 'socket.networkError', isOutcomeUnknown: true })
    }
  })

  it('SOCK-12 C28 rejects all waiting calls on a message that cannot be parsed', async () => {
    stand.act = () => 'hang'
    const { transport } = open()
    const answer = failureOf(transport.send(write, {}))
    await stand.arrived(1)
    stand.sockets[0]?.conn.write('9 no packet of socket.io')
    expect(await answer).toMatchObject({ kind: 'network', isOutcomeUnknown: true })
  })

  it.each([
    ['text', { text: 'a'.repeat(2_000_001) }],
    ['binary data', Buffer.alloc(2_000_001)],
  ])(
    'B33 C28 refuses a message with more than 2 MB of %s like a broken connection, and then opens another',
    async (_, body) => {
      stand.act = () => ({ status: 200, body })
      const { transport } = open()
      expect(await failureOf(transport.send(write, {}))).toMatchObject({ kind: 'network', isOutcomeUnknown: true })
      stand.act = () => ({ status: 200, body: { text: 'a'.repeat(1_900_000) } })
      await transport.send(write, {})
      expect(stand.sockets).toHaveLength(2)
    },
  )

  it('C28 refuses a call as not sent when it can’t connect', async () => {
    await stand.stop()
    const failure = await failureOf(open().transport.send(write, {}))
    expect(failure).toMatchObject({ kind: 'network', isOutcomeUnknown: false })
  })

  it('CONST-02 gives up connecting after 20 s', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const socketOrigin = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
    const { clock, settings, transport } = open({ socketOrigin })
    const answer = failureOf(transport.send(write, {}))
    await clock.armed(20_000)
    await clock.advance(19_999)
    expect(settings.reported).toEqual([])
    await clock.advance(1)
    expect(await answer).toMatchObject({ kind: 'network', isOutcomeUnknown: false })
    silent.close()
  })

  it.each(['/api', 'https://pay.example/api'])('reaches the socket server with the API base %s', async (apiBase) => {
    const { origin } = new URL(stand.apiBase)
    vi.stubGlobal('location', { origin })
    const given = apiBase === '/api' ? { apiBase } : { apiBase, socketOrigin: origin }
    expect(await open(given).transport.send(write, {})).toEqual({ done: true })
  })

  it('never sends a call that timed out while connecting', async () => {
    const { clock, transport } = open()
    const answer = failureOf(transport.send({ ...write, timeoutMs: 5 }, {}))
    await clock.armed(5)
    await clock.advance(5)
    expect(await answer).toMatchObject({ kind: 'timeout', isOutcomeUnknown: false })
    await transport.send(read, {})
    expect(stand.received).toHaveLength(1)
  })

  it('C28 sends nothing on a connection with overdue pings, even if the library reports it as connected', async () => {
    const { transport } = open()
    await transport.send(write, {})
    const later = Date.now() + 3_600_000
    vi.spyOn(Date, 'now').mockReturnValue(later)
    const failure = await failureOf(transport.send(write, {}))
    vi.restoreAllMocks()
    expect(failure).toMatchObject({ kind: 'network', isOutcomeUnknown: false })
    await transport.send(read, {})
    expect(stand.received.map((asked) => asked.path)).toEqual([write.path, read.path])
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TransportKind } from '../../schemas/transports.ts'
import { openTransport } from '../../src/transport/openTransport.ts'
import type { CallSpec, Transport } from '../../src/transport/Transport.ts'
import {
  failureOf,
  httpStand,
  jsonNumber,
  type Stand,
  socketStand,
  type TestSettings,
  testSettings,
} from './transportStands.ts'

const create: CallSpec = { verb: 'POST', path: 'BANKING/deposit-create', retries: 0, timeoutMs: 30_000 }
const status: CallSpec = { verb: 'GET', path: 'BANKING/deposit-status', retries: 3, timeoutMs: 30_000 }

interface Medium {
  readonly open: () => Promise<Stand>
  /** The pauses before the transport's retries. */
  readonly pauses: readonly [number, number, number]
}

// One contract for every transport: the payment flows rely on the same guarantees over each of them.
const MEDIA: Readonly<Record<TransportKind, Medium>> = {
  http: { open: httpStand, pauses: [2_000, 2_000, 2_000] },
  socket: { open: socketStand, pauses: [2_000, 4_000, 8_000] },
}
const KINDS = Object.keys(MEDIA) as readonly TransportKind[]

describe.each(KINDS.map((kind) => ({ kind, ...MEDIA[kind] })))('a transport over $kind', ({ kind, open, pauses }) => {
  let stand: Stand
  let settings: TestSettings
  let transport: Transport

  beforeEach(async () => {
    stand = await open()
    settings = testSettings(stand.apiBase)
    transport = await openTransport(kind, settings)
  })

  afterEach(async () => {
    transport.close()
    await stand.stop()
    expect(settings.clock.pending()).toBe(0)
  })

  it(`CALL-01 sends a call over ${kind} when the setting says so, and returns the answer`, async () => {
    stand.act = () => ({ status: 200, body: { id: 'd1' } })
    expect(await transport.send(create, { amount: '10.00', wallet: null })).toEqual({ id: 'd1' })
    expect(stand.received).toMatchObject([
      { path: 'BANKING/deposit-create', payload: { amount: '10.00', wallet: null } },
    ])
  })

  it.each([
    ['9007199254740993'],
    ['646180157042875763'],
    ['12345678901234567890123'],
    ['1234567890123456789012345678901234567890'],
    ['1500.00'],
    ['0.0000001'],
  ])(`N1 keeps every digit of the number %s in a response over ${kind}`, async (digits) => {
    stand.act = () => ({ status: 200, body: { id: jsonNumber(digits), card: { number: jsonNumber(digits) }, n: 7 } })
    const answer = { id: digits, card: { number: digits }, n: 7 }
    expect(await transport.send(create, {})).toEqual(answer)
    stand.act = () => ({ status: 200, text: `{"id":${digits},"card":{"number":${digits}},"n":7}` })
    expect(await transport.send(create, {})).toEqual(answer)
    stand.act = () => ({ status: 400, body: { code: jsonNumber('90071992547409931') } })
    expect(await failureOf(transport.send(create, {}))).toMatchObject({ code: '90071992547409931' })
  })

  it('runs parallel calls and gives each its own answer', async () => {
    stand.act = ({ payload }) => ({ status: 200, body: payload })
    const asked = Array.from({ length: 20 }, (_, n) => transport.send(create, { n }))
    expect(await Promise.all(asked)).toEqual(asked.map((_, n) => ({ n })))
  })

  it('sends the idempotency key of the entry, the same on every attempt', async () => {
    stand.act = () => (stand.received.length < 2 ? 'die' : { status: 200, body: {} })
    const answer = transport.send(status, {}, { idempotencyKey: 'intent-1' })
    await settings.clock.armed(pauses[0])
    await settings.clock.advance(pauses[0])
    await answer
    expect(stand.received.map((asked) => asked.idempotencyKey)).toEqual(['intent-1', 'intent-1'])
  })

  it('D-01 sends no idempotency key if the configuration turns it off', async () => {
    const off = await openTransport(kind, { ...settings, sendsIdempotencyKey: false })
    await off.send(create, {}, { idempotencyKey: 'intent-1' })
    off.close()
    const [{ headers, message } = {}] = stand.received
    expect(Object.keys({ ...headers, ...message }).filter((name) => /idempotency/i.test(name))).toEqual([])
    expect(stand.received).toMatchObject([{ path: create.path, idempotencyKey: undefined }])
  })

  it('returns undefined when the server sends no content', async () => {
    stand.act = () => ({ status: 200 })
    expect(await transport.send(create, {})).toBeUndefined()
  })

  it.each([
    { body: { code: 'banking.limit', message: 'Too much' } },
    { body: { error: { code: 'banking.limit', message: 'Too much' } } },
  ])('takes code and message from the body of a refusal: $body', async ({ body }) => {
    stand.act = () => ({ status: 422, body })
    const failure = await failureOf(transport.send(create, {}))
    expect(failure).toMatchObject({ kind: 'status', status: 422, code: 'banking.limit', serverMessage: 'Too much' })
    expect(settings.reported).toEqual([failure])
  })

  it.each([
    [400, false],
    [401, false],
    [408, true],
    [409, true],
    [422, false],
    [429, false],
    [500, true],
    [503, true],
  ])('treats status %i as an unknown outcome: %s', async (code, isOutcomeUnknown) => {
    stand.act = () => ({ status: code, text: '<h1>Bad gateway</h1>' })
    const failure = await failureOf(transport.send({ ...create, retries: 3 }, {}))
    expect(failure).toMatchObject({ kind: 'status', status: code, code: 'transport.status', isOutcomeUnknown })
    expect(stand.received).toHaveLength(1)
  })

  it('treats an unreadable success as an unknown outcome', async () => {
    stand.act = () => ({ status: 200, text: '<html>Welcome to the airport</html>' })
    const failure = await failureOf(transport.send(create, {}))
    expect(failure).toMatchObject({ kind: 'body', code: 'transport.notJson', status: 200, isOutcomeUnknown: true })
  })

  it('aborts a call after its timeout, and does not retry it', async () => {
    stand.act = () => 'hang'
    const answer = failureOf(transport.send({ ...status, timeoutMs: 30_000 }, {}))
    await stand.arrived(1)
    await settings.clock.advance(29_999)
    expect(settings.reported).toEqual([])
    await settings.clock.advance(1)
    const failure = await answer
    expect(failure).toMatchObject({ kind: 'timeout', code: 'transport.timeout', message: 'Request timeout' })
    expect(failure.isOutcomeUnknown).toBe(true)
    expect(stand.received).toHaveLength(1)
  })

  it('aborts a call when its caller aborts: the outcome is unknown, because it was sent, and nothing is reported', async () => {
    stand.act = () => 'hang'
    const caller = new AbortController()
    const answer = failureOf(transport.send(create, {}, { signal: caller.signal }))
    await stand.arrived(1)
    caller.abort()
    expect(await answer).toMatchObject({ kind: 'aborted', isOutcomeUnknown: true })
    expect(settings.reported).toEqual([])
  })

  it('never sends a call that was aborted before', async () => {
    const failure = await failureOf(transport.send(create, {}, { signal: AbortSignal.abort() }))
    expect(failure).toMatchObject({ kind: 'aborted', isOutcomeUnknown: false })
    await transport.send(status, {})
    expect(stand.received.map((asked) => asked.path)).toEqual(['BANKING/deposit-status'])
  })

  it('retries a read after network failures, with its pauses', async () => {
    stand.act = () => (stand.received.length < 4 ? 'die' : { status: 200, body: 'here' })
    const answer = transport.send(status, { depositId: 'd1' })
    for (const [n, ms] of pauses.entries()) {
      await settings.clock.armed(ms)
      await settings.clock.advance(ms - 1)
      expect(stand.received).toHaveLength(n + 1)
      await settings.clock.advance(1)
      await stand.arrived(n + 2)
    }
    expect(await answer).toBe('here')
    expect(settings.reported).toEqual([])
  })

  it('fails after the last retry, and reports once', async () => {
    stand.act = () => 'die'
    const answer = failureOf(transport.send(status, {}))
    for (const ms of pauses) {
      await settings.clock.armed(ms)
      await settings.clock.advance(ms)
    }
    const failure = await answer
    expect(failure).toMatchObject({ kind: 'network', code: 'socket.networkError' })
    expect(stand.received).toHaveLength(4)
    expect(settings.reported).toEqual([failure])
  })

  it('stops retrying when the caller aborts during a pause', async () => {
    stand.act = () => 'die'
    const caller = new AbortController()
    const answer = failureOf(transport.send(status, {}, { signal: caller.signal }))
    await settings.clock.armed(pauses[0])
    caller.abort()
    expect(await answer).toMatchObject({ kind: 'aborted' })
    expect(stand.received).toHaveLength(1)
  })

  it.each([
    ['dies on the call', false],
    ['acts, and dies before it answers', true],
  ])('never repeats a write when the server %s: the outcome is unknown', async (_, acts) => {
    const deposits: unknown[] = []
    stand.act = ({ payload, path }) => {
      if (path !== create.path) return { status: 200, body: deposits }
      if (acts) deposits.push(payload)
      return 'die'
    }
    const failure = await failureOf(transport.send(create, { amount: '10.00' }))
    expect(failure).toMatchObject({ kind: 'network', isOutcomeUnknown: true })
    // The next call reconnects; the lost call must not be sent with it.
    expect(await transport.send(status, {})).toHaveLength(acts ? 1 : 0)
    expect(stand.received.map((asked) => asked.path)).toEqual([create.path, status.path])
  })

  it('aborts calls in flight when it is closed, and serves the next call', async () => {
    stand.act = () => 'hang'
    const answer = failureOf(transport.send(create, {}))
    await stand.arrived(1)
    transport.close()
    expect(await answer).toMatchObject({ kind: 'aborted', isOutcomeUnknown: true })
    stand.act = () => ({ status: 200, body: 'again' })
    expect(await transport.send(status, {})).toBe('again')
    expect(stand.received).toHaveLength(2)
  })

  it('exposes the token in no failure, not even when the server repeats it', async () => {
    stand.act = () => ({ status: 403, body: { code: 'x.canary-token', message: 'canary-token is banned' } })
    const failure = await failureOf(transport.send(create, {}))
    expect(failure.serverMessage).toBe('[token] is banned')
    expect(JSON.stringify([failure, failure.message, failure.stack, failure.code, failure.url])).not.toContain('canary')
  })
})

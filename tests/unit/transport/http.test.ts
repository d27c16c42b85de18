import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { httpTransport } from '../../../src/transport/http.ts'
import type { CallSpec, SocketSettings } from '../../../src/transport/Transport.ts'
import { type Act, CLIENT, failureOf, httpStand, type Stand, testSettings } from '../../contract/transportStands.ts'

const read: CallSpec = { verb: 'GET', path: 'BANKING/deposit-status', retries: 3, timeoutMs: 30_000 }
const write: CallSpec = { verb: 'POST', path: 'BANKING/deposit-create', retries: 0, timeoutMs: 30_000 }

/** The headers that the test's HTTP client sends with every request. */
const OF_EVERY_CLIENT = new Set(
  'accept accept-encoding accept-language connection content-length host sec-fetch-mode user-agent'.split(' '),
)

describe('httpTransport', () => {
  let stand: Stand

  beforeEach(async () => {
    stand = await httpStand()
  })

  afterEach(async () => {
    vi.restoreAllMocks()
    await stand.stop()
  })

  const open = (overrides: Partial<SocketSettings> = {}) => httpTransport(testSettings(stand.apiBase, overrides))
  const headersFor = async (overrides: Partial<SocketSettings>, call = write) => {
    await open(overrides).send(call, {}, { idempotencyKey: 'intent-1' })
    return stand.received[0]?.headers ?? {}
  }
  const failureFor = (act: Act, call = write) => {
    stand.act = () => act
    return failureOf(open().send(call, {}))
  }

  it('C42 passes on the server’s date and the time of the request, even of an error', async () => {
    const date = 'Wed, 01 Jan 2025 10:00:00 GMT'
    const onDate = vi.fn()
    stand.act = () => ({ status: 422, text: '{}', headers: { date } })
    await failureOf(open({ onDate }).send(write, {}))
    expect(onDate.mock.calls).toEqual([[date, 0]])
  })

  it('the page about deployment names every header that a cross-origin API has to allow or should expose', async () => {
    const sent = Object.keys(await headersFor({ sendsIdempotencyKey: true }))
    const own = sent.filter((name) => !OF_EVERY_CLIENT.has(name))
    const page = readFileSync('src/docs/deployment.md', 'utf8').toLowerCase()
    const [, section = ''] = page.split('\n## an api on another origin\n')
    const names: readonly string[] = section.split('\n## ')[0]?.match(/[\w-]+/g) ?? []
    expect(own).toContain('extra-params')
    for (const name of [...own, 'date', 'retry-after']) expect(names).toContain(name)
  })

  it('the reference of the calls names every header', async () => {
    const page = readFileSync('schemas/reference/calls.md', 'utf8').toLowerCase()
    const sent = Object.keys(await headersFor({ sendsIdempotencyKey: true, client: { ...CLIENT, native: 'android' } }))
    for (const name of sent.filter((header) => !OF_EVERY_CLIENT.has(header))) expect(page).toContain(`| \`${name}\` |`)
  })

  it('HTTP-01 sends the non-null members of a GET as query parameters', async () => {
    const payload = { currency: 'USD', country: null, bank: undefined, page: 0, isNew: false, of: { code: 'a&b' } }
    await open().send(read, payload)
    expect(stand.received).toMatchObject([{ verb: 'GET', path: 'BANKING/deposit-status' }])
    expect(stand.received[0]?.payload).toEqual({ currency: 'USD', page: '0', isNew: 'false', of: '{"code":"a&b"}' })
  })

  it('a value of a GET never adds or repeats a parameter', async () => {
    const payload = { bank: 'a&currency=EUR', 'b&currency': '1', currency: 'USD', all: ['x', 'y'], page: '0#&page=1' }
    await open().send(read, payload)
    expect(stand.received[0]?.payload).toEqual({ ...payload, all: '["x","y"]' })
  })

  it('HTTP-02 sends the payload of a POST as JSON, nulls included', async () => {
    await open().send(write, { amount: '10.00', wallet: null, fields: { iban: 'é' } })
    expect(stand.received).toMatchObject([{ verb: 'POST' }])
    expect(stand.received[0]?.payload).toEqual({ amount: '10.00', wallet: null, fields: { iban: 'é' } })
  })

  it.each([read, write])('HTTP-03 carries the JSON content type and no-cache on a $verb', async (call) => {
    const headers = await headersFor({}, call)
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-cache' })
  })

  it('HTTP-04 carries the platform version in extra-params', async () => {
    expect((await headersFor({}))['extra-params']).toBe('{"platformVersion":"redesign"}')
  })

  it('HTTP-05 carries the current user token without a prefix', async () => {
    let token = 'first'
    const transport = open({ token: () => token })
    await transport.send(write, {})
    token = 'second'
    await transport.send(write, {})
    expect(stand.received.map((asked) => asked.headers?.authorization)).toEqual(['first', 'second'])
  })

  it('carries no Authorization without a token', async () => {
    expect(await headersFor({ token: () => '' })).not.toHaveProperty('authorization')
  })

  it.each([
    [true, false, { ismobileapp: '1', pwa: '0' }],
    [false, true, { ismobileapp: '0', pwa: '1' }],
  ])('HTTP-06 carries the flags for mobile app (%s) and pwa (%s)', async (isMobileApp, pwa, flags) => {
    expect(await headersFor({ client: { ...CLIENT, isMobileApp, pwa } })).toMatchObject(flags)
  })

  it('HOST-28 carries isnative and platform only in a native app', async () => {
    const inApp = await headersFor({ client: { ...CLIENT, native: 'ios' } })
    expect(inApp).toMatchObject({ isnative: '1', platform: 'ios' })
    await open().send(write, {})
    expect(stand.received[1]?.headers).not.toHaveProperty('isnative')
    expect(stand.received[1]?.headers).not.toHaveProperty('platform')
  })

  it('Q-112 carries the configured prefix of the token', async () => {
    expect(await headersFor({ authPrefix: 'Bearer ' })).toMatchObject({ authorization: 'Bearer canary-token' })
  })

  it.each([
    [true, 'intent-1'],
    [false, undefined],
  ])('carries the idempotency key if configured (%s)', async (sendsIdempotencyKey, key) => {
    expect((await headersFor({ sendsIdempotencyKey }))['idempotency-key']).toBe(key)
  })

  it('HTTP-07 retries three times, 2 s apart, after network errors', async () => {
    stand.act = () => 'die'
    const settings = testSettings(stand.apiBase)
    const answer = failureOf(httpTransport(settings).send(read, {}))
    for (const n of [1, 2, 3]) {
      await settings.clock.armed(2_000)
      await settings.clock.advance(1_999)
      expect(stand.received).toHaveLength(n)
      await settings.clock.advance(1)
    }
    expect(await answer).toMatchObject({ kind: 'network' })
    expect(stand.received).toHaveLength(4)
  })

  it.each<Act>([{ status: 500 }, { status: 404 }, { status: 200, text: '<html>' }])(
    'HTTP-07 does not retry after a response of the server: $status $text',
    async (act) => {
      await failureFor(act, read)
      expect(stand.received).toHaveLength(1)
    },
  )

  it.each([200, 201, 202, 299])('HTTP-08 treats status %i as success', async (status) => {
    stand.act = () => ({ status, body: [1] })
    expect(await open().send(write, {})).toEqual([1])
  })

  it.each([300, 304, 400, 404, 500])('HTTP-08 treats status %i as a failure', async (status) => {
    expect(await failureFor({ status })).toMatchObject({ kind: 'status', status })
  })

  it('resolves to undefined for a 204', async () => {
    stand.act = () => ({ status: 204 })
    expect(await open().send(write, {})).toBeUndefined()
  })

  it('reads JSON under any content type', async () => {
    stand.act = () => ({ status: 200, text: '{"a":"é€😀"}', headers: { 'content-type': 'text/html' } })
    expect(await open().send(write, {})).toEqual({ a: 'é€😀' })
  })

  it('does not follow a redirect, because a POST would become a GET', async () => {
    const failure = await failureFor({ status: 302, headers: { location: '/api/elsewhere' } })
    expect(failure).toMatchObject({ kind: 'status', isOutcomeUnknown: true })
    expect(stand.received).toHaveLength(1)
  })

  it.each([
    ['7', undefined, 7_000],
    ['Wed, 01 Jan 2025 02:00:09 GMT', 'Wed, 01 Jan 2025 02:00:00 GMT', 9_000],
    ['Wed, 01 Jan 2025 00:00:09 GMT', 'soon', 9_000],
    ['soon', undefined, undefined],
  ])('reads Retry-After: %s, at %s of the server', async (after, date, retryAfterMs) => {
    const failure = await failureFor({ status: 429, headers: { 'retry-after': after, ...(date && { date }) } })
    expect(failure).toMatchObject({ retryAfterMs, isOutcomeUnknown: false })
  })

  it('refuses a body of more than 2 MB', async () => {
    const failure = await failureFor({ status: 200, text: `"${'x'.repeat(2_000_000)}"` })
    expect(failure).toMatchObject({ kind: 'body', code: 'transport.tooLarge', isOutcomeUnknown: true })
  })

  it('keeps the status of an error whose body is too long', async () => {
    const failure = await failureFor({ status: 422, text: `"${'x'.repeat(2_000_000)}"` })
    expect(failure).toMatchObject({ kind: 'status', status: 422, serverMessage: undefined })
  })

  it('treats a truncated response as a network failure', async () => {
    const failure = await failureFor('cutOff')
    expect(failure).toMatchObject({ kind: 'network', isOutcomeUnknown: true })
  })

  it('completes a keepalive call after close, and passes keepalive to fetch', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    const transport = open()
    const answer = transport.send(write, {}, { keepalive: true })
    transport.close()
    expect(await answer).toEqual({ done: true })
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ keepalive: true })
    // Browsers send no more than 64 kB of such calls at a time.
    await open().send(write, {})
    expect(fetched.mock.calls[1]?.[1]).toMatchObject({ keepalive: false })
  })

  it('reports the URL without its query', async () => {
    stand.act = () => ({ status: 404 })
    const failure = await failureOf(open().send(read, { depositId: 'd1' }))
    expect(failure.url).toBe(`${stand.apiBase}/BANKING/deposit-status`)
  })

  it('sends nothing, with a known outcome, if the token is invalid in a header', async () => {
    const failure = await failureOf(open({ token: () => 'a\nb' }).send(write, {}))
    expect(failure).toMatchObject({ kind: 'network', isOutcomeUnknown: false })
    expect(failure.message).not.toContain('a\nb')
    expect(stand.received).toEqual([])
  })
})

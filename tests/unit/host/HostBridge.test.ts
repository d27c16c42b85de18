import { describe, expect, it, vi } from 'vitest'
import loaded from '../../../fixtures/host/loaded.json' with { type: 'json' }
import { OUTGOING, type OutgoingMessage, type OutgoingType } from '../../../schemas/host/outgoing.ts'
import type { Channel, MessageListener } from '../../../src/host/bridge/Channel.ts'
import type { MessageProblem } from '../../../src/host/bridge/countProblems.ts'
import { openBridge } from '../../../src/host/bridge/HostBridge.ts'
import { LATER_MESSAGES } from '../../../src/host/bridge/laterMessages.ts'
import { learnMessages, rowOf } from '../../../src/host/bridge/protocol.ts'
import type { ReadHostData } from '../../../src/host/loaded/readHostData.ts'
import { fakeClock } from '../support/fakeClock.ts'

// In the app, the module loaded after the method list registers these messages.
learnMessages(LATER_MESSAGES)

function open({ isKnown = true, waitMs = 0 } = {}) {
  const sent: string[] = []
  const problems: MessageProblem[] = []
  const state = { isKnown, time: 0, hear: (() => {}) as MessageListener }
  const channel: Channel = {
    send(text, isPublic) {
      if (!state.isKnown && !isPublic) return false
      sent.push(text)
      return true
    },
    listen(hear) {
      state.hear = hear
      return () => {}
    },
  }
  const clock = { ...fakeClock(), monotonic: () => (state.time += 100) }
  const bridge = openBridge(channel, { clock, waitMs, onProblem: (problem) => problems.push(problem) })
  const say = (data: unknown) => state.hear(data, () => Object.assign(state, { isKnown: true }))
  return { bridge, sent, problems, say, state, clock }
}

const messages: [OutgoingMessage, string][] = [
  [{ messageType: 'onInit' }, '{"messageType":"onInit"}'],
  [{ messageType: 'FullLoaded' }, '{"messageType":"FullLoaded"}'],
  [{ messageType: 'onClose' }, '{"messageType":"onClose"}'],
  [
    { messageType: 'onInitError', code: 'host.data', text: 'Why' },
    '{"messageType":"onInitError","payload":{"code":"host.data","text":"Why"}}',
  ],
  [
    { messageType: 'onInitError', code: 'host.data', text: 'Why', supportId: 'A1B2C3' },
    '{"messageType":"onInitError","payload":{"code":"host.data","text":"Why","supportId":"A1B2C3"}}',
  ],
  [{ messageType: 'onShare', text: 'bc1q' }, '{"messageType":"onShare","payload":{"text":"bc1q"}}'],
  [
    { messageType: 'onChangedPaymentMethodsCurrency', code: 'BTC', type: 'crypto' },
    '{"messageType":"onChangedPaymentMethodsCurrency","payload":{"code":"BTC","type":"crypto"}}',
  ],
  [
    { messageType: 'onInvalidP2PResponse', text: 'Why' },
    '{"messageType":"onInvalidP2PResponse","payload":{"text":"Why"}}',
  ],
  [
    { messageType: 'onLocaleError', key: 'a.b', locale: 'mx' },
    '{"messageType":"onLocaleError","payload":{"key":"a.b","locale":"mx"}}',
  ],
  [
    { messageType: 'onRequestError', status: 422, url: '/api/x', code: 'c', message: 'm' },
    '{"messageType":"onRequestError","payload":{"status":422,"url":"/api/x","code":"c","message":"m"}}',
  ],
  [{ messageType: 'onTokenExpired' }, '{"messageType":"onTokenExpired"}'],
  [
    { messageType: 'onExternalRedirect', url: 'https://pay.example', method: 'POST', data: { a: '1' } },
    '{"messageType":"onExternalRedirect","payload":{"url":"https://pay.example","method":"POST","data":{"a":"1"}}}',
  ],
  [
    { messageType: 'onProblem', code: 'page.error', text: 'Why', supportId: 'A1B2C3' },
    '{"messageType":"onProblem","payload":{"code":"page.error","text":"Why","supportId":"A1B2C3"}}',
  ],
  [
    { messageType: 'onPaymentStatus', transaction: 'deposit', id: 'dep-1', status: 'processed' },
    '{"messageType":"onPaymentStatus","payload":{"transaction":"deposit","id":"dep-1","status":"processed"}}',
  ],
  [{ messageType: 'onHeight', height: 612 }, '{"messageType":"onHeight","payload":{"height":612}}'],
]

describe('HostBridge, outgoing messages', () => {
  it.each(messages)('writes %j', (message, text) => {
    const { bridge, sent } = open()
    bridge.send(message)
    expect(sent.at(-1)).toBe(text)
  })

  it('sends only the members of the schema', () => {
    for (const [message] of messages) {
      const { bridge, sent } = open()
      bridge.send({
        ...message,
        token: 'canary',
        user: { token: 'canary' },
        payload: 'canary',
        toJSON: () => 'canary',
      } as never)
      expect(sent.at(-1)).not.toContain('canary')
    }
    for (const type of Object.keys(OUTGOING) as OutgoingType[]) {
      expect(rowOf(type).members).toEqual(Object.keys(OUTGOING[type].properties))
    }
  })

  it('has no member for the token or for contact data in any outgoing schema', () => {
    expect(JSON.stringify(OUTGOING)).not.toMatch(/"(token|user|userId|email|phone|passport|name|balanceData)"/)
  })

  it.each(['Loaded', 'onInit', 'FullLoaded'] as const)('sends %s only once', (messageType) => {
    const { bridge, sent } = open()
    for (let n = 0; n < 3; n++) bridge.send({ messageType, type: 'Loaded', version: 'v2' } as OutgoingMessage)
    expect(sent.filter((text) => text.includes(`"messageType":"${messageType}"`))).toHaveLength(1)
  })

  it('K2 Q-121 repeats Loaded with backoff until a valid loaded has arrived', async () => {
    const { sent, say, clock } = open({ waitMs: 30_000 })
    const after: number[] = []
    for (let ms = 0; ms < 20_000; ms += 250) {
      await clock.advance(250)
      if (sent.length > after.length + 1) after.push(ms + 250)
    }
    // The backoff is capped at 5 s.
    expect(after).toEqual([250, 750, 1_750, 3_750, 7_750, 12_750, 17_750])
    expect(new Set(sent).size).toBe(1)
    say({ messageType: 'loaded', payload: {} })
    await clock.advance(5_000)
    expect(sent, 'what can not be used is no answer').toHaveLength(after.length + 2)
    say({ messageType: 'loaded', payload: { user: { token: 'canary' } } })
    await clock.advance(20_000)
    expect(sent).toHaveLength(after.length + 2)
  })

  it('K2 stops repeating Loaded after the timeout of the host, and on dispose', async () => {
    const waited = open({ waitMs: 1_000 })
    await waited.clock.advance(60_000)
    expect(waited.sent).toHaveLength(3)
    expect(waited.clock.pending()).toBe(0)
    const disposed = open({ waitMs: 30_000 })
    disposed.bridge.dispose()
    await disposed.clock.advance(60_000)
    expect(disposed.sent).toHaveLength(1)
  })

  it('sends other messages every time', () => {
    const { bridge, sent } = open()
    for (let n = 0; n < 3; n++) bridge.send({ messageType: 'onTokenExpired' })
    expect(sent).toHaveLength(4)
  })

  it('sends only Loaded and onInitError before the handshake, and counts the withheld messages', () => {
    const { bridge, sent, problems } = open({ isKnown: false })
    for (const [message] of messages) bridge.send(message)
    expect(sent.map((text) => JSON.parse(text).messageType)).toEqual(['Loaded', 'onInitError', 'onInitError'])
    expect(problems).toMatchObject([
      { code: 'notSent', count: 1, messageType: 'onInit' },
      { code: 'notSent', count: 10, messageType: 'onExternalRedirect' },
    ])
  })

  it('sends a one-time message after the handshake if it was withheld before', () => {
    const { bridge, sent, state } = open({ isKnown: false })
    bridge.send({ messageType: 'onInit' })
    state.isKnown = true
    bridge.send({ messageType: 'onInit' })
    expect(sent.at(-1)).toBe('{"messageType":"onInit"}')
  })
})

describe('HostBridge, incoming messages', () => {
  it.each(['close', 'bonus-list-fetched', 'bonus-list-updated', 'onGoBack', 'onSwipeBack'] as const)(
    'passes %s to its handler, as text or as an object',
    (messageType) => {
      const { bridge, say } = open()
      const heard: unknown[] = []
      bridge.on(messageType, (payload) => heard.push(payload))
      say({ messageType, payload: { n: 1 } })
      say(JSON.stringify({ messageType, payload: { n: 2 }, extra: true }))
      say({ messageType })
      expect(heard).toEqual([{ n: 1 }, { n: 2 }, undefined])
    },
  )

  it.each(
    [
      ['{', 'malformed'],
      ['', 'malformed'],
      ['null', 'malformed'],
      ['[]', 'malformed'],
      ['"close"', 'malformed'],
      [undefined, 'malformed'],
      [null, 'malformed'],
      [7, 'malformed'],
      [10n, 'malformed'],
      [() => {}, 'malformed'],
      [new Map([['messageType', 'close']]), 'malformed'],
      [{ big: 10n, messageType: 'close' }, 'malformed'],
      [{ messageType: ['close'] }, 'malformed'],
      [{ messageType: '' }, 'malformed'],
      [{ messagetype: 'close' }, 'malformed'],
      [{ messageType: 'x'.repeat(81) }, 'malformed'],
      [{ messageType: 'Close' }, 'unknownType'],
      [{ messageType: 'constructor' }, 'unknownType'],
      [{ messageType: 'onInit' }, 'unknownType'],
      [{ messageType: 'close', payload: 'x'.repeat(65_536) }, 'tooLarge'],
      [`{"messageType":"close","payload":"${'€'.repeat(22_000)}"}`, 'tooLarge'],
      ['['.repeat(65_537), 'tooLarge'],
    ].map(([data, code]) => ({ data, code })),
  )('drops a message with the problem $code, and does not answer it', ({ data, code }) => {
    const { sent, problems, say, bridge } = open()
    const heard: unknown[] = []
    bridge.on('close', (payload) => heard.push(payload))
    say(data)
    expect(problems).toEqual([{ code, count: 1 }])
    expect([heard, sent]).toEqual([[], ['{"messageType":"Loaded","type":"Loaded","version":"v1.0.504"}']])
  })

  it('accepts a message of exactly 64 KB', () => {
    const { bridge, say } = open()
    const heard: unknown[] = []
    bridge.on('close', (payload) => heard.push(payload))
    const head = '{"messageType":"close","payload":"'
    say(`${head}${'x'.repeat(65_536 - head.length - 2)}"}`)
    expect(heard).toHaveLength(1)
  })

  it('passes on a frozen copy that the host can’t change', () => {
    const { bridge, say } = open()
    const payload = { list: [1] }
    const heard: unknown[] = []
    bridge.on('bonus-list-updated', (given) => heard.push(given))
    say({ messageType: 'bonus-list-updated', payload })
    payload.list.push(2)
    expect(heard).toEqual([{ list: [1] }])
    expect(Object.isFrozen((heard[0] as typeof payload).list)).toBe(true)
  })

  it('P10 parses loaded once for all handlers', () => {
    const { bridge, say } = open()
    const heard: ReadHostData[] = []
    bridge.on('loaded', (read) => heard.push(read))
    bridge.on('loaded', (read) => heard.push(read))
    const copies = vi.spyOn(JSON, 'parse')
    say(JSON.stringify({ messageType: 'loaded', payload: loaded }))
    const count = copies.mock.calls.length
    copies.mockRestore()
    expect(count).toBe(1)
    expect(heard[0]).toMatchObject({ ok: true, warnings: [], data: { token: loaded.user.token } })
    expect(heard[1]).toBe(heard[0])
  })

  it('HOST-27 passes on an unusable loaded as an error', () => {
    const { bridge, say } = open()
    const heard: ReadHostData[] = []
    say({ messageType: 'loaded', payload: { userId: '90210' } })
    bridge.on('loaded', (read) => heard.push(read))
    expect(heard).toEqual([{ ok: false, problem: 'Incorrect data from host', paths: ['/user/token'] }])
  })

  it('keeps the newest payload for the first handler that registers later, and passes it on once', () => {
    const { bridge, say } = open()
    const [first, second]: unknown[][] = [[], []]
    say({ messageType: 'bonus-list-updated', payload: 1 })
    say({ messageType: 'bonus-list-updated', payload: 2 })
    bridge.on('bonus-list-updated', (payload) => first?.push(payload))
    bridge.on('bonus-list-updated', (payload) => second?.push(payload))
    expect([first, second]).toEqual([[2], []])
  })

  it.each(['close', 'onGoBack', 'onSwipeBack'] as const)(
    'L8 keeps the command %s for the first handler that registers later, and passes it on once',
    (type) => {
      const { bridge, say } = open()
      const heard: unknown[] = []
      say({ messageType: type })
      say({ messageType: type })
      bridge.on(type, () => heard.push('first'))
      bridge.on(type, () => heard.push('second'))
      expect(heard).toEqual(['first'])
    },
  )

  it('calls every handler of a type until it is removed', () => {
    const { bridge, say } = open()
    const heard: string[] = []
    const stop = bridge.on('close', () => heard.push('a'))
    bridge.on('close', () => heard.push('b'))
    say({ messageType: 'close' })
    stop()
    say({ messageType: 'close' })
    expect(heard).toEqual(['a', 'b', 'b'])
  })
})

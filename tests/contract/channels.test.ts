import { describe, expect, it } from 'vitest'
import { openBridge } from '../../src/host/bridge/HostBridge.ts'
import { LATER_MESSAGES } from '../../src/host/bridge/laterMessages.ts'
import { type IncomingType, learnMessages } from '../../src/host/bridge/protocol.ts'
import fc, { runs } from '../unit/fastCheck.ts'
import { fakeClock } from '../unit/support/fakeClock.ts'
import {
  frameStand,
  HOME,
  lookAlikes,
  OTHER,
  packageStand,
  type Stand,
  selfStand,
  webViewStand,
} from './channelStands.ts'

const CANARY = 'canary-token'
const JUNK = runs(5_000, 50_000)
const loadedText = JSON.stringify({ messageType: 'loaded', payload: { user: { token: CANARY } } })
const types: readonly IncomingType[] = [
  'loaded',
  'close',
  'bonus-list-fetched',
  'bonus-list-updated',
  'onGoBack',
  'onSwipeBack',
]

// One contract for every channel: the payment flows rely on the same guarantees in every host mode.
const media: readonly { name: string; open: () => Stand; target: string | undefined; before: readonly string[] }[] = [
  { name: 'a frame of a listed parent', open: () => frameStand([OTHER, HOME]), target: HOME, before: lookAlikes },
  // Any web page may embed the widget. Before the handshake it accepts look-alike origins, but never 'null'.
  {
    name: 'a frame of any parent',
    open: () => frameStand([]),
    target: HOME,
    before: lookAlikes.filter((origin) => !isCanonical(origin)),
  },
  { name: 'a page of its own', open: selfStand, target: undefined, before: lookAlikes },
  { name: 'a web view of an app', open: webViewStand, target: undefined, before: lookAlikes },
  { name: 'the page of the host itself', open: packageStand, target: undefined, before: lookAlikes },
]

function isCanonical(origin: string): boolean {
  try {
    return /^https?:/.test(origin) && new URL(origin).origin === origin
  } catch {
    return false
  }
}

function listenTo({ channel }: Stand) {
  const heard: unknown[] = []
  const stop = channel.listen((data, pin) => {
    heard.push(data)
    if (data === 'handshake') pin()
  })
  return { heard, stop }
}

function bridgeOver(stand: Stand) {
  const clock = fakeClock()
  const problems: { code: string; count: number }[] = []
  const bridge = openBridge(stand.channel, { clock, onProblem: (problem) => problems.push(problem) })
  const heard: [IncomingType, unknown][] = []
  for (const type of types) bridge.on(type, (payload) => heard.push([type, payload]))
  return { clock, problems, bridge, heard }
}

describe.each(media)('a channel to the host: $name', ({ open, target, before }) => {
  it('delivers messages of the host unchanged', () => {
    const stand = open()
    const { heard } = listenTo(stand)
    const said = ['text', { messageType: 'close' }, 7, null]
    for (const data of said) stand.say(data)
    expect(heard).toEqual(said)
  })

  it.each(['close', 'onGoBack', 'onSwipeBack'] as const)(
    'L8 LIST-04 LIST-05 keeps an early %s from the host until a handler is registered',
    (messageType) => {
      const stand = open()
      const bridge = openBridge(stand.channel, { clock: fakeClock(), onProblem: () => {} })
      stand.say(JSON.stringify({ messageType }))
      stand.say(loadedText)
      const heard: string[] = []
      bridge.on(messageType, () => heard.push(messageType))
      expect(heard).toEqual([messageType])
    },
  )

  it('sends every text to the exact origin of the host after the handshake', () => {
    const stand = open()
    listenTo(stand)
    stand.say('handshake')
    expect(stand.channel.send('private', false)).toBe(true)
    expect(stand.channel.send('public', true)).toBe(true)
    expect(stand.read()).toEqual(['private', 'public'])
    expect(stand.posts().map((post) => post.targetOrigin)).toEqual([target, target])
  })

  it('holds back everything but public texts before the handshake', () => {
    const stand = open()
    const { heard } = listenTo(stand)
    stand.say('anything')
    expect(stand.channel.send('private', false)).toBe(false)
    expect(stand.posts()).toEqual([])
    expect(stand.channel.send('public', true)).toBe(true)
    expect(stand.read()).toEqual(['public'])
    expect(heard).toEqual(['anything'])
  })

  it('does not receive its own texts', () => {
    const stand = open()
    const { heard } = listenTo(stand)
    stand.say('handshake')
    stand.channel.send('out', false)
    expect(heard).toEqual(['handshake'])
  })

  it('accepts messages only from the host, whatever their origin', () => {
    const stand = open()
    const { heard } = listenTo(stand)
    for (const source of stand.foreigners) stand.say('handshake', { source })
    stand.say('handshake')
    for (const source of stand.foreigners) stand.say('forged', { source })
    expect(heard).toEqual(['handshake'])
  })

  it.each(lookAlikes)('after the handshake refuses the origin %j', (origin) => {
    const stand = open()
    const { heard } = listenTo(stand)
    stand.say('handshake')
    stand.say('forged', { origin })
    stand.channel.send('private', false)
    expect(heard).toEqual(['handshake'])
    expect(stand.posts()).toEqual([{ text: 'private', targetOrigin: target }])
  })

  it.each(before)('before the handshake accepts none from the origin %j', (origin) => {
    const stand = open()
    const { heard } = listenTo(stand)
    stand.say('handshake', { origin })
    expect(heard).toEqual([])
    expect(stand.channel.send('private', false)).toBe(false)
    expect(stand.posts()).toEqual([])
  })

  it('stops one listener and keeps the others', () => {
    const stand = open()
    const first = listenTo(stand)
    const second = listenTo(stand)
    first.stop()
    first.stop()
    stand.say('late')
    expect(first.heard).toEqual([])
    expect(second.heard).toEqual(['late'])
  })
})

describe.each(media)('a bridge over $name', ({ open, target }) => {
  it('HOST-08 sends Loaded at once, with its type and version', () => {
    const stand = open()
    bridgeOver(stand)
    expect(stand.read()).toEqual(['{"messageType":"Loaded","type":"Loaded","version":"v1.0.504"}'])
  })

  it('recognizes the host by a valid loaded, not by an invalid one', () => {
    const stand = open()
    const { bridge, heard } = bridgeOver(stand)
    stand.say({ messageType: 'loaded', payload: { user: {} } })
    bridge.send({ messageType: 'onClose' })
    expect(stand.posts().filter(({ text }) => text.includes('onClose'))).toEqual([])
    stand.say(loadedText)
    bridge.send({ messageType: 'onClose' })
    expect(stand.posts().at(-1)).toEqual({ text: '{"messageType":"onClose"}', targetOrigin: target })
    expect(heard.map(([type]) => type)).toEqual(['loaded', 'loaded'])
  })

  it('lets an answer given inside the handler of loaded reach the host', () => {
    const stand = open()
    const { bridge } = bridgeOver(stand)
    bridge.on('loaded', () => bridge.send({ messageType: 'onInit' }))
    stand.say(loadedText)
    expect(stand.read().at(-1)).toBe('{"messageType":"onInit"}')
  })

  it('accepts fifty messages in any second and drops the others', async () => {
    const stand = open()
    const { clock, heard, problems } = bridgeOver(stand)
    for (let n = 0; n < 10_000; n++) stand.say({ messageType: 'close' })
    expect(heard).toHaveLength(50)
    await clock.advance(999)
    stand.say({ messageType: 'close' })
    expect(heard).toHaveLength(50)
    await clock.advance(1)
    for (let n = 0; n < 60; n++) stand.say({ messageType: 'close' })
    expect(heard).toHaveLength(100)
    expect(problems.map(({ count }) => count)).toEqual([1, 10, 100, 1000])
  })

  it('does not let strangers use up the rate limit of the host', () => {
    const stand = open()
    const { heard } = bridgeOver(stand)
    for (const source of stand.foreigners) for (let n = 0; n < 100; n++) stand.say({ messageType: 'close' }, { source })
    stand.say({ messageType: 'close' })
    expect(heard).toEqual([['close', undefined]])
  })

  it(`ignores ${JUNK} unknown messages`, async () => {
    const stand = open()
    const { clock, bridge, heard, problems } = bridgeOver(stand)
    stand.say(loadedText)
    const accepted = JSON.stringify(heard)
    const junk = fc.oneof(
      fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withTypedArray: true }),
      fc.json({ maxDepth: 6 }),
      fc.string({ maxLength: 200 }),
      fc.record({ messageType: fc.string(), payload: fc.anything() }),
      fc.record({
        messageType: fc.constantFrom('Loaded', 'toString', '__proto__', 'constructor', 'LOADED', 'loaded '),
      }),
    )
    // The messages are half a second apart, so that the parser rejects them and not the rate limit.
    let time = 0
    const apart = { ...clock, monotonic: () => (time += 500) }
    const second = openBridge(stand.channel, { clock: apart, onProblem: (problem) => problems.push(problem) })
    const moved: unknown[] = []
    for (const type of types) second.on(type, (payload) => moved.push(payload))
    fc.assert(
      fc.property(junk, (data) => stand.say(data)),
      { numRuns: JUNK },
    )
    expect(moved).toEqual([])
    expect(JSON.stringify(heard)).toBe(accepted)
    expect(problems.map(({ code }) => code)).not.toContain('notSent')
    expect(JSON.stringify(stand.posts())).not.toContain(CANARY)
    bridge.dispose()
  })

  it('sends and receives nothing after dispose', () => {
    const stand = open()
    const { bridge, heard } = bridgeOver(stand)
    stand.say(loadedText)
    bridge.dispose()
    stand.say({ messageType: 'close' })
    bridge.send({ messageType: 'onClose' })
    expect(heard).toHaveLength(1)
    expect(stand.posts().some(({ text }) => text.includes('onClose'))).toBe(false)
  })
})

describe('a channel of a frame', () => {
  it.each([
    { list: [], targets: ['*'] },
    { list: [HOME], targets: [HOME] },
    { list: [OTHER, HOME], targets: [OTHER, HOME] },
    // Untidy entries are normalized. A list of only invalid entries must not allow every parent, as an empty list does.
    { list: ['https://HOST.example:443/'], targets: [HOME] },
    { list: ['host.example'], targets: [] },
    { list: ['*'], targets: [] },
    { list: ['null', ''], targets: [] },
  ])('with the list $list posts public texts to $targets', ({ list, targets }) => {
    const stand = frameStand(list)
    const { heard } = listenTo(stand)
    stand.channel.send('public', true)
    expect(stand.posts().map((post) => post.targetOrigin)).toEqual(targets)
    stand.say('handshake')
    expect(heard).toEqual(targets.includes(HOME) || list.length === 0 ? ['handshake'] : [])
  })

  it('sends nothing that a parent outside the list could read', () => {
    const stand = frameStand([HOME], 'https://evil.example')
    const { bridge, heard } = bridgeOver(stand)
    stand.say(loadedText)
    bridge.send({ messageType: 'onInitError', code: 'host.data', text: 'Incorrect data from host' })
    bridge.send({ messageType: 'onClose' })
    expect(heard).toEqual([])
    expect(stand.read()).toEqual([])
  })

  it('stays with the first host when another one of the list sends through the same parent', () => {
    const stand = frameStand([OTHER, HOME])
    const { heard } = listenTo(stand)
    stand.say('handshake')
    stand.say('handshake', { origin: OTHER })
    stand.channel.send('private', false)
    expect(heard).toEqual(['handshake'])
    expect(stand.posts().map((post) => post.targetOrigin)).toEqual([HOME])
  })
})

describe.each(media)('D-71 an event for product analytics to $name', ({ open }) => {
  learnMessages(LATER_MESSAGES)
  const event = { version: 1, event: 'submit', transaction: 'deposit', method: 'pix', amount: '5.00' } as const

  it('reaches the host only after the handshake, with the members of the schema and no others', () => {
    const stand = open()
    const { bridge } = bridgeOver(stand)
    bridge.send({ messageType: 'onAnalytics', ...event })
    expect(stand.read().join()).not.toContain('onAnalytics')
    stand.say(loadedText)
    bridge.send({ messageType: 'onAnalytics', ...event, cpf: '52998224725' } as never)
    expect(stand.read().at(-1)).toBe(JSON.stringify({ messageType: 'onAnalytics', payload: event }))
  })
})

describe('a channel of a page of its own', () => {
  it('posts no message, which would come back as a message of the host', () => {
    const stand = selfStand()
    listenTo(stand)
    stand.channel.send('public', true)
    expect(stand.host.posts).toEqual([])
  })
})

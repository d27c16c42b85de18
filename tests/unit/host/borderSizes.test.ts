import { describe, expect, it } from 'vitest'
import { isWithin } from '../../../src/host/bridge/isWithin.ts'
import { LATER_MESSAGES } from '../../../src/host/bridge/laterMessages.ts'
import { encode, learnMessages } from '../../../src/host/bridge/protocol.ts'
import { readMessage } from '../../../src/host/bridge/readMessage.ts'

// In the app, the module loaded after the method list registers these messages.
learnMessages(LATER_MESSAGES)

const circle: Record<string, unknown> = {}
circle.self = circle
const wide = Object.fromEntries(Array.from({ length: 200_000 }, (_, index) => [`k${index}`, index]))

describe('S15 B33 a huge object of the host', () => {
  it.each([
    ['a long text', { messageType: 'loaded', payload: 'x'.repeat(70_000) }],
    ['many members', wide],
    ['a long sparse array', { list: new Array(4_000_000_000) }],
    ['a circular reference', circle],
    ['bytes', { bytes: new Uint8Array(100_000) }],
    ['many small arrays', { lists: Array.from({ length: 40_000 }, () => []) }],
  ])('with %s is rejected as too large without being serialized', (_, huge) => {
    let isWritten = false
    Object.defineProperty(huge, 'toJSON', { value: () => (isWritten = true), enumerable: false })
    expect(readMessage(huge)).toEqual({ problem: 'tooLarge' })
    expect(isWritten).toBe(false)
  })

  it('is distinguished from a small one', () => {
    expect(isWithin({ a: [1, 'two', null, { b: true }] }, 100)).toBe(true)
    expect(isWithin('x'.repeat(100), 100)).toBe(false)
  })
})

describe('S10 a text to the host', () => {
  it('is cut at the maximum length of the schema, but not within a surrogate pair', () => {
    const { payload } = JSON.parse(
      encode({ messageType: 'onInitError', code: 'host.data', text: `${'x'.repeat(1999)}😀y` }),
    )
    expect(payload.text).toBe('x'.repeat(1999))
    expect(JSON.parse(encode({ messageType: 'onShare', text: 'x'.repeat(5000) })).payload.text).toHaveLength(2000)
  })

  it('is not cut if it is a URL', () => {
    const url = `https://pay.example/${'x'.repeat(3000)}`
    expect(JSON.parse(encode({ messageType: 'onExternalRedirect', url, method: 'GET', data: {} })).payload.url).toBe(
      url,
    )
  })
})

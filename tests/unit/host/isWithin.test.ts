import { describe, expect, it } from 'vitest'
import { isWebOrigin } from '../../../src/host/bridge/isWebOrigin.ts'
import { isWithin } from '../../../src/host/bridge/isWithin.ts'

describe('S15 the size of a message of the host', () => {
  it.each<[string, unknown, number]>([
    ['a number', 5, 1],
    ['a text', 'abcd', 5],
    ['an array', [1, 2], 7],
    ['a member', { abc: 1 }, 5],
    ['nested arrays', [['ab']], 9],
  ])('includes %s', (_, value, size) => {
    expect(isWithin(value, size)).toBe(true)
    expect(isWithin(value, size - 1)).toBe(false)
  })

  it('is too large if a getter throws, or if the message is binary, sparse or circular', () => {
    const throws = {
      get name() {
        throw new Error('A getter of the host.')
      },
    }
    const around: { self?: unknown } = {}
    around.self = around
    const sparse: unknown[] = []
    sparse.length = 10_000
    for (const value of [throws, new Uint8Array(1), new ArrayBuffer(1), sparse, around])
      expect(isWithin(value, 1_000)).toBe(false)
  })
})

describe('B2 an origin that identifies a host', () => {
  it.each(['https://host.example', 'http://localhost:5173', 'https://host.example:8443'])('is %s', (origin) =>
    expect(isWebOrigin(origin)).toBe(true),
  )

  it.each([
    'null',
    '',
    '*',
    'ftp://host.example',
    'wss://host.example',
    'https://host.example/',
    'https://Host.example',
  ])('is not %o', (origin) => expect(isWebOrigin(origin)).toBe(false))
})

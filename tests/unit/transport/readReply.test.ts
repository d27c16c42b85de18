import { describe, expect, it } from 'vitest'
import type { Fail } from '../../../src/transport/readAnswer.ts'
import { readData, readReply } from '../../../src/transport/readReply.ts'
import { TransportFailure } from '../../../src/transport/TransportFailure.ts'

const fail: Fail = (facts) => new TransportFailure({ call: 'socket x', url: '/x', sent: true, ...facts }, '')

describe('readReply', () => {
  it.each([0, 99, 200, 299, 601, '200', '200.0', '200.00', '0.0'])('SOCK-10 treats status %o as success', (status) => {
    expect(readReply({ status, data: 'ok' }, fail)).toBe('ok')
  })

  it.each([100, 199, 300, 422, 600, '422', '422.0'])('SOCK-10 treats status %o as an error', (status) => {
    const read = () => readReply({ status, data: { code: 'limit' } }, fail)
    expect(read).toThrow(expect.objectContaining({ kind: 'status', status: Number(status), code: 'limit' }))
  })

  it.each([undefined, null, '', ' ', '200.5', '-200.0', '200.0x', 'x200.0', true])(
    'treats %o as a missing status',
    (status) => {
      const unread = expect.objectContaining({ kind: 'body', code: 'transport.noStatus', isOutcomeUnknown: true })
      expect(() => readReply({ status, data: 'ok' }, fail)).toThrow(unread)
    },
  )

  it('Q-113 reports the status of an unreadable response, and an error status before an unreadable body', () => {
    const broken = { data: '{', needParse: true }
    expect(() => readReply({ ...broken, status: 200 }, fail)).toThrow(
      expect.objectContaining({ kind: 'body', code: 'transport.notJson', status: 200 }),
    )
    expect(() => readReply({ ...broken, status: 500 }, fail)).toThrow(
      expect.objectContaining({ kind: 'status', status: 500, serverMessage: undefined }),
    )
  })
})

describe('readData', () => {
  it.each<[object, unknown]>([
    [{ data: '{"a":1}' }, '{"a":1}'],
    [{ data: '{"a":1}', needParse: 'false' }, '{"a":1}'],
    [{ data: '{"a":1}', needParse: 0 }, '{"a":1}'],
    [{ data: '{"a":1}', needParse: 'true' }, { a: 1 }],
    [{ data: '{"a":1}', needParse: 1 }, { a: 1 }],
    [{ data: '{"a":1}', needParse: '1' }, { a: 1 }],
    [{ data: '{"a":1}', needParse: true }, { a: 1 }],
    [{ data: '9007199254740993', needParse: true }, '9007199254740993'],
    [{}, undefined],
  ])('reads %j as %j', (message, value) => expect(readData({ ...message })).toEqual({ isReadable: true, value }))

  it.each([{ a: 1 }, 5, null, undefined, '{', '', `"${'x'.repeat(1_999_999)}"`])(
    'reports invalid JSON text as unreadable',
    (data) => {
      expect(readData({ data, needParse: true })).toEqual({ isReadable: false, value: undefined })
    },
  )

  it('reads a text of two million characters', () => {
    expect(readData({ data: `"${'x'.repeat(1_999_998)}"`, needParse: true }).isReadable).toBe(true)
  })
})

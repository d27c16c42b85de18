import { describe, expect, it } from 'vitest'
import { afterPush } from '../../../../src/payments/status/afterPush.ts'

describe('P2 B22 C27 I9 the status after a push', () => {
  it.each([
    ['waiting', 'waiting', 'waiting'],
    ['waiting', 'accepted', 'accepted'],
    ['waiting', 'processed', 'processed'],
    ['waiting', 'mistaked', 'waiting'],
    ['waiting', undefined, 'waiting'],
    ['accepted', 'waiting', 'accepted'],
    ['accepted', 'accepted', 'accepted'],
    ['accepted', 'processed', 'processed'],
    ['accepted', 'mistaked', 'accepted'],
    ['accepted', undefined, 'accepted'],
    ['mistaked', 'processed', 'processed'],
    ['mistaked', 'waiting', undefined],
    ['mistaked', 'accepted', undefined],
    ['mistaked', 'mistaked', undefined],
    ['mistaked', undefined, undefined],
    ['processed', 'waiting', undefined],
    ['processed', 'accepted', undefined],
    ['processed', 'mistaked', undefined],
    ['processed', 'processed', undefined],
    ['processed', undefined, undefined],
  ] as const)('%s, after a push of %s: %s', (now, pushed, next) => expect(afterPush(now, pushed)).toBe(next))
})

import { expect, it } from 'vitest'
import { isFinal, statusFrom } from '../../../../src/payments/status/statusFrom.ts'
import fc from '../../fastCheck.ts'

it.each<[unknown, string]>([
  [0, 'waiting'],
  [1, 'processed'],
  [2, 'mistaked'],
  ['0', 'waiting'],
  ['1', 'processed'],
  ['2', 'mistaked'],
  ['WAITING', 'waiting'],
  ['processed', 'processed'],
  ['PAYED', 'processed'],
  ['CANCELED', 'mistaked'],
  ['AUTO_CANCELED', 'mistaked'],
  [3, 'accepted'],
  [-1, 'accepted'],
  [1.5, 'accepted'],
  ['9', 'accepted'],
  ['01', 'accepted'],
  ['', 'accepted'],
  ['paid', 'accepted'],
  ['constructor', 'accepted'],
  ['__proto__', 'accepted'],
  [null, 'accepted'],
  [undefined, 'accepted'],
  [Number.NaN, 'accepted'],
])('STATUS-02 the server status %j is %s', (value, status) => expect(statusFrom(value)).toBe(status))

it('STATUS-02 C18 no unknown value is ever a success', () => {
  const known = new Set(['0', '1', '2', 'WAITING', 'PROCESSED', 'MISTAKED', 'PAYED', 'CANCELED', 'AUTO_CANCELED'])
  const value = fc.oneof(fc.string(), fc.integer(), fc.double(), fc.constant(null), fc.boolean())
  fc.assert(
    fc.property(value, (one) => {
      fc.pre(!known.has(String(one).toUpperCase()))
      expect(statusFrom(one)).toBe('accepted')
    }),
    { numRuns: 2_000 },
  )
})

it.each([
  ['waiting', false],
  ['accepted', false],
  ['mistaked', true],
  ['processed', true],
] as const)('%s is final: %s', (status, is) => expect(isFinal(status)).toBe(is))

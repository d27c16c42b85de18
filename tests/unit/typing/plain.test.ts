import { describe, expect, it, vi } from 'vitest'
import { digitsOnly, upperCased } from '../../../schemas/typing/plain.ts'
import fc, { runs } from '../fastCheck.ts'
import { same, TIMEOUT_MS } from '../money/arbitraries.ts'

vi.setConfig({ testTimeout: TIMEOUT_MS })

const RUNS = runs(2_000, 200_000)

describe('upperCased', () => {
  it.each([
    ['abc', 'ABC'],
    ['straße', 'STRAßE'],
    ['ıi', 'II'],
    ['ñé', 'ÑÉ'],
    ['привет', 'ПРИВЕТ'],
    ['σς', 'ΣΣ'],
    ['ﬁ', 'ﬁ'],
    ['𐐨', '𐐀'],
    ['\ud800a', '\ud800A'],
  ])('makes %j %j', (text, upper) => expect(upperCased(text)).toBe(upper))

  it('keeps the length, and changes nothing the second time', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }))
    fc.assert(
      fc.property(text, (typed) => {
        const upper = upperCased(typed)
        same(upper.length, typed.length, typed)
        same(upperCased(upper), upper, typed)
      }),
      { numRuns: RUNS },
    )
  })
})

describe('digitsOnly', () => {
  it.each([
    ['1a2', '12'],
    ['٣۳३３', '3333'],
    ['-1.5', '15'],
    ['½²', ''],
  ])('leaves of %j %j', (text, digits) => expect(digitsOnly(text)).toBe(digits))
})

import { describe, expect, it } from 'vitest'
import { backoffMs } from '../../../src/transport/retry.ts'

describe('backoffMs', () => {
  it.each([
    [1, 0, 2_000],
    [1, 1, 3_000],
    [2, 0.5, 4_500],
    [3, 0, 8_000],
    [3, 1, 9_000],
    [4, 0, 10_000],
    [9, 1, 10_000],
  ])('CONST-04 is 2^%i s plus jitter of %f s, at most 10 s', (n, jitter, ms) => {
    expect(backoffMs(n, () => jitter)).toBe(ms)
  })
})

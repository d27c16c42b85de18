import { describe, expect, it } from 'vitest'
import { backoffMs, retry } from '../../../src/transport/retry.ts'
import { TransportFailure } from '../../../src/transport/TransportFailure.ts'
import { fakeClock } from '../support/fakeClock.ts'

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

describe('S14 a call after an error response', () => {
  const refusal = (retryAfterMs: number | undefined) =>
    new TransportFailure({ kind: 'status', status: 503, call: 'GET x', url: '/x', sent: true, retryAfterMs }, '')

  function asked(retryAfterMs: number | undefined, retries = 3, isPolled = false) {
    const clock = fakeClock()
    const signal = new AbortController().signal
    let count = 0
    const attempt = async () => {
      if (++count === 1) throw refusal(retryAfterMs)
      return 'well'
    }
    const answer = retry({ retries, pauseMs: () => 2_000, clock, signal, random: () => 0.5, isPolled }, attempt)
    return { clock, answer, count: () => count }
  }

  it.each([
    [0, 500],
    [7_000, 7_500],
    [60_000, 60_500],
  ])('with a Retry-After of %i ms is retried after %i ms, with jitter', async (retryAfterMs, pause) => {
    const { clock, answer, count } = asked(retryAfterMs)
    await clock.armed(pause)
    await clock.advance(pause - 1)
    expect(count()).toBe(1)
    await clock.advance(1)
    expect(await answer).toBe('well')
    expect(count()).toBe(2)
  })

  it.each([
    ['without Retry-After', undefined, 3],
    ['after more than a minute, such as during maintenance', 60_001, 3],
    ['if it moves money', 1_000, 0],
    ['if the caller polls, and waits itself', 60_000, 3, true],
  ])('is not retried %s (D-01)', async (_, retryAfterMs, retries, isPolled = false) => {
    const { answer, count, clock } = asked(retryAfterMs, retries, isPolled)
    await expect(answer).rejects.toMatchObject({ status: 503, retryAfterMs })
    expect([count(), clock.pending()]).toEqual([1, 0])
  })
})

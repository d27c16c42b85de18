import { describe, expect, it } from 'vitest'
import { sendInServerTime } from '../../../src/app/payments/sendInServerTime.ts'
import { invoiceEndsAt } from '../../../src/payments/expiry/invoiceEndsAt.ts'
import { createServerTime } from '../../../src/platform/time/createServerTime.ts'
import { createSteadyTime } from '../../../src/platform/time/steadyTime.ts'
import type { Transport } from '../../../src/transport/Transport.ts'
import { fakeClock } from '../support/fakeClock.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A device whose clock is ahead of the server's by `ahead.ms`, and which learns the time from no call. */
function device({ aheadMs = 0 } = {}) {
  const clock = fakeClock()
  const server = { behindMs: aheadMs, answers: 'date' as 'date' | 'nothing' | 'failure' | 'silence', asked: 0 }
  const steady = createSteadyTime(clock)
  const serverNow = () => clock.now() - server.behindMs
  const time = createServerTime({
    clock,
    time: steady,
    fetchDate: (signal) => {
      server.asked += 1
      if (server.answers === 'failure') return Promise.reject(new TypeError('Failed to fetch'))
      if (server.answers === 'nothing') return Promise.resolve(null)
      if (server.answers === 'date') return Promise.resolve(new Date(serverNow()).toUTCString())
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    },
  })
  /** The device's clock is set; the server's is not. */
  const set = (byMs: number) => {
    clock.set(byMs)
    server.behindMs += byMs
  }
  return { clock, server, serverNow, set, steady, time }
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= 1_000

describe('C42 I12 the server’s time, if no call contains it', () => {
  it('is requested once, and not again while it is known', async () => {
    const { clock, server, serverNow, time } = device({ aheadMs: HOUR })
    expect(time.isServerTime()).toBe(false)
    await Promise.all([time.renew(), time.renew()])
    expect(time.isServerTime()).toBe(true)
    expect(isNear(time.now(), serverNow())).toBe(true)
    await clock.advance(HOUR)
    expect(time.renew()).toBeUndefined()
    expect(server.asked).toBe(1)
  })

  it('is not requested if an answer of the API has contained it', () => {
    const { clock, server, steady, time } = device()
    steady.sync(new Date(clock.now()).toUTCString(), clock.monotonic())
    expect(time.renew()).toBeUndefined()
    expect(server.asked).toBe(0)
  })

  it.each([
    ['set forward by an hour', HOUR],
    ['set forward by 6 s', 6_000],
    ['set back by a day', -24 * HOUR],
  ])('is requested again when the device’s clock was %s', async (_, byMs) => {
    const { clock, serverNow, set, time } = device()
    await time.renew()
    await clock.advance(1_000)
    set(byMs)
    expect(time.isServerTime()).toBe(false)
    await time.renew()
    expect(time.isServerTime()).toBe(true)
    expect(isNear(time.now(), serverNow())).toBe(true)
  })

  it('is not requested again after a difference of a few seconds', async () => {
    const { set, time } = device()
    await time.renew()
    set(4_000)
    expect(time.renew()).toBeUndefined()
  })

  it.each(['nothing', 'failure', 'silence'] as const)(
    'stays unknown when the server answers with %s, and is requested again after half a minute',
    async (answers) => {
      const { clock, server, time } = device()
      server.answers = answers
      const renewal = time.renew()
      await clock.advance(3_000)
      await renewal
      expect(time.isServerTime()).toBe(false)
      expect(time.renew()).toBeUndefined()
      server.answers = 'date'
      await clock.advance(30_000)
      await time.renew()
      expect(time.isServerTime()).toBe(true)
      expect(server.asked).toBe(2)
    },
  )

  it('is known before an answer is read, so that an invoice has its whole time to pay on a wrong device', async () => {
    const { clock, serverNow, time } = device({ aheadMs: 5 * MINUTE })
    const answer = { createdAt: serverNow(), timeoutMs: 15 * MINUTE }
    const transport: Transport = { send: async () => answer, close: () => {} }
    const sent = sendInServerTime(transport, time).send({ verb: 'POST', path: 'x', retries: 0, timeoutMs: 1 }, {})
    const endsAt = invoiceEndsAt((await sent) as typeof answer, time)
    expect(isNear(endsAt - time.now(), 15 * MINUTE)).toBe(true)
    await clock.advance(14 * MINUTE)
    expect(endsAt).toBeGreaterThan(time.now())
  })
})

import { describe, expect, it } from 'vitest'
import { createTrack, EVENT_KEYS, type TrackedEvent } from '../../../src/analytics/track.ts'
import { fakeClock } from '../support/fakeClock.ts'

/** A page that tracks events; with `isLost`, the events don't reach the server. */
function page({ isLost = false } = {}) {
  const sent: { readonly events: readonly TrackedEvent[]; readonly keepalive: boolean }[] = []
  const hearers = new Set<() => void>()
  const clock = fakeClock()
  const { track, end } = createTrack({
    clock,
    onHide: (hide) => {
      hearers.add(hide)
      return () => hearers.delete(hide)
    },
    send: async (events, { keepalive }) => {
      sent.push({ events, keepalive })
      if (isLost) throw new Error('offline')
    },
  })
  const hide = () => {
    for (const hear of hearers) hear()
  }
  return { clock, end, hearers, hide, sent, track }
}

describe('P9 Q-045 the events', () => {
  it('ANALYT-01 have key, timestamp and value, and nothing else; those of one second go together', async () => {
    const { clock, sent, track } = page()
    const timestamp = clock.now()
    for (const key of EVENT_KEYS) track(key, { result: 'ok' })
    await clock.advance(999)
    expect(sent).toEqual([])
    await clock.advance(1)
    const events = EVENT_KEYS.map((key) => ({ key, timestamp, value: { result: 'ok' } }))
    expect(sent).toEqual([{ events, keepalive: false }])
    await clock.advance(10_000)
    expect(sent).toHaveLength(1)
    track('problem', {})
    await clock.advance(1_000)
    expect(sent).toHaveLength(2)
  })

  it('go at once where there are many, and each of them once', async () => {
    const { clock, sent, track } = page()
    for (let n = 0; n < 45; n++) track('problem', { n })
    expect(sent.map(({ events }) => events.length)).toEqual([20, 20])
    await clock.advance(1_000)
    const all = sent.flatMap(({ events }) => events.map(({ value }) => value))
    expect(all).toEqual(Array.from({ length: 45 }, (_, n) => ({ n })))
    expect(clock.pending()).toBe(0)
  })

  it('that wait go with the page, by a call that outlives it', async () => {
    const { clock, hide, sent, track } = page()
    track('problem', {})
    hide()
    expect(sent).toMatchObject([{ events: [{ key: 'problem' }], keepalive: true }])
    hide()
    await clock.advance(10_000)
    expect(sent).toHaveLength(1)
  })

  it('S1 that wait go with the app, and nothing of it listens any more', () => {
    const { clock, end, hearers, sent, track } = page()
    track('problem', {})
    end()
    expect(sent).toMatchObject([{ keepalive: true }])
    expect([clock.pending(), hearers.size]).toEqual([0, 0])
  })

  it('that are lost are no loss of the player’s', async () => {
    const { clock, hide, sent, track } = page({ isLost: true })
    track('problem', {})
    await clock.advance(1_000)
    track('problem', {})
    hide()
    await clock.advance(1_000)
    expect(sent).toHaveLength(2)
  })
})

import { expect, it } from 'vitest'
import { createTrack, EVENT_KEYS } from '../../../src/analytics/track.ts'
import { fakeClock } from '../support/fakeClock.ts'

it('ANALYT-01 every event has key, timestamp and value, and nothing else', () => {
  const sent: unknown[] = []
  const clock = fakeClock()
  const track = createTrack({ clock, send: async (event) => void sent.push(event) })
  for (const key of EVENT_KEYS) track(key, { result: 'ok' })
  expect(sent).toEqual(EVENT_KEYS.map((key) => ({ key, timestamp: clock.now(), value: { result: 'ok' } })))
})

it('Q-045 a lost event is no loss of the player’s', async () => {
  const track = createTrack({ clock: fakeClock(), send: () => Promise.reject(new Error('offline')) })
  expect(() => track('problem', {})).not.toThrow()
  await new Promise((resolve) => setImmediate(resolve))
})

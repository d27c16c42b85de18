import { getEventListeners } from 'node:events'
import { expect, it } from 'vitest'
import { sendWithRetry } from '../../../src/transport/sendWithRetry.ts'
import { testSettings } from '../../contract/transportStands.ts'

it.each([true, false])('removes its entry and its listener after the response (keepalive: %s)', async (keepalive) => {
  const { signal } = new AbortController()
  const running = new Set<AbortController>()
  const errand = {
    settings: testSettings('/api'),
    options: { signal, keepalive },
    running,
    retries: 0,
    pauseMs: () => 0,
  }
  const during = await sendWithRetry(errand, async () => [running.size, getEventListeners(signal, 'abort').length])
  expect(during).toEqual([keepalive ? 0 : 1, 1])
  expect([running.size, getEventListeners(signal, 'abort').length]).toEqual([0, 0])
})

it('neither reports nor retries an error that is no TransportFailure', async () => {
  const settings = testSettings('/api')
  const errand = { settings, options: {}, running: new Set<AbortController>(), retries: 3, pauseMs: () => 0 }
  const bug = new RangeError('A bug of ours.')
  await expect(sendWithRetry(errand, () => Promise.reject(bug))).rejects.toBe(bug)
  expect([settings.reported, settings.clock.pending()]).toEqual([[], 0])
})

import { describe, expect, it, vi } from 'vitest'
import { failureOf, httpStand, testSettings } from '../../contract/transportStands.ts'

vi.mock('socket.io-client', () => {
  throw new Error('socket.io-client was loaded')
})

describe('openTransport', () => {
  it('loads the socket library only for the socket transport', async () => {
    const { openTransport } = await import('../../../src/transport/openTransport.ts')
    const stand = await httpStand()
    const transport = await openTransport('http', testSettings(stand.apiBase))
    expect(await transport.send({ verb: 'POST', path: 'events', retries: 0, timeoutMs: 1_000 }, {})).toEqual({
      done: true,
    })
    await stand.stop()
    const failure = await failureOf(openTransport('socket', testSettings(stand.apiBase)))
    expect(String(failure.cause ?? failure)).toContain('socket.io-client was loaded')
  })
})

import type { ManagerOptions, SocketOptions } from 'socket.io-client'
import { expect, it, vi } from 'vitest'
import { socketTransport } from '../../../src/transport/socket.ts'
import { failureOf, testSettings } from '../../contract/transportStands.ts'

type Options = Partial<ManagerOptions & SocketOptions>

const given: Options[] = []

vi.mock('socket.io-client', async (original) => {
  const real = await original<typeof import('socket.io-client')>()
  return {
    ...real,
    io: (uri: string, options: Options) => {
      given.push(options)
      return real.io(uri, options)
    },
  }
})

it('CONST-03 CONST-02 the library gets a reconnection delay of 1 to 5 s, no reconnection, and a timeout of 20 s', async () => {
  const transport = socketTransport(testSettings('http://127.0.0.1:9/api'))
  await failureOf(transport.send({ verb: 'POST', path: 'BANKING/deposit-create', retries: 0, timeoutMs: 30_000 }, {}))
  transport.close()
  expect(given).toEqual([
    expect.objectContaining({
      ...{ reconnection: false, reconnectionDelay: 1_000, reconnectionDelayMax: 5_000 },
      timeout: 20_000,
    }),
  ])
})

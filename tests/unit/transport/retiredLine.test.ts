import { once } from 'node:events'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { socketTransport } from '../../../src/transport/socket.ts'
import type { CallSpec } from '../../../src/transport/Transport.ts'
import { failureOf, type SocketStand, socketStand, testSettings } from '../../contract/transportStands.ts'

const write: CallSpec = { verb: 'POST', path: 'BANKING/deposit-create', retries: 0, timeoutMs: 30_000 }

let stand: SocketStand
let token: string

beforeEach(async () => {
  token = 'old'
  stand = await socketStand()
})
afterEach(() => stand.stop())

/** Opens a line whose token is refused, and, with a new token, a second one beside it. */
async function renewed(before: (transport: ReturnType<typeof socketTransport>) => void = () => {}) {
  stand.act = ({ path }) => (path === 'slow' ? 'hang' : { status: token === 'old' ? 401 : 200 })
  const transport = socketTransport(testSettings(stand.apiBase, { token: () => token }))
  before(transport)
  await failureOf(transport.send(write, {}))
  const [former] = stand.sockets
  if (former === undefined) throw new Error('No line was opened.')
  const isClosed = once(former, 'disconnect')
  token = 'new'
  await transport.send(write, {})
  return { transport, former, isClosed }
}

it('Q-116 a connection whose token was refused is closed once there is another', async () => {
  const { isClosed, transport } = await renewed()
  await isClosed
  expect(stand.sockets.map(({ connected }) => connected)).toEqual([false, true])
  transport.close()
})

it('Q-116 a former connection stays open while a call waits on it, and is closed after the response', async () => {
  let slow: Promise<unknown> = Promise.resolve()
  const { former, isClosed, transport } = await renewed((opened) => {
    slow = opened.send({ ...write, path: 'slow' }, {})
  })
  expect(former.connected).toBe(true)
  former.emit('message', { msgid: stand.received[0]?.message?.msgid, status: 200, data: 'late' })
  expect(await slow).toBe('late')
  await isClosed
  transport.close()
})

it('closing a transport closes its connection', async () => {
  token = 'new'
  const transport = socketTransport(testSettings(stand.apiBase, { token: () => token }))
  await transport.send(write, {})
  const [line] = stand.sockets
  if (line === undefined) throw new Error('No line was opened.')
  const isClosed = once(line, 'disconnect')
  transport.close()
  await isClosed
  expect(line.connected).toBe(false)
})

it('a closed connection is never reused', async () => {
  const { transport } = await renewed()
  transport.close()
  await transport.send(write, {})
  expect(stand.sockets).toHaveLength(3)
  transport.close()
})

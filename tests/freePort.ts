import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

const given = new Set<number>()

/**
 * Systems give ports above these to `listen(0)` and to outgoing connections. Such a port could be taken by another test
 * before the server that it is for listens on it.
 */
const [FIRST, END] = [15_000, 30_000]

/** A port of the loopback interface on which nothing listens. Never the same one twice in a process. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, END)
  if (given.has(port) || !(await isFree(port))) return freePort()
  given.add(port)
  return port
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

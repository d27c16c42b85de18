import { createServer } from 'node:net'

const given = new Set<number>()

/** A port of the loopback interface on which nothing listens. Never the same one twice in a process. */
export async function freePort(): Promise<number> {
  const port = await portNow()
  if (given.has(port)) return freePort()
  given.add(port)
  return port
}

function portNow(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port is free.')),
      )
    })
  })
}

import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'

export interface SlowLine {
  /** The proxy settings for the browser. Loopback addresses use the proxy too. */
  readonly proxy: { readonly server: string; readonly bypass: string }
  close(): void
}

/** The size of a packet. The browser's network emulation uses 64 kB, which takes seconds on such a line. */
const PIECE = 1_400

/**
 * A proxy that simulates a slow connection: a round-trip latency per request, and a bandwidth shared by parallel
 * responses, which arrive in small pieces. For each pattern in `lost`, the first request that matches is lost: it is
 * sent on, but its response never arrives.
 */
export async function openSlowLine(
  latencyMs: number,
  bitsPerSecond: number,
  lost: readonly RegExp[] = [],
): Promise<SlowLine> {
  let freeAt = 0
  const remaining = new Set(lost)
  /** Resolves when the line has transferred `bytes` more. */
  const carried = (bytes: number) => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes * 8_000) / bitsPerSecond
    return until(freeAt)
  }

  async function carry(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    await until(performance.now() + latencyMs)
    const { method, headers } = asked
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      asked.pipe(forward(asked.url ?? '', { method, headers }, resolve).on('error', reject))
    })
    const loss = [...remaining].find((pattern) => pattern.test(asked.url ?? ''))
    if (loss !== undefined) {
      remaining.delete(loss)
      return void response.destroy()
    }
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
    for await (const chunk of answer as AsyncIterable<Buffer>)
      for (let at = 0; at < chunk.length; at += PIECE) {
        const piece = chunk.subarray(at, at + PIECE)
        await carried(piece.length)
        response.write(piece)
      }
    response.end()
  }

  const server = createServer((asked, response) => {
    carry(asked, response).catch(() => response.destroy())
  })
  // Tunnels are requests by the test itself to the cashier; they need no delay.
  server.on('connect', ({ url = '' }, browser: Socket) => {
    const [host, port] = url.split(':')
    const other = connect(Number(port), host, () => browser.write('HTTP/1.1 200 OK\r\n\r\n'))
    other.on('error', () => browser.destroy()).pipe(browser)
    browser.on('error', () => other.destroy()).pipe(other)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    proxy: { server: `http://127.0.0.1:${port}`, bypass: '<-loopback>' },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

const until = (time: number) => new Promise<void>((done) => setTimeout(done, time - performance.now()))

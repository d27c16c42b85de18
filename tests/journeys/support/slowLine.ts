import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'

export interface SlowLine {
  /** What the browser is told to go through, its own machine included. */
  readonly proxy: { readonly server: string; readonly bypass: string }
  close(): void
}

/** As large as a packet: what the browser's emulator hands on at once is 64 kB, and seconds of such a line. */
const PIECE = 1_400

/**
 * A line so far (there and back, for each question) and so narrow, as a proxy: whatever is under way at a time shares it,
 * and comes in pieces.
 */
export async function openSlowLine(latencyMs: number, bitsPerSecond: number): Promise<SlowLine> {
  let freeAt = 0
  /** The time at which the line has carried so many bytes more. */
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
  // What asks for a tunnel is no page: the test itself looks at the cashier's books, and need not wait.
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

import type { IncomingMessage } from 'node:http'

// Far above the size of any legitimate call.
const MOST_BYTES = 1_000_000

/** The text of a request's body. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request) {
    bytes += part.length
    if (bytes > MOST_BYTES) throw new Error(`The body of ${request.url} is larger than ${MOST_BYTES} bytes.`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

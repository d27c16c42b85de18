import { Decoder, Encoder } from 'socket.io-parser'
import { quoteInexactNumbers } from '../platform/files/parseJson.ts'

/**
 * Socket.io's decoder uses `JSON.parse`, which rounds large numbers. This decoder quotes large numbers first, so that
 * no digit is lost.
 */
class ExactDecoder extends Decoder {
  override add(chunk: unknown): void {
    super.add(typeof chunk === 'string' ? withExactNumbers(chunk) : chunk)
  }
}

/** A packet is `<type>[<attachments>-][<namespace>,][<ack id>]`, followed by a JSON array or object. */
function withExactNumbers(packet: string): string {
  const start = packet.search(/[[{]/)
  return start === -1 ? packet : packet.slice(0, start) + quoteInexactNumbers(packet.slice(start))
}

/** The `parser` option of a socket.io connection. Only incoming text packets differ from the library's own parser. */
export const socketParser = { Encoder, Decoder: ExactDecoder }

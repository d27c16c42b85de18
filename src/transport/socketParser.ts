import { Decoder, Encoder } from 'socket.io-parser'
import { quoteInexactNumbers } from '../platform/parseJson.ts'

/** Socket.io's own decoder parses with `JSON.parse`: here a number reaches it so that no digit of it is lost. */
class ExactDecoder extends Decoder {
  override add(chunk: unknown): void {
    super.add(typeof chunk === 'string' ? withExactNumbers(chunk) : chunk)
  }
}

/** `<type>[<attachments>-][<namespace>,][<ack id>]`, then the JSON of a list or of a record. */
function withExactNumbers(packet: string): string {
  const start = packet.search(/[[{]/)
  return start === -1 ? packet : packet.slice(0, start) + quoteInexactNumbers(packet.slice(start))
}

/** The `parser` of a socket.io connection. What goes out, binary data and all else stay as the library does them. */
export const socketParser = { Encoder, Decoder: ExactDecoder }

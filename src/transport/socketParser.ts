import { Decoder, Encoder } from 'socket.io-parser'
import { quoteInexactNumbers } from '../platform/files/parseJson.ts'
import { largestAnswerBytes } from './readAnswer.ts'

/**
 * Socket.io's decoder uses `JSON.parse`, which rounds large numbers. This decoder quotes large numbers first, so that
 * no digit is lost. It refuses a message above the size limit before walking it (threat B33); the library then closes the
 * connection.
 */
class ExactDecoder extends Decoder {
  override add(chunk: unknown): void {
    if (sizeOf(chunk) > largestAnswerBytes) throw new Error('The message is too large.')
    super.add(typeof chunk === 'string' ? withExactNumbers(chunk) : chunk)
  }
}

/** The size of a text or of binary data. */
function sizeOf(chunk: unknown): number {
  const { length, byteLength } = Object(chunk) as { readonly length?: number; readonly byteLength?: number }
  return length ?? byteLength ?? 0
}

/** A packet is `<type>[<attachments>-][<namespace>,][<ack id>]`, followed by a JSON array or object. */
function withExactNumbers(packet: string): string {
  const start = packet.search(/[[{]/)
  return start === -1 ? packet : packet.slice(0, start) + quoteInexactNumbers(packet.slice(start))
}

/** The `parser` option of a socket.io connection. Only incoming text packets differ from the library's own parser. */
export const socketParser = { Encoder, Decoder: ExactDecoder }

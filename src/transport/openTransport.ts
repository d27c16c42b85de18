import type { TransportKind } from '../../schemas/transports.ts'
import { httpTransport } from './http.ts'
import type { SocketSettings, Transport } from './Transport.ts'

type Open = (settings: SocketSettings) => Transport | Promise<Transport>

/** The function that creates each transport. The socket and its library are lazy loaded. */
const OPENERS: Readonly<Record<TransportKind, Open>> = {
  http: httpTransport,
  socket: async (settings) => (await import('./socket.ts')).socketTransport(settings),
}

/** Opens HTTP or the socket, by setting (spec §7). */
export async function openTransport(kind: TransportKind, settings: SocketSettings): Promise<Transport> {
  return OPENERS[kind](settings)
}

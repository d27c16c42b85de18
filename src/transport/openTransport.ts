import { httpTransport } from './http.ts'
import type { SocketSettings, Transport } from './Transport.ts'

/** Spec §7: HTTP or socket, by setting. The socket and its library are lazy loaded. */
export async function openTransport(kind: 'http' | 'socket', settings: SocketSettings): Promise<Transport> {
  if (kind === 'http') return httpTransport(settings)
  const { socketTransport } = await import('./socket.ts')
  return socketTransport(settings)
}

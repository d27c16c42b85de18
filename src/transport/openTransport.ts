import { httpTransport } from './http.ts'
import type { SocketSettings, Transport } from './Transport.ts'

/** Spec §7: HTTP or socket per setting. The socket is loaded when chosen: its library is no part of the HTTP path. */
export async function openTransport(kind: 'http' | 'socket', settings: SocketSettings): Promise<Transport> {
  if (kind === 'http') return httpTransport(settings)
  const { socketTransport } = await import('./socket.ts')
  return socketTransport(settings)
}

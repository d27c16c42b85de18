import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:http'
import type { Duplex } from 'node:stream'
import { createCashiers } from '../cashier/createCashiers.ts'
import { SCENARIOS } from '../scenarios/index.ts'
import type { Exchange } from '../server/reply.ts'
import { serveDesk } from '../server/serveDesk.ts'
import { serveSocket } from '../server/serveSocket.ts'
import type { CallNotice } from '../worker/channels.ts'
import { watchedCashiers } from './watchedCashiers.ts'

export interface SocketDesk {
  /** Takes over a WebSocket upgrade request of the dev server. */
  join(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Handles a report of the provider's page. */
  report(exchange: Exchange): Promise<void>
  close(): void
}

/** The cashier behind a real socket.io server, for the demo: a service worker can't intercept WebSockets. */
export function openSocketDesk(origin: string, onCall: (notice: CallNotice) => void): SocketDesk {
  const cashiers = createCashiers({
    now: Date.now,
    later: (ms, act) => void setTimeout(act, ms).unref(),
    random: Math.random,
    scenarios: SCENARIOS,
    providerUrl: (depositId, token) => providerUrl(origin, depositId, token),
    onPush: (token, news) => sockets.push(token, 'deposit.status', news),
  })
  // This server never listens on a port: the dev server passes connections to it.
  const door = createServer()
  const sockets = serveSocket(door, watchedCashiers(cashiers, onCall))
  return {
    join: (request, socket, head) => void door.emit('upgrade', request, socket, head),
    report: (exchange) => serveDesk(exchange, cashiers, sockets),
    close: () => sockets.close(),
  }
}

/** The worker's provider URL, plus `line=socket`, so that the provider's page reports to the dev server. */
function providerUrl(origin: string, depositId: string, token: string): string {
  const facts = new URLSearchParams({ depositId, token, line: 'socket' })
  return new URL(`/paywidget/mocks/provider/index.html#${facts}`, origin).href
}

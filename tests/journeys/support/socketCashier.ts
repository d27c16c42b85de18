import type { APIRequestContext, Page, WebSocketRoute } from '@playwright/test'
import { CALLS, isCallName } from '../../../mocks/cashier/CALLS.ts'
import { pathOf } from '../../../mocks/cashier/callPaths.ts'
import { WIDGET } from './places.ts'

/** Of Engine.IO 4: the handshake. Of Socket.IO 5 in it: "40" joins, "42" carries an event. */
const OPEN = '0{"sid":"line","upgrades":[],"pingInterval":250000,"pingTimeout":200000,"maxPayload":1000000}'
const JOIN = '40'
const EVENT = '42'

interface Asked {
  readonly msgid: string
  readonly type: string
  readonly data: Readonly<Record<string, string>>
  readonly idempotencyKey?: string
}

/** The journey's own cashier behind a socket: what comes over it is carried to the one that answers over HTTP, and back. */
export async function serveSocket(page: Page): Promise<void> {
  await page.routeWebSocket(/\/v4\/socket\.io\//, (socket) => {
    const token = new URL(socket.url()).searchParams.get('Authorization') ?? ''
    socket.onMessage((text) => {
      if (text === JOIN) socket.send(`${JOIN}{"sid":"all"}`)
      else if (String(text).startsWith(EVENT)) void answer(page.request, socket, token, String(text))
    })
    socket.send(OPEN)
  })
}

async function answer(request: APIRequestContext, socket: WebSocketRoute, token: string, text: string): Promise<void> {
  const [, { msgid, type, data, idempotencyKey }] = JSON.parse(text.slice(EVENT.length)) as [string, Asked]
  const name = type.split(':').at(-1) ?? ''
  if (!isCallName(name)) throw new Error(`The widget asked the socket for "${type}".`)
  const { verb } = CALLS[name]
  const response = await request.fetch(WIDGET + pathOf(name), {
    method: verb,
    headers: {
      authorization: token,
      'content-type': 'application/json',
      'cache-control': 'no-cache',
      'extra-params': JSON.stringify({ platformVersion: 'redesign' }),
      ismobileapp: '0',
      pwa: '0',
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    ...(verb === 'GET' ? { params: data } : { data }),
  })
  const reply = { msgid, status: response.status(), data: await response.text(), needParse: true }
  socket.send(EVENT + JSON.stringify(['message', reply]))
}

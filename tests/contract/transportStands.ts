import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server, type Socket } from 'socket.io'
import { Decoder, Encoder } from 'socket.io-parser'
import type { ClientFacts, SocketSettings } from '../../src/transport/Transport.ts'
import type { TransportFailure } from '../../src/transport/TransportFailure.ts'
import { type FakeClock, fakeClock } from '../unit/support/fakeClock.ts'

/** The server's reaction to a call. `die` cuts the connection before the answer, `cutOff` (HTTP only) during it. */
export type Act =
  | 'die'
  | 'hang'
  | 'cutOff'
  | { readonly status: number; readonly body?: unknown; readonly text?: string; readonly headers?: object }

export interface Received {
  readonly path: string
  readonly payload: unknown
  readonly idempotencyKey: string | undefined
  readonly verb?: string
  readonly headers?: IncomingHttpHeaders
  readonly message?: Readonly<Record<string, unknown>>
}

/** A real server on its own port, controlled by the test. */
export interface Stand {
  readonly apiBase: string
  readonly received: readonly Received[]
  act: (asked: Received) => Act
  /** Resolves when the n-th call has arrived. */
  arrived(n: number): Promise<void>
  stop(): Promise<void>
}

/** A placeholder for a number that JavaScript can't represent; both stands write its digits into the JSON. */
export const jsonNumber = (digits: string): string => `#number:${digits}`

const withNumbers = (json: string): string => json.replace(/"#number:([^"]*)"/g, '$1')

class NumberEncoder extends Encoder {
  override encode(packet: Parameters<Encoder['encode']>[0]): unknown[] {
    return super.encode(packet).map((part) => (typeof part === 'string' ? withNumbers(part) : part))
  }
}

export interface SocketStand extends Stand {
  readonly sockets: readonly Socket[]
}

function ledger() {
  const received: Received[] = []
  const watchers = new Set<() => void>()
  return {
    received,
    add(asked: Received) {
      received.push(asked)
      for (const look of watchers) look()
    },
    arrived(n: number): Promise<void> {
      return new Promise((resolve) => {
        const look = () => {
          if (received.length >= n) resolve()
        }
        watchers.add(look)
        look()
      })
    },
  }
}

const fine = (): Act => ({ status: 200, body: { done: true } })

export async function httpStand(): Promise<Stand> {
  const { add, arrived, received } = ledger()
  const server = createServer(async (request, response) => {
    const asked = await readRequest(request)
    add(asked)
    answerHttp(stand.act(asked), response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const stand: Stand = {
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    received,
    arrived,
    act: fine,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return stand
}

async function readRequest(request: IncomingMessage): Promise<Received> {
  const url = new URL(request.url ?? '', 'http://stand')
  let text = ''
  for await (const part of request) text += part
  return {
    verb: request.method ?? '',
    path: url.pathname.replace('/api/', ''),
    payload: text === '' ? Object.fromEntries(url.searchParams) : JSON.parse(text),
    idempotencyKey: request.headers['idempotency-key'] as string | undefined,
    headers: request.headers,
  }
}

function answerHttp(act: Act, response: ServerResponse): void {
  if (act === 'hang') return
  if (act === 'die') return void response.socket?.destroy()
  if (act === 'cutOff') return void response.write('{', () => response.socket?.destroy())
  response.writeHead(act.status, { ...act.headers })
  response.end(act.text ?? (act.body === undefined ? '' : withNumbers(JSON.stringify(act.body))))
}

export async function socketStand(): Promise<SocketStand> {
  const { add, arrived, received } = ledger()
  const server = createServer()
  const io = new Server(server, { path: '/v4/socket.io', parser: { Encoder: NumberEncoder, Decoder } })
  const sockets: Socket[] = []
  io.on('connection', (socket) => {
    sockets.push(socket)
    socket.on('message', (message: Record<string, unknown>) => {
      const path = String(message.type).replaceAll(':', '/')
      const asked = { path, payload: message.data, idempotencyKey: message.idempotencyKey as string, message }
      add(asked)
      answerSocket(stand.act(asked), socket, message.msgid)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const stand: SocketStand = {
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    received,
    sockets,
    arrived,
    act: fine,
    stop: () => new Promise((resolve) => void io.close(() => resolve())),
  }
  return stand
}

function answerSocket(act: Act, socket: Socket, msgid: unknown): void {
  if (act === 'hang') return
  if (act === 'die' || act === 'cutOff') return void cut(socket)
  const data = act.text === undefined ? { data: act.body } : { data: act.text, needParse: true }
  socket.emit('message', { msgid, status: act.status, ...data })
}

/** Cuts the connection without a close frame, like a killed server or a lost network. */
export function cut(socket: Socket): void {
  const { socket: wire } = socket.conn.transport as unknown as { socket: { terminate(): void } }
  wire.terminate()
}

export const CLIENT: ClientFacts = { platformVersion: 'redesign', isMobileApp: false, pwa: false }

export interface TestSettings extends SocketSettings {
  readonly clock: FakeClock
  readonly reported: TransportFailure[]
}

export function testSettings(apiBase: string, overrides: Partial<SocketSettings> = {}): TestSettings {
  const reported: TransportFailure[] = []
  return {
    apiBase,
    token: () => 'canary-token',
    language: () => 'en',
    client: CLIENT,
    sendsIdempotencyKey: true,
    onFailure: (failure) => void reported.push(failure),
    random: () => 0,
    ...overrides,
    clock: fakeClock(),
    reported,
  }
}

/** The failure of a call; the test fails if the call succeeds. */
export function failureOf(answer: Promise<unknown>): Promise<TransportFailure> {
  return answer.then(
    (value) => Promise.reject(new Error(`The call succeeded with ${JSON.stringify(value)}.`)),
    (failure: TransportFailure) => failure,
  )
}

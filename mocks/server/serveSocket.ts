import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Socket, Server as SocketServer } from 'socket.io'
import { isRecord } from '../../schemas/isRecord.ts'
import { type CashierAnswer, refusal } from '../cashier/CashierAnswer.ts'
import { pathOf } from '../cashier/callPaths.ts'
import type { Cashiers } from '../cashier/createCashiers.ts'
import { problemsOf } from '../cashier/problemsOf.ts'
import { isCallName, SOCKET_MESSAGE, SOCKET_QUERY, WIRE_CALLS } from '../cashier/wireNames.ts'
import { wireText } from '../cashier/wireText.ts'

// Long timeouts: a journey advances the clock by minutes at once, and the connection must not count as dead.
const PING_TIMES = { pingInterval: 250_000, pingTimeout: 200_000 }

export interface SocketFace {
  /** Pushes to every open widget of the token's player; false when none is connected. */
  push(token: string, type: string, data: unknown): boolean
  close(): void
}

/** Serves the cashiers over a real socket.io server on the same port as HTTP (spec §7, Socket). */
export function serveSocket(server: Server, cashiers: Cashiers): SocketFace {
  const io = new SocketServer(server, {
    ...PING_TIMES,
    path: '/v4/socket.io',
    transports: ['websocket'],
    serveClient: false,
  })
  const tokenOf = ({ handshake }: Socket) => String(handshake.query.Authorization ?? '')
  io.on('connection', (socket) => {
    const { EIO: _, transport: __, ...query } = socket.handshake.query
    const problems = problemsOf(SOCKET_QUERY, query, 'query')
    socket.on('message', async (message: unknown) => {
      const asked = isRecord(message) ? message : {}
      const wrong = [...problems, ...problemsOf(SOCKET_MESSAGE, asked, 'message')]
      const isFine = wrong.length === 0
      const answer = isFine ? await handle(asked, tokenOf(socket), cashiers) : badRequest(wrong)
      await carryOut(answer, socket, asked.msgid)
    })
  })
  return {
    push(token, type, data) {
      const player = cashiers.of(token)
      const sockets = [...io.sockets.sockets.values()].filter((socket) => cashiers.of(tokenOf(socket)) === player)
      for (const socket of sockets) socket.emit('message', { type, data })
      return sockets.length > 0
    },
    close: () => io.engine.close(),
  }
}

const badRequest = (problems: readonly string[]) => refusal(400, 'banking.badRequest', problems.join('; '))

async function handle(
  { type, data, idempotencyKey }: Record<string, unknown>,
  token: string,
  cashiers: Cashiers,
): Promise<CashierAnswer> {
  const path = `/api/${String(type).replaceAll(':', '/')}`
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (!isCallName(name) || path !== pathOf(name)) {
    return refusal(404, 'banking.unknownCall', `There is no call ${type}.`)
  }
  const headers = typeof idempotencyKey === 'string' ? { 'idempotency-key': idempotencyKey } : {}
  const payload = data as Record<string, unknown>
  return cashiers.of(token).handle({ name, verb: WIRE_CALLS[name].verb, payload, headers, token })
}

async function carryOut(answer: CashierAnswer, socket: Socket, msgid: unknown): Promise<void> {
  if (answer.kind === 'hang') return
  if (answer.delayMs) await sleep(answer.delayMs, undefined, { ref: false })
  if (answer.kind === 'reset') return cut(socket)
  const { status } = answer
  const text = answer.kind === 'html' ? answer.html : answer.body === undefined ? undefined : wireText(answer.body)
  socket.emit('message', { msgid, status, ...(text !== undefined && { data: text, needParse: true }) })
}

/** Cuts the connection without a close frame, like a killed server or a lost network. */
function cut(socket: Socket): void {
  const { socket: wire } = socket.conn.transport as unknown as { socket: { terminate(): void } }
  wire.terminate()
}

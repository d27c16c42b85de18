import { httpTransport } from './http.ts'
import { limit } from './limit.ts'
import type { Fail } from './readAnswer.ts'
import { readReply } from './readReply.ts'
import { backoffMs, socketRetries } from './retry.ts'
import type { SocketConnection } from './SocketConnection.ts'
import { sendWithRetry } from './sendWithRetry.ts'
import { socketLine } from './socketLine.ts'
import type { CallSpec, SendOptions, SocketSettings, Transport } from './Transport.ts'
import { TransportFailure } from './TransportFailure.ts'

interface SocketRequest {
  readonly settings: SocketSettings
  readonly line: ReturnType<typeof socketLine>
  readonly call: CallSpec
  readonly payload: Readonly<Record<string, unknown>>
  readonly options: SendOptions
}

export function socketTransport(settings: SocketSettings): Transport {
  const line = socketLine(settings)
  const http = httpTransport(settings)
  const running = new Set<AbortController>()
  const random = settings.random ?? Math.random
  return {
    send(call, payload, options = {}) {
      // A socket ends when its page unloads, so a keepalive call uses `fetch`.
      if (options.keepalive) return http.send(call, payload, options)
      const retries = Math.min(call.retries, socketRetries)
      const context = { settings, options, running, retries, pauseMs: (n: number) => backoffMs(n, random) }
      return sendWithRetry(context, (signal) => attempt({ settings, line, call, payload, options }, signal))
    },
    close() {
      for (const one of running) one.abort()
      line.hangUp()
    },
  }
}

async function attempt(request: SocketRequest, outer: AbortSignal): Promise<unknown> {
  const { call, line, options, settings } = request
  const bound = limit(settings.clock, call.timeoutMs, outer)
  const message = { ...socketMessage(request), msgid: line.nextId() }
  let connection: SocketConnection | undefined
  let sent = false
  const fail: Fail = (facts) => {
    const token = connection?.token ?? settings.token()
    const isFormerToken = token !== settings.token()
    const url = line.addressOf(message.type)
    const known = { call: `socket ${call.path}`, url, sent: true, payload: request.payload, isFormerToken }
    return new TransportFailure({ ...known, ...facts }, token)
  }
  try {
    throwIfAborted(bound.signal)
    connection = await unlessOver(line.connection(options.idempotencyKey !== undefined), bound.signal)
    const reply = connection.request(message)
    sent = true
    return readReply(await unlessOver(reply, bound.signal), fail)
  } catch (error) {
    if (error instanceof TransportFailure) throw line.noticed(error, connection)
    throw fail({ kind: bound.reason() ?? 'network', sent })
  } finally {
    bound.release()
    connection?.forget(message.msgid)
  }
}

/**
 * The message of a call (spec §7 Socket). It contains the idempotency key, because a socket message has no headers
 * (D-01).
 */
function socketMessage({ call, options, payload, settings }: SocketRequest) {
  return {
    sendTime: settings.clock.now(),
    type: call.path.replaceAll('/', ':'),
    data: payload,
    idempotencyKey: settings.sendsIdempotencyKey ? options.idempotencyKey : undefined,
  }
}

async function unlessOver<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const over = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  const value = await Promise.race([promise, over])
  // If the call was aborted in the same turn in which the connection opened, it must not be sent.
  throwIfAborted(signal)
  return value
}

/** Replaces `signal.throwIfAborted`, which is newer than the baseline (E2). */
function throwIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw signal.reason
}

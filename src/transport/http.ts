import { limit } from './limit.ts'
import { type Fail, readAnswer } from './readAnswer.ts'
import { networkPauseMs } from './retry.ts'
import { safeBase } from './safeBase.ts'
import { sendWithRetry } from './sendWithRetry.ts'
import type { CallSpec, SendOptions, Transport, TransportSettings } from './Transport.ts'
import { TransportFailure } from './TransportFailure.ts'

interface HttpRequest {
  readonly settings: TransportSettings
  readonly url: string
  readonly call: CallSpec
  readonly payload: Readonly<Record<string, unknown>>
  readonly options: SendOptions
}

export function httpTransport(settings: TransportSettings): Transport {
  const base = safeBase(settings.apiBase)
  const running = new Set<AbortController>()
  return {
    send(call, payload, options = {}) {
      const request = { settings, url: `${base}/${call.path}`, call, payload, options }
      const context = { settings, options, running, retries: call.retries, pauseMs: () => networkPauseMs }
      return sendWithRetry(context, (signal) => attempt(request, signal))
    },
    close() {
      for (const one of running) one.abort()
    },
  }
}

async function attempt(request: HttpRequest, outer: AbortSignal): Promise<unknown> {
  const { call, settings, url } = request
  const token = settings.token()
  const bound = limit(settings.clock, call.timeoutMs, outer)
  // `url` has no query, because failures are reported and the query may contain the player's bank, currency or deposit.
  const fail: Fail = (facts) =>
    new TransportFailure(
      { call: `${call.verb} ${call.path}`, url, sent: true, payload: request.payload, ...facts },
      token,
    )
  let sent = false
  const sentAt = settings.clock.monotonic()
  try {
    const init = requestInit(request, token)
    sent = !bound.signal.aborted
    const response = await fetch(addressOf(request), { ...init, signal: bound.signal })
    settings.onDate?.(response.headers.get('date'), sentAt)
    return await readAnswer(response, settings.clock.now(), fail)
  } catch (error) {
    if (error instanceof TransportFailure) throw error
    // fetch rejects with a TypeError whether or not the request was sent, so once `fetch` was called the request counts
    // as sent.
    throw fail({ kind: bound.reason() ?? 'network', sent })
  } finally {
    bound.release()
  }
}

function requestInit({ call, options, payload, settings }: HttpRequest, token: string): RequestInit {
  return {
    method: call.verb,
    headers: headersOf(settings, token, options.idempotencyKey),
    redirect: 'manual',
    keepalive: options.keepalive ?? false,
    ...(call.verb === 'GET' ? {} : { body: JSON.stringify(payload) }),
  }
}

/**
 * The headers of spec §7 HTTP. The flag names and the token without a scheme are from Q-112, the native headers from
 * HOST-28.
 */
function headersOf(settings: TransportSettings, token: string, idempotencyKey: string | undefined): Headers {
  const { platformVersion, isMobileApp, pwa, native } = settings.client
  const headers = new Headers({
    'content-type': 'application/json',
    'cache-control': 'no-cache',
    'extra-params': JSON.stringify({ platformVersion }),
    isMobileApp: isMobileApp ? '1' : '0',
    pwa: pwa ? '1' : '0',
    ...(native && { isNative: '1', platform: native }),
  })
  if (token !== '') headers.set('authorization', `${settings.authPrefix ?? ''}${token}`)
  if (idempotencyKey !== undefined && settings.sendsIdempotencyKey) headers.set('idempotency-key', idempotencyKey)
  return headers
}

/** Spec §7 HTTP: a GET sends its non-null members in the query; objects and arrays are serialized as JSON. */
function addressOf({ call, payload, url }: HttpRequest): string {
  if (call.verb !== 'GET') return url
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(payload)) {
    if (value === null || value === undefined) continue
    query.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  const text = query.toString()
  return text === '' ? url : `${url}?${text}`
}

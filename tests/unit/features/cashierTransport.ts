import type { CashierAnswer } from '../../../mocks/cashier/CashierAnswer.ts'
import type { Cashier } from '../../../mocks/cashier/createCashier.ts'
import type { Clock } from '../../../src/platform/time/clock.ts'
import { limit } from '../../../src/transport/limit.ts'
import type { Fail } from '../../../src/transport/readAnswer.ts'
import { networkPauseMs } from '../../../src/transport/retry.ts'
import { sendWithRetry } from '../../../src/transport/sendWithRetry.ts'
import { serverWords } from '../../../src/transport/serverWords.ts'
import type { CallSpec, SendOptions, Transport } from '../../../src/transport/Transport.ts'
import { TransportFailure } from '../../../src/transport/TransportFailure.ts'

const TOKEN = 'canary-token'

/** A request exactly as it was sent. */
export interface Sent {
  readonly name: string
  readonly body: string
  readonly key: string | undefined
}

export interface CashierTransport extends Transport {
  readonly sent: readonly Sent[]
  /** The bodies of all calls of one name, parsed. */
  bodies(name: string): readonly Record<string, unknown>[]
}

interface Need {
  readonly cashier: Pick<Cashier, 'handle'>
  readonly clock: Clock
}

/** A transport to a cashier in the same process, with real retries and timeouts. Simulates the cashier's faults. */
export function cashierTransport({ cashier, clock }: Need): CashierTransport {
  const sent: Sent[] = []
  const running = new Set<AbortController>()
  const settings = {
    apiBase: '/api',
    token: () => TOKEN,
    language: () => 'en',
    client: { platformVersion: 'redesign', isMobileApp: false, pwa: false },
    sendsIdempotencyKey: true,
    onFailure: () => {},
    clock,
  }

  async function attempt(call: CallSpec, body: string, options: SendOptions, outer: AbortSignal): Promise<unknown> {
    const name = call.path.slice(call.path.lastIndexOf('/') + 1)
    const key = options.idempotencyKey
    const bound = limit(clock, call.timeoutMs, outer)
    const fail: Fail = (facts) =>
      new TransportFailure({ call: name, url: `/api/${call.path}`, sent: true, ...facts }, TOKEN)
    const headers = key === undefined ? {} : { 'idempotency-key': key }
    try {
      if (bound.signal.aborted) throw new Error('abandoned before a byte left')
      sent.push({ name, body, key })
      const handled = cashier.handle({ name, verb: call.verb, payload: JSON.parse(body), headers, token: TOKEN })
      const answer = await within(bound.signal, handled)
      if (answer.kind === 'hang') await within(bound.signal, new Promise<never>(() => {}))
      else if (answer.delayMs) await within(bound.signal, wait(clock, answer.delayMs))
      return unpack(answer, fail)
    } catch (error) {
      throw error instanceof TransportFailure ? error : fail({ kind: bound.reason() ?? 'network' })
    } finally {
      bound.release()
    }
  }

  return {
    sent,
    bodies: (name) => sent.filter((one) => one.name === name).map(({ body }) => JSON.parse(body)),
    send(call, payload, options = {}) {
      const body = JSON.stringify(payload)
      const errand = { settings, options, running, retries: call.retries, pauseMs: () => networkPauseMs }
      return sendWithRetry(errand, (signal) => attempt(call, body, options, signal))
    },
    close() {
      for (const one of running) one.abort()
    },
  }
}

function unpack(answer: CashierAnswer, fail: Fail): unknown {
  if (answer.kind === 'reset' || answer.kind === 'hang') throw fail({ kind: 'network' })
  const { status } = answer
  if (answer.kind === 'html') throw fail({ kind: status < 300 ? 'body' : 'status', status })
  if (status < 300) return answer.body
  throw fail({ kind: 'status', status, ...serverWords(answer.body) })
}

const wait = (clock: Clock, ms: number) => new Promise<void>((resolve) => void clock.setTimeout(resolve, ms))

function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Error('aborted'))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop)
    work.then(resolve, reject)
  })
}

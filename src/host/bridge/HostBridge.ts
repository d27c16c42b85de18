import type { OutgoingMessage, OutgoingType } from '../../../schemas/host/outgoing.ts'
import type { Clock } from '../../platform/time/clock.ts'
import { type ReadHostData, readHostData } from '../loaded/readHostData.ts'
import type { Channel } from './Channel.ts'
import { countProblems, type MessageProblem } from './countProblems.ts'
import { createRateLimiter } from './createRateLimiter.ts'
import { encode, type IncomingType, LOADED, rowOf } from './protocol.ts'
import { readMessage } from './readMessage.ts'

/** B33: a host that floods the widget with messages must not block painting. */
const MESSAGES_PER_SECOND = 50

/** K2: the delays between repetitions of `Loaded`; the last delay repeats. */
const PAUSES_MS = [250, 500, 1000, 2000, 4000, 5000]

/** The argument of a handler: for `loaded` the parsed data, for other messages the unvalidated payload. */
export type PayloadOf<T extends IncomingType> = T extends 'loaded' ? ReadHostData : unknown

export interface HostBridge {
  send(message: OutgoingMessage): void
  /** Whether a message that is sent once, such as `FullLoaded`, has been sent. */
  hasSent(type: OutgoingType): boolean
  /**
   * Subscribes; returns a cleanup. If messages of the type came before any handler, the latest one is delivered at once.
   */
  on<T extends IncomingType>(type: T, handle: (payload: PayloadOf<T>) => void): () => void
  /** Handles a message for which nothing is subscribed; if it returns false, the message waits for a subscriber. */
  fallback?: (type: IncomingType) => boolean
  dispose(): void
}

export interface BridgeNeeds {
  readonly clock: Pick<Clock, 'monotonic' | 'setTimeout'>
  /** How long `Loaded` is repeated until the host answers, in ms; without it, `Loaded` is sent once. */
  readonly waitMs?: number
  /** The deployment's own names for outgoing messages, keyed by our names. */
  readonly names?: Readonly<Record<string, string>>
  onProblem(problem: MessageProblem): void
}

/**
 * Opens the bridge to the host and repeats `Loaded` until a valid `loaded` has come or the wait is over, so that a host
 * script that loads late receives it too. Invalid messages are dropped without an answer, and counted (B1).
 */
export function openBridge(channel: Channel, { clock, waitMs = 0, names = {}, onProblem }: BridgeNeeds): HostBridge {
  const count = countProblems(onProblem)
  const isWithinRate = createRateLimiter(clock, MESSAGES_PER_SECOND)
  const handlers = new Map<IncomingType, Set<(said: never) => void>>()
  const waiting = new Map<IncomingType, unknown>()
  const sentOnce = new Set<OutgoingType>()

  function handleMessage(data: unknown, pin: () => void): void {
    const message = isWithinRate() ? readMessage(data) : { problem: 'flood' as const }
    if ('problem' in message) return count(message.problem)
    if (message.type !== 'loaded') return deliver(message.type, message.payload)
    const read = readHostData(message.payload, message.inexact)
    // Pinned before the handlers run, so that their replies go to this sender.
    if (read.ok) {
      pin()
      stopRepeating()
    }
    deliver('loaded', read)
  }

  function deliver(type: IncomingType, said: unknown): void {
    const listeners = [...(handlers.get(type) ?? [])]
    for (const handle of listeners) handle(said as never)
    // Each is a state or a command of the host, so the latest one waits until its handler has loaded (L8).
    if (listeners.length === 0 && !bridge.fallback?.(type)) waiting.set(type, said)
  }

  let stopRepeating = () => {}

  function announce(turn: number, elapsedMs: number): void {
    channel.send(encode(LOADED), true)
    const pause = PAUSES_MS[Math.min(turn, PAUSES_MS.length - 1)] as number
    if (elapsedMs + pause <= waitMs)
      stopRepeating = clock.setTimeout(() => announce(turn + 1, elapsedMs + pause), pause)
  }

  const stopListening = channel.listen(handleMessage)
  let isDisposed = false

  const bridge: HostBridge = {
    send(message) {
      const { messageType } = message
      const { isOnce = false, isPublic = false } = rowOf(messageType)
      if (isDisposed || sentOnce.has(messageType)) return
      if (!channel.send(encode(message, names[messageType]), isPublic)) return count('notSent', messageType)
      if (isOnce) sentOnce.add(messageType)
    },
    hasSent: (type) => sentOnce.has(type),
    on(type, handle) {
      const ofType = handlers.get(type) ?? new Set()
      handlers.set(type, ofType.add(handle))
      if (waiting.has(type)) {
        const said = waiting.get(type)
        waiting.delete(type)
        handle(said as never)
      }
      return () => ofType.delete(handle)
    },
    dispose() {
      isDisposed = true
      stopRepeating()
      stopListening()
      waiting.clear()
    },
  }
  sentOnce.add(LOADED.messageType)
  announce(0, 0)
  return bridge
}

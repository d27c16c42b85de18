import type { OutgoingMessage, OutgoingType } from '../../schemas/host/outgoing.ts'
import type { Clock } from '../platform/clock.ts'
import type { Channel } from './Channel.ts'
import { countProblems, type HostProblem } from './countProblems.ts'
import { createPace } from './createPace.ts'
import { encode, type IncomingType, isKept, LOADED, rowOf } from './protocol.ts'
import { type ReadHostData, readHostData } from './readHostData.ts'
import { readMessage } from './readMessage.ts'

/** B33: a flooding host must not keep the page from painting. */
const MESSAGES_PER_SECOND = 50

/** K2: the pauses before `Loaded` is said again; the last one goes on. */
const PAUSES_MS = [250, 500, 1000, 2000, 4000, 5000]

/** What a listener is handed: `loaded` as it was read, once for all; of the others the payload, unread. */
export type SaidIn<T extends IncomingType> = T extends 'loaded' ? ReadHostData : unknown

export interface HostBridge {
  send(message: OutgoingMessage): void
  /** What came before its listener is handed over at once: the newest of each type. */
  on<T extends IncomingType>(type: T, handle: (said: SaidIn<T>) => void): () => void
  dispose(): void
}

export interface BridgeNeeds {
  readonly clock: Pick<Clock, 'monotonic' | 'setTimeout'>
  /** How long `Loaded` is said again while no `loaded` has come; without it, it is said once. */
  readonly waitMs?: number
  /** What the deployment's hosts call a message, where it is not our own name for it. */
  readonly names?: Readonly<Record<string, string>>
  onProblem(problem: HostProblem): void
}

/**
 * Opens the talk with the host and says `Loaded`, until a good `loaded` has come or the wait for it is over: a host whose
 * script comes late would never hear it otherwise. What is wrong is dropped without an answer, and counted (B1).
 */
export function openBridge(channel: Channel, { clock, waitMs = 0, names = {}, onProblem }: BridgeNeeds): HostBridge {
  const count = countProblems(onProblem)
  const mayHear = createPace(clock, MESSAGES_PER_SECOND)
  const handlers = new Map<IncomingType, Set<(said: never) => void>>()
  const waiting = new Map<IncomingType, unknown>()
  const sentOnce = new Set<OutgoingType>()

  function hear(data: unknown, pin: () => void): void {
    const message = mayHear() ? readMessage(data) : { problem: 'flood' as const }
    if ('problem' in message) return count(message.problem)
    if (message.type !== 'loaded') return deliver(message.type, message.payload)
    const read = readHostData(message.payload, message.inexact)
    // Before the handlers: what they answer has to reach the host that has just become known.
    if (read.ok) {
      pin()
      stopCalling()
    }
    deliver('loaded', read)
  }

  function deliver(type: IncomingType, said: unknown): void {
    const heard = [...(handlers.get(type) ?? [])]
    for (const handle of heard) handle(said as never)
    if (heard.length === 0 && isKept(type)) waiting.set(type, said)
  }

  let stopCalling = () => {}

  function call(turn: number, saidFor: number): void {
    channel.send(encode(LOADED), true)
    const pause = PAUSES_MS[Math.min(turn, PAUSES_MS.length - 1)] as number
    if (saidFor + pause <= waitMs) stopCalling = clock.setTimeout(() => call(turn + 1, saidFor + pause), pause)
  }

  const stopListening = channel.listen(hear)
  let isDisposed = false

  const bridge: HostBridge = {
    send(message) {
      const { messageType } = message
      const { isOnce = false, isPublic = false } = rowOf(messageType)
      if (isDisposed || sentOnce.has(messageType)) return
      if (!channel.send(encode(message, names[messageType]), isPublic)) return count('heldBack', messageType)
      if (isOnce) sentOnce.add(messageType)
    },
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
      stopCalling()
      stopListening()
      handlers.clear()
      waiting.clear()
    },
  }
  sentOnce.add(LOADED.messageType)
  call(0, 0)
  return bridge
}

import { reaction } from 'mobx'
import type { OutgoingMessage } from '../../../schemas/host/outgoing.ts'
import { isIncomingType } from '../../host/bridge/protocol.ts'
import type { TransactionStore } from '../../payments/TransactionStore.ts'
import type { WithdrawalStore } from '../../payments/WithdrawalStore.ts'
import type { CoreServices } from '../../services/CoreServices.ts'
import { createDebugLog } from './createDebugLog.ts'
import { debugButton } from './debugButton.ts'
import { debugReport } from './debugReport.ts'
import { describeMessage } from './describeMessage.ts'
import { logTransport } from './logTransport.ts'
import { redact } from './redact.ts'

export interface DebugNeed {
  readonly core: Pick<CoreServices, 'route' | 'session' | 'environment' | 'deposit'>
  readonly transaction: TransactionStore
  readonly withdrawal: WithdrawalStore
  readonly onProblem: (listener: (problem: { readonly code: string; readonly message: string }) => void) => void
}

/**
 * Logs messages, calls, pages, payments and problems to the console, and offers a report for support (D-76). No line
 * contains a token, what the player typed, or an answer of the server. Returns the cleanup.
 */
export function createDebug({ core, transaction, withdrawal, onProblem }: DebugNeed): () => void {
  const { route, session, environment, deposit } = core
  const { bridge, clock, embedding, server } = environment
  const log = createDebugLog(clock, (line) => console.info(`[paywidget] ${line}`))
  const errorIds = new Set<string>()

  const { send } = bridge
  bridge.send = (message: OutgoingMessage) => {
    log.add(`to host: ${redact(describeMessage(message))}`)
    send(message)
  }
  onProblem(({ code, message }) => log.add(`problem ${code}: ${redact(message)}`))
  const stops = [
    () => {
      bridge.send = send
    },
    bridge.on('loaded', (read) => log.add(`from host: loaded${read.ok ? '' : `, unusable: ${read.paths.join(', ')}`}`)),
    listen((type) => log.add(`from host: ${type}`)),
    logTransport(server.transport, clock.monotonic, log.add),
    follow(() => `page ${route.name}`),
    follow(() => (session.isExpired ? 'the token has expired' : undefined)),
    follow(() => (session.isOnline ? undefined : 'offline')),
    follow(() => `deposit ${deposit.state}, id ${deposit.current?.id ?? 'none'}, page ${deposit.page}`),
    follow(() => `withdrawal ${withdrawal.state}, id ${withdrawal.current?.id ?? 'none'}, ${withdrawal.step}`),
    follow(() => `status ${transaction.status} of ${transaction.depositId ?? 'none'}`),
    reaction(
      () => session.errorId,
      (id) => id !== '' && errorIds.add(id),
      { fireImmediately: true },
    ),
    debugButton(embedding.element, () => debugReport({ core, log, errorIds: [...errorIds] })),
  ]
  return () => {
    for (const stop of stops) stop()
  }

  /** Adds a line now, and whenever it changes. */
  function follow(line: () => string | undefined): () => void {
    return reaction(line, (text) => text !== undefined && log.add(text), { fireImmediately: true })
  }
}

/** Subscribes to the types of the host's messages, except `loaded`; payloads are not passed on. */
function listen(listener: (type: string) => void): () => void {
  const onMessage = ({ data }: MessageEvent) => {
    const { messageType } = (typeof data === 'string' ? parsed(data) : Object(data)) as { messageType?: unknown }
    if (typeof messageType === 'string' && messageType !== 'loaded' && isIncomingType(messageType))
      listener(messageType)
  }
  window.addEventListener('message', onMessage)
  return () => window.removeEventListener('message', onMessage)
}

function parsed(text: string): object {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {} // another script's message
  }
}

import type { Transport } from '../../transport/Transport.ts'
import { TransportFailure } from '../../transport/TransportFailure.ts'

/**
 * Logs the calls of a transport: name, duration and status, never a request or response body. Returns the cleanup,
 * which restores the transport.
 */
export function logTransport(transport: Transport, now: () => number, add: (line: string) => void): () => void {
  const { send } = transport
  const own = transport as { send: Transport['send'] }
  own.send = async (call, ...rest) => {
    const startedAt = now()
    const name = call.path.replace(/^.*\//, '')
    const log = (outcome: string) => add(`call ${name} ${outcome} ${Math.round(now() - startedAt)} ms`)
    try {
      const answer = await send.call(transport, call, ...rest)
      log('ok')
      return answer
    } catch (failure) {
      log(failure instanceof TransportFailure ? `failed ${failure.status ?? failure.hostError.code}` : 'failed')
      throw failure
    }
  }
  return () => {
    own.send = send
  }
}

import { readMessage } from '../../../src/host/bridge/readMessage.ts'

/** A payload after the normalization of incoming messages. */
export function asMessage(payload: unknown): unknown {
  const message = readMessage({ messageType: 'loaded', payload })
  return 'problem' in message ? undefined : message.payload
}

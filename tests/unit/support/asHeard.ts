import { readMessage } from '../../../src/host/readMessage.ts'

/** What the border makes of a payload before anybody reads it. */
export function asHeard(payload: unknown): unknown {
  const message = readMessage({ messageType: 'loaded', payload })
  return 'problem' in message ? undefined : message.payload
}

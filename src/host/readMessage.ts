import validate from 'virtual:validate/host/incoming/INCOMING'
import type { HostProblemCode } from './countProblems.ts'
import { frozenCopy } from './frozenCopy.ts'
import { isWithin } from './isWithin.ts'
import { type IncomingMessage, isIncomingType } from './protocol.ts'

/** B1. In UTF-8, as the wire would count. */
const MAX_BYTES = 64 * 1024

/** JSON text or an object, as hosts have always sent both. What comes out shares nothing with what the host holds. */
export function readMessage(data: unknown): IncomingMessage | { problem: HostProblemCode } {
  if (typeof data !== 'string' && !isWithin(data, MAX_BYTES)) return { problem: 'tooLarge' }
  const text = textOf(data)
  if (text === undefined) return { problem: 'malformed' }
  if (text.length > MAX_BYTES || new TextEncoder().encode(text).length > MAX_BYTES) return { problem: 'tooLarge' }
  const message = frozenCopy(text)
  if (!validate(message)) return { problem: 'malformed' }
  const { messageType, payload } = message as { messageType: string; payload?: unknown }
  return isIncomingType(messageType) ? { type: messageType, payload } : { problem: 'unknownType' }
}

function textOf(data: unknown): string | undefined {
  if (typeof data === 'string') return data
  if (typeof data !== 'object' || data === null) return undefined
  try {
    return JSON.stringify(data)
  } catch {
    return undefined
  }
}

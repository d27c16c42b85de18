import validate from 'virtual:validate/host/incoming/INCOMING'
import { LARGEST_MESSAGE } from '../../../schemas/host/largestMessage.ts'
import { exactText } from '../loaded/exactText.ts'
import type { MessageProblemCode } from './countProblems.ts'
import { frozenCopy } from './frozenCopy.ts'
import { isWithin } from './isWithin.ts'
import { type IncomingMessage, isIncomingType } from './protocol.ts'

/** The maximum number of names in `inexact`. */
const MOST_NAMES = 20

/** Parses a message: JSON text or an object, because hosts send both. The result shares no objects with the host. */
export function readMessage(data: unknown): IncomingMessage | { problem: MessageProblemCode } {
  if (typeof data !== 'string' && !isWithin(data, LARGEST_MESSAGE)) return { problem: 'tooLarge' }
  const text = textOf(data)
  if (text === undefined) return { problem: 'malformed' }
  if (text.length > LARGEST_MESSAGE || new TextEncoder().encode(text).length > LARGEST_MESSAGE)
    return { problem: 'tooLarge' }
  const message = frozenCopy(text)
  if (!validate(message)) return { problem: 'malformed' }
  const { messageType, payload, inexact } = message as { messageType: string; payload?: unknown; inexact?: unknown }
  if (!isIncomingType(messageType)) return { problem: 'unknownType' }
  const names = Array.isArray(inexact) ? inexact.filter((name) => typeof name === 'string').slice(0, MOST_NAMES) : []
  return { type: messageType, payload, inexact: names }
}

function textOf(data: unknown): string | undefined {
  if (typeof data === 'string') return data
  if (typeof data !== 'object' || data === null) return undefined
  try {
    return exactText(data)
  } catch {
    return undefined
  }
}

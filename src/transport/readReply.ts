import { parseJson } from '../platform/files/parseJson.ts'
import { type Fail, largestAnswerBytes } from './readAnswer.ts'
import type { SocketMessage } from './SocketConnection.ts'
import { serverWords } from './serverWords.ts'

/** Spec §8: a status below 100, within 200-299 or above 600 is success. */
function isSocketSuccess(status: number): boolean {
  return status < 100 || (status >= 200 && status <= 299) || status > 600
}

/** Returns the data of a successful reply; throws the failure otherwise. */
export function readReply(reply: SocketMessage, fail: Fail): unknown {
  const status = statusOf(reply.status)
  if (status === undefined) throw fail({ kind: 'body', code: 'transport.noStatus' })
  const data = readData(reply)
  if (!isSocketSuccess(status)) throw fail({ kind: 'status', status, ...serverWords(data.value) })
  if (!data.isReadable) throw fail({ kind: 'body', code: 'transport.notJson', status })
  return data.value
}

/** Reads a status, also as a text of digits; `parseJson` returns a number written as 200.0 as a string. */
function statusOf(value: unknown): number | undefined {
  const status = typeof value === 'string' && /^\d+(?:\.0+)?$/.test(value) ? Number(value) : value
  return typeof status === 'number' ? status : undefined
}

/** Values of `needParse` for yes: servers write flags as numbers and texts too. */
const YES: readonly unknown[] = [true, 'true', 1, '1']

/**
 * Reads the data of a message. If `needParse` is true, the data is JSON text, and unparsable text is an error.
 */
export function readData(message: SocketMessage): { readonly isReadable: boolean; readonly value: unknown } {
  const data = message.data
  if (!YES.includes(message.needParse)) return { isReadable: true, value: data }
  if (typeof data !== 'string' || data.length > largestAnswerBytes) return { isReadable: false, value: undefined }
  try {
    return { isReadable: true, value: parseJson(data) }
  } catch {
    return { isReadable: false, value: undefined }
  }
}

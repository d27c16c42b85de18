import { parseJson } from '../platform/files/parseJson.ts'
import { serverWords } from './serverWords.ts'
import type { FailureFacts, TransportFailure } from './TransportFailure.ts'

/** 2 MB, far above any legitimate response (threat B33). */
export const largestAnswerBytes = 2_000_000

export type Fail = (facts: Partial<FailureFacts> & Pick<FailureFacts, 'kind'>) => TransportFailure

/**
 * Returns the parsed body of a successful response; throws the failure otherwise. Ignores the content type, which
 * gateways often set wrongly.
 */
export async function readAnswer(response: Response, now: number, fail: Fail): Promise<unknown> {
  // Spec §8: 200-299 is success. Redirects are not followed (a POST would become a GET) and have status 0 here.
  if (!response.ok) throw await refusal(response, now, fail)
  const text = await readText(response)
  if (text === undefined) throw fail({ kind: 'body', code: 'transport.tooLarge', status: response.status })
  // An empty body is not an error here: the call's schema decides whether the answer may be empty.
  if (text.trim() === '') return undefined
  try {
    return parseJson(text)
  } catch {
    throw fail({ kind: 'body', code: 'transport.notJson', status: response.status })
  }
}

async function refusal(response: Response, now: number, fail: Fail): Promise<TransportFailure> {
  // The status decides, even if the body is cut off, too long or HTML.
  const text = await readText(response).catch(() => undefined)
  return fail({
    kind: 'status',
    status: response.status || undefined,
    retryAfterMs: retryAfterMs(response.headers, now),
    ...serverWords(parsed(text)),
  })
}

function parsed(text = ''): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

/** The body as text. Undefined when the body exceeds the limit; the rest is then not downloaded. */
async function readText(response: Response): Promise<string | undefined> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    bytes += part.value.byteLength
    if (bytes > largestAnswerBytes) {
      await reader?.cancel()
      return undefined
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}

/**
 * The delay of `Retry-After`, which has seconds or a date (RFC 9110, 10.2.3). A date is compared with the time of the
 * server, because the device's clock may be wrong.
 */
function retryAfterMs(headers: Headers, now: number): number | undefined {
  const after = headers.get('retry-after')
  if (after === null) return undefined
  const serverNow = Date.parse(headers.get('date') ?? '') || now
  const ms = /^\d+$/.test(after) ? Number(after) * 1_000 : Date.parse(after) - serverNow
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}

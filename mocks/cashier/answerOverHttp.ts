import { isRecord } from '../../schemas/isRecord.ts'
import { parseJson } from '../../src/platform/files/parseJson.ts'
import { type CashierAnswer, refusal } from './CashierAnswer.ts'
import { callNameOf } from './callPaths.ts'
import type { Cashiers } from './createCashiers.ts'
import { WIRE_HEADERS } from './wireNames.ts'

interface HttpCall {
  readonly verb: string
  readonly url: URL
  /** The header names are in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: () => Promise<string>
}

/**
 * Passes an HTTP call, from the server or the service worker, to the cashier of its token. Validates headers and method
 * strictly.
 */
export async function answerOverHttp(
  { body, headers, url, verb }: HttpCall,
  cashiers: Pick<Cashiers, 'of'>,
): Promise<CashierAnswer> {
  const name = callNameOf(url.pathname)
  if (name === undefined) return refusal(404, 'banking.unknownCall', `There is no call at ${url.pathname}.`)
  const isGet = verb === 'GET'
  const payload = isGet ? Object.fromEntries(url.searchParams) : parse(await body())
  const isJson = WIRE_HEADERS['content-type']?.(headers['content-type'] ?? '')
  if (!isGet && !isJson) return refusal(415, 'banking.notJson', 'The body must be application/json.')
  const problems = headerProblems(headers)
  if (problems.length > 0) return refusal(400, 'banking.badHeaders', problems.join('; '))
  if (!isRecord(payload)) return refusal(400, 'banking.badRequest', 'The body must be a JSON object.')
  const token = headers.authorization ?? ''
  return cashiers.of(token).handle({ name, verb, payload, headers, token })
}

const headerProblems = (headers: HttpCall['headers']): string[] =>
  Object.entries(WIRE_HEADERS).flatMap(([name, isGood]) => {
    const value = headers[name]
    if (value === undefined) return [`the header ${name} is missing`]
    return isGood(value) ? [] : [`the header ${name} must not be ${value}`]
  })

function parse(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

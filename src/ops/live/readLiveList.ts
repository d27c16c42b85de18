import validateAnswer from 'virtual:validate/calls/methodsPaymentV5/ANSWER?full'
import { ANSWER } from '../../../schemas/calls/methodsPaymentV5.ts'
import { schemaProblems } from '../../language/schemaProblems.ts'
import { isCrypto } from '../../reference/currencies.ts'
import { JsonMistake } from '../json/JsonMistake.ts'
import type { JsonText } from '../json/JsonText.ts'
import { readJson } from '../json/readJson.ts'
import { Misuse } from '../Misuse.ts'

import { isUrl, isWebPage, printable, request } from '../publish/filesAtUrl.ts'

import { PublishError } from '../publish/PublishError.ts'
import { readListFile } from './readListFile.ts'

/** The country and currency of the list; undefined if a file does not name them. */
export interface LivePlace {
  /** Whether it is the list of withdrawals. */
  readonly isWithdrawal: boolean
  readonly country: string | undefined
  readonly currency: string | undefined
}

/** The methods that players get, as the API lists them. */
export interface LiveList extends LivePlace {
  /** The URL or file. */
  readonly path: string
  readonly text: JsonText
  readonly methods: readonly Readonly<Record<string, unknown>>[]
}

/**
 * Reads a response of `methods-payment-v5`, or of `methods-withdrawal`, from a file, or asks the API for it. Throws a
 * `PublishError` if it is not one.
 */
export async function readLiveList(given: string, requested: LivePlace): Promise<LiveList> {
  const place = {
    ...requested,
    isWithdrawal: requested.isWithdrawal || (isUrl(given) && WITHDRAWALS.test(printable(given))),
  }
  const source = isUrl(given) ? await fromApi(given, place) : readListFile(given)
  const path = isUrl(given) ? printable(given) : given
  const text = parsed(path, source)
  // Some servers send a bare list.
  const answer = Array.isArray(text.value) ? { methods: text.value } : text.value
  if (!validateAnswer(answer)) throw new PublishError(`${path} ${mistakeIn(answer)}`)
  const { methods } = answer as { methods: LiveList['methods'] }
  return { path, text, methods, ...place }
}

/** Matches the calls for withdrawal methods: methods-withdrawal, methods-withdrawal-v4. */
const WITHDRAWALS = /\/methods-withdrawal(?:-v\d+)?$/

function parsed(path: string, source: string): JsonText {
  if (isWebPage(source))
    throw new PublishError(`${path} is a web page, such as one to sign in, and no response of methods-payment-v5.`)
  try {
    return readJson(source)
  } catch (error) {
    if (error instanceof JsonMistake) throw new PublishError(`${path} is not JSON: ${error.message}`)
    throw error
  }
}

/** Why a JSON value is not a response of the call. */
function mistakeIn(answer: unknown): string {
  const { methods, error } = Object(answer)
  if (methods === undefined && error !== undefined)
    return `has an error instead of methods: ${JSON.stringify(error).slice(0, 200)}`
  const wrapper = Object.keys(Object(answer)).find((name) => Array.isArray(Object(Object(answer)[name]).methods))
  if (methods === undefined && wrapper !== undefined)
    return `has "methods" inside ${JSON.stringify(wrapper)}, where the widget does not look for it: it belongs at the top`
  const [problem] = schemaProblems(validateAnswer, '', answer, () => Object.keys(ANSWER.properties))
  return `is not a response of methods-payment-v5: ${problem?.pointer ?? ''} ${problem?.message ?? ''}`
}

/** The response of the API. Throws a `PublishError` if it refuses. */
async function fromApi(url: string, place: LivePlace): Promise<string> {
  if (!URL.canParse(url))
    throw new Misuse(
      `"${printable(url)}" is not a valid URL. Give one such as https://pay.example/api/BANKING/methods-payment-v5`,
    )
  const response = await headersOf(url, place)
  if (!response.ok) throw new PublishError(`${printable(url)} answers ${response.status}${reasonFor(url, response)}`)
  return response.text
}

function reasonFor(url: string, { status, location }: Awaited<ReturnType<typeof request>>): string {
  if (status >= 300 && status < 400 && location !== undefined && URL.canParse(location, url))
    return `: it sends to ${printable(new URL(location, url).href)}. If that is the API, give that address; it may be a page to sign in.`
  if (status === 401 || status === 403)
    return process.env[TOKEN]
      ? `: it does not accept the token in the environment variable ${TOKEN}.`
      : `: it wants the token of a player. Set the environment variable ${TOKEN}.`
  if (status === 404) return ': there is nothing at this address. That of the call ends in /methods-payment-v5.'
  return status >= 500 ? ': the server has a problem. Try again later.' : '. Check the address.'
}

/** The call as the widget makes it. The token is not an argument: other users of a computer can read those. */
function headersOf(url: string, { country, currency, isWithdrawal }: LivePlace) {
  if (country === undefined || currency === undefined)
    throw new Misuse('An API lists the methods of one country and currency: add --country MX --currency MXN.')
  // A token is for one server only.
  const call = { redirect: 'manual', headers: headers() } as const
  if (isWithdrawal) {
    const address = new URL(url)
    for (const [name, value] of Object.entries({ country, currency })) address.searchParams.set(name, value)
    return request(address.href, call)
  }
  return request(url, {
    ...call,
    method: 'POST',
    body: JSON.stringify({ country, currency: { code: currency, type: isCrypto(currency) ? 'crypto' : 'fiat' } }),
  })
}

const headers = (): Readonly<Record<string, string>> => ({
  'content-type': 'application/json',
  'cache-control': 'no-cache',
  'extra-params': JSON.stringify({ platformVersion: 'redesign' }),
  isMobileApp: '0',
  pwa: '0',
  authorization: token(),
})

const TOKEN = 'PAYWIDGET_TOKEN'

/** The player's token, without characters that a header can't have. An error of `fetch` would print it. */
function token(): string {
  const value = process.env[TOKEN] ?? ''
  if (!/^[\x21-\x7e ]*$/.test(value))
    throw new Misuse(`The token in ${TOKEN} has line breaks or characters that no token has. Copy it once more.`)
  return value
}

import { existsSync, readFileSync } from 'node:fs'
import validateAnswer from 'virtual:validate/calls/methodsPaymentV5/ANSWER?full'
import { ANSWER } from '../../../schemas/calls/methodsPaymentV5.ts'
import { schemaProblems } from '../../language/schemaProblems.ts'
import { isCrypto } from '../../reference/currencies.ts'
import { JsonMistake } from '../json/JsonMistake.ts'
import type { JsonText } from '../json/JsonText.ts'
import { readJson } from '../json/readJson.ts'
import { Misuse } from '../Misuse.ts'
import { isUrl, requestText } from '../publish/Files.ts'
import { PublishError } from '../publish/PublishError.ts'

/** Where the list was asked for; undefined for a file that does not say it. */
export interface LivePlace {
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
 * Reads a response of `methods-payment-v5` from a file, or asks the API for it. Throws a `PublishError` if it is not one.
 */
export async function readLiveList(path: string, place: LivePlace): Promise<LiveList> {
  const source = isUrl(path) ? await asked(path, place) : fromFile(path)
  const text = parsed(path, source)
  // Some servers send a bare list.
  const isBare = Array.isArray(text.value)
  const answer = isBare ? { methods: text.value } : text.value
  if (!validateAnswer(answer)) {
    const [problem] = schemaProblems(validateAnswer, '', answer, () => Object.keys(ANSWER.properties))
    throw new PublishError(
      `${path} is not a response of methods-payment-v5: ${problem?.pointer ?? ''} ${problem?.message ?? ''}`,
    )
  }
  const { methods } = answer as { methods: LiveList['methods'] }
  return { path, text, methods, ...place }
}

function fromFile(path: string): string {
  if (!existsSync(path)) throw new Misuse(`There is no file "${path}" with a response of methods-payment-v5.`)
  return readFileSync(path, 'utf8')
}

function parsed(path: string, source: string): JsonText {
  try {
    return readJson(source)
  } catch (error) {
    if (error instanceof JsonMistake) throw new PublishError(`${path} is not JSON: ${error.message}`)
    throw error
  }
}

/** The call as the widget makes it. The token is no argument: other users of a computer can read those. */
function asked(url: string, { country, currency }: LivePlace): Promise<string> {
  if (country === undefined || currency === undefined)
    throw new Misuse('An API lists the methods of one country and currency: add --country MX --currency MXN.')
  return requestText(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-cache',
      'extra-params': JSON.stringify({ platformVersion: 'redesign' }),
      isMobileApp: '0',
      pwa: '0',
      authorization: process.env[TOKEN] ?? '',
    },
    body: JSON.stringify({ country, currency: { code: currency, type: isCrypto(currency) ? 'crypto' : 'fiat' } }),
    hint: `The token of a player is read from the environment variable ${TOKEN}.`,
  })
}

const TOKEN = 'PAYWIDGET_TOKEN'

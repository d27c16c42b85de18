import { setTimeout as sleep } from 'node:timers/promises'
import { CALLS } from '../cashier/CALLS.ts'
import { type CashierAnswer, refusal } from '../cashier/CashierAnswer.ts'
import { callNameOf, pathOf } from '../cashier/callPaths.ts'
import type { Cashiers } from '../cashier/createCashiers.ts'
import { isRecord } from '../cashier/problemsOf.ts'
import { freshHeaders } from './productionHeaders.ts'
import { readBody } from './readBody.ts'
import { type Exchange, reply } from './reply.ts'

/** One call of the widget, carried to the cashier of its token, and the cashier's answer or fault carried back. */
export async function serveApi(exchange: Exchange, cashiers: Cashiers): Promise<void> {
  await carryOut(exchange, await answerTo(exchange, cashiers))
}

async function answerTo({ request, url }: Exchange, cashiers: Cashiers): Promise<CashierAnswer> {
  const name = callNameOf(url.pathname)
  if (name === undefined) return refusal(404, 'banking.unknownCall', `There is no call at ${url.pathname}.`)
  const payload = request.method === 'GET' ? Object.fromEntries(url.searchParams) : parse(await readBody(request))
  const isJson = request.headers['content-type']?.startsWith('application/json') ?? false
  if (request.method !== 'GET' && !isJson) return refusal(415, 'banking.notJson', 'The body must be application/json.')
  if (!isRecord(payload)) return refusal(400, 'banking.badRequest', 'The body must be a JSON object.')
  const token = request.headers.authorization ?? ''
  const headers = request.headers as Record<string, string | undefined>
  return cashiers.of(token).handle({ name, verb: request.method ?? '', payload, headers, token })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function carryOut(exchange: Exchange, answer: CashierAnswer): Promise<void> {
  const { response } = exchange
  if (answer.kind === 'hang') return
  if (answer.delayMs) await sleep(answer.delayMs, undefined, { ref: false })
  if (answer.kind === 'reset') return void exchange.request.socket.resetAndDestroy()
  const headers = freshHeaders()
  if (answer.kind === 'html') return reply(exchange, { ...answer, ending: 'html', body: answer.html, headers })
  if (answer.body !== undefined) {
    return reply(exchange, { status: answer.status, ending: 'json', body: JSON.stringify(answer.body), headers })
  }
  response.writeHead(answer.status, headers).end()
}

/** The names of all calls, for the list that main prints. */
export const API_PATHS = Object.entries(CALLS).map(([name, { verb }]) => `${verb} ${pathOf(name)}`)

import { setTimeout as sleep } from 'node:timers/promises'
import { freshHeaders } from '../../src/ops/headers/recipe.ts'
import { answerOverHttp } from '../cashier/answerOverHttp.ts'
import { type CashierAnswer, dateOf } from '../cashier/CashierAnswer.ts'
import { pathOf } from '../cashier/callPaths.ts'
import type { Cashiers } from '../cashier/createCashiers.ts'
import { WIRE_CALLS } from '../cashier/wireNames.ts'
import { wireText } from '../cashier/wireText.ts'
import { readBody } from './readBody.ts'
import { type Exchange, reply } from './reply.ts'

/** Passes a call to the cashier of its token and sends back the answer or the fault. */
export async function serveApi(exchange: Exchange, cashiers: Cashiers): Promise<void> {
  const { request, url } = exchange
  const headers = request.headers as Record<string, string | undefined>
  const call = { verb: request.method ?? '', url, headers, body: () => readBody(request) }
  await carryOut(exchange, await answerOverHttp(call, cashiers))
}

async function carryOut(exchange: Exchange, answer: CashierAnswer): Promise<void> {
  const { response } = exchange
  if (answer.kind === 'hang') return
  if (answer.delayMs) await sleep(answer.delayMs, undefined, { ref: false })
  if (answer.kind === 'reset') return void exchange.request.socket.resetAndDestroy()
  response.sendDate = false
  const headers = { ...freshHeaders(), ...dateOf(answer) }
  if (answer.kind === 'html') return reply(exchange, { ...answer, ending: 'html', body: answer.html, headers })
  if (answer.body !== undefined) {
    return reply(exchange, { status: answer.status, ending: 'json', body: wireText(answer.body), headers })
  }
  response.writeHead(answer.status, headers).end()
}

/** The names of all calls, for the list that main prints. */
export const API_PATHS = Object.entries(WIRE_CALLS).map(([name, { verb }]) => `${verb} ${pathOf(name)}`)

import type { Cashier } from '../cashier/createCashier.ts'
import type { Cashiers } from '../cashier/createCashiers.ts'
import { isRecord } from '../cashier/problemsOf.ts'
import type { Scenario } from '../cashier/Scenario.ts'
import { SCENARIOS } from '../scenarios/index.ts'
import { readBody } from './readBody.ts'
import { type Exchange, replyJson } from './reply.ts'

/** `/__cashier/<token>/…`: what a test may look at and change. */
export async function serveDesk(exchange: Exchange, cashiers: Cashiers): Promise<void> {
  const [, , token = '', what = ''] = exchange.url.pathname.split('/').map(decodeURIComponent)
  const cashier = cashiers.of(token)
  if (exchange.request.method === 'POST') return change(exchange, cashier, what)
  if (what === 'calls') return replyJson(exchange, cashier.calls())
  if (what === 'deposits') return replyJson(exchange, cashier.deposits())
  replyJson(exchange, { message: 'Ask for calls or deposits; post to status or scenario.' }, 404)
}

async function change(exchange: Exchange, cashier: Cashier, what: string): Promise<void> {
  const body: unknown = JSON.parse(await readBody(exchange.request))
  const asked = isRecord(body) ? body : {}
  const isDone = what === 'status' ? setStatus(cashier, asked) : what === 'scenario' && setScenario(cashier, asked)
  replyJson(exchange, { isDone }, isDone ? 200 : 404)
}

function setStatus(cashier: Cashier, { depositId, status }: Record<string, unknown>): boolean {
  return cashier.setStatus(String(depositId), typeof status === 'number' ? status : String(status))
}

function setScenario(cashier: Cashier, { name }: Record<string, unknown>): boolean {
  const scenario = (SCENARIOS as Readonly<Record<string, Scenario>>)[String(name)]
  if (scenario) cashier.setScenario(scenario)
  return scenario !== undefined
}

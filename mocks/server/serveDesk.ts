import { setTimeout as sleep } from 'node:timers/promises'
import { isRecord } from '../../schemas/isRecord.ts'
import type { Cashier } from '../cashier/createCashier.ts'
import type { Cashiers } from '../cashier/createCashiers.ts'
import type { Scenario } from '../cashier/Scenario.ts'
import { SCENARIOS } from '../scenarios/index.ts'
import { readBody } from './readBody.ts'
import { type Exchange, replyJson } from './reply.ts'
import type { SocketFace } from './serveSocket.ts'

/** `/__cashier/<token>/…`: lets tests inspect and change the cashier. */
export async function serveDesk(
  exchange: Exchange,
  cashiers: Cashiers,
  sockets: Pick<SocketFace, 'push'>,
): Promise<void> {
  const [, , token = '', what = ''] = exchange.url.pathname.split('/').map(decodeURIComponent)
  const cashier = cashiers.of(token)
  if (exchange.request.method === 'POST')
    return change(exchange, cashier, what, (type, data) => sockets.push(token, type, data))
  if (what === 'calls') return replyJson(exchange, cashier.calls())
  if (what === 'deposits') return replyJson(exchange, cashier.deposits())
  if (what === 'withdrawals') return replyJson(exchange, cashier.withdrawals())
  replyJson(
    exchange,
    { message: 'Ask for calls, deposits or withdrawals; post to status, scenario, pass or push.' },
    404,
  )
}

type Push = (type: string, data: unknown) => boolean

async function change(exchange: Exchange, cashier: Cashier, what: string, send: Push): Promise<void> {
  const body: unknown = JSON.parse(await readBody(exchange.request))
  const members = isRecord(body) ? body : {}
  const isDone = what === 'push' ? await push(send, members) : (CHANGES[what]?.(cashier, members) ?? false)
  replyJson(exchange, { isDone }, isDone ? 200 : 404)
}

const CHANGES: Readonly<Record<string, (cashier: Cashier, asked: Record<string, unknown>) => boolean>> = {
  status: setStatus,
  scenario: setScenario,
  pass,
}

function setStatus(cashier: Cashier, { depositId, status }: Record<string, unknown>): boolean {
  return cashier.setStatus(String(depositId), typeof status === 'number' ? status : String(status))
}

function setScenario(cashier: Cashier, { name }: Record<string, unknown>): boolean {
  const scenario = (SCENARIOS as Readonly<Record<string, Scenario>>)[String(name)]
  if (scenario) cashier.setScenario(scenario)
  return scenario !== undefined
}

/** How often a series of pushes goes on. */
const TICK_MS = 5

/**
 * Pushes any data, valid or not, to the player's open widgets: once, or `times` with `perSecond`. In a series, `#` in
 * the data becomes the number of the push.
 */
async function push(
  send: Push,
  { type, data, times = 1, perSecond = 1_000 }: Record<string, unknown>,
): Promise<boolean> {
  if (times === 1) return send(String(type), data)
  const text = JSON.stringify(data)
  const start = performance.now()
  let sent = 0
  while (sent < Number(times)) {
    const due = Math.min(Number(times), ((performance.now() - start) / 1_000) * Number(perSecond))
    for (; sent < due; sent += 1) if (!send(String(type), JSON.parse(text.replaceAll('#', String(sent))))) return false
    await sleep(TICK_MS)
  }
  return true
}

function pass(cashier: Cashier, { ms }: Record<string, unknown>): boolean {
  if (typeof ms === 'number') cashier.pass(ms)
  return typeof ms === 'number'
}

import { CALLS, type CallName, isCallName } from './CALLS.ts'
import { type CashierAnswer, ok, refusal } from './CashierAnswer.ts'
import type { CallRecord, CashierCall } from './CashierCall.ts'
import { COUNTRIES } from './countries.ts'
import { createDepositDesk } from './createDepositDesk.ts'
import { createTroubleMaker } from './createTroubleMaker.ts'
import type { Deposit } from './Deposit.ts'
import { methodsFor } from './methodsFor.ts'
import { problemsOf } from './problemsOf.ts'
import type { Scenario, Trouble } from './Scenario.ts'

export interface CashierOptions {
  readonly scenario: Scenario
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** From 0 to below 1. */
  readonly random: () => number
  readonly providerUrl?: (depositId: string) => string
}

export interface Cashier {
  handle(call: CashierCall): Promise<CashierAnswer>
  /** Every call, in the order of arrival. */
  calls(): readonly CallRecord[]
  deposits(): readonly Deposit[]
  /** What the provider reports; false when there is no such deposit. */
  setStatus(depositId: string, status: number | string): boolean
  /** Plays another scenario from here on; deposits stay. */
  setScenario(scenario: Scenario): void
  readonly scenario: Scenario
}

/** One small in-memory cashier: strict with its client, so that a wrong one is caught. No HTTP inside. */
export function createCashier(options: CashierOptions): Cashier {
  const { now, random, providerUrl = (id) => `https://provider.example/pay/${id}` } = options
  let scenario = options.scenario
  let trouble = createTroubleMaker(scenario, now)
  const records: CallRecord[] = []
  const sessions = new Map<string, string>()
  const desk = createDepositDesk({ now, providerUrl, scenario: () => scenario, hasSession: (id) => sessions.has(id) })

  function startSession(group: string): CashierAnswer {
    if (scenario.isOneSession && [...sessions.values()].includes(group)) {
      return refusal(409, 'banking.sessionExists', `A payment session for ${group} is open already.`)
    }
    const id = `session-${sessions.size + 1}-${random().toString(36).slice(2, 8)}`
    sessions.set(id, group)
    return ok({ payment_session_id: id, pending_group: group, created_at: new Date(now()).toISOString() })
  }

  // The request was checked against its schema before, so each member is what its handler takes it for.
  const handlers: Record<CallName, (payload: never, call: CashierCall, delayMs: number) => CashierAnswer> = {
    'methods-payment-v5': ({ country, currency }: { country: string; currency: { code: string } }) =>
      ok({
        methods: methodsFor(scenario, country, currency.code),
        initCurrencies: { fiat: COUNTRIES.find(({ code }) => code === country)?.currency ?? 'USD', crypto: 'USDT' },
        isDirectGeo: scenario.isDirectGeo ?? false,
      }),
    'methods-country-selector-v2': () => ok({ countries: scenario.countries ?? COUNTRIES }),
    'session-start': ({ pendingGroup }: { pendingGroup: string }) => startSession(pendingGroup),
    'deposit-limits': desk.limits,
    'deposit-prepare': desk.prepare,
    'deposit-create': desk.create,
    'deposit-check': desk.check,
    'deposit-status': desk.status,
    'bank-get': desk.bank,
    events: () => ({ kind: 'json', status: 204 }),
  }

  function act(call: CashierCall, delayMs: number): CashierAnswer {
    if (!isCallName(call.name)) return refusal(404, 'banking.unknownCall', `There is no call ${call.name}.`)
    const { request, verb } = CALLS[call.name]
    if (call.verb !== undefined && call.verb !== verb) return refusal(405, 'banking.verb', `${call.name} is a ${verb}.`)
    if (call.token === '') return refusal(401, 'banking.unauthorized', 'The Authorization header is missing.')
    const problems = problemsOf(request, call.payload)
    if (problems.length > 0) return refusal(400, 'banking.badRequest', problems.join('; '))
    return handlers[call.name](call.payload as never, call, delayMs)
  }

  function answerTo(call: CashierCall): CashierAnswer {
    const found = trouble.of(call)
    const delayMs = found?.delayMs ?? scenario.delayMs ?? 0
    return delayed(found ? troubled(found, () => act(call, delayMs)) : act(call, delayMs), delayMs)
  }

  return {
    async handle(call) {
      const at = now()
      const answer = answerTo(call)
      records.push({ ...call, at, outcome: 'status' in answer ? answer.status : answer.kind })
      return answer
    },
    calls: () => records,
    deposits: () => desk.deposits(),
    setStatus: (id, status) => desk.setStatus(id, status),
    setScenario(next) {
      scenario = next
      trouble = createTroubleMaker(next, now)
    },
    get scenario() {
      return scenario
    },
  }
}

function troubled(trouble: Trouble, act: () => CashierAnswer): CashierAnswer {
  switch (trouble.answer) {
    case 'normal':
      return act()
    case 'reset':
      return lost(act())
    case 'resetBefore':
      return { kind: 'reset', when: 'before' }
    case 'hang':
      return { kind: 'hang' }
    default:
      if (trouble.isStored) act()
      return trouble.answer === 'html'
        ? { kind: 'html', status: trouble.status, html: String(trouble.body) }
        : { kind: 'json', status: trouble.status, body: trouble.body }
  }
}

/** Only an answer worth having is lost: a client that asks wrongly must hear of it. */
function lost(answer: CashierAnswer): CashierAnswer {
  return answer.kind === 'json' && answer.status < 300 ? { kind: 'reset', when: 'after' } : answer
}

function delayed(answer: CashierAnswer, delayMs: number): CashierAnswer {
  return answer.kind === 'hang' || delayMs === 0 ? answer : { ...answer, delayMs }
}

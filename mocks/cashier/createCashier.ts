import { isRecord } from '../../schemas/isRecord.ts'
import { BOX_COINS, boxesOf } from './boxes.ts'
import { type CashierAnswer, delayed, ok, refusal } from './CashierAnswer.ts'
import type { CallRecord, CashierCall } from './CashierCall.ts'
import { convert } from './convert.ts'
import { COUNTRIES } from './countries.ts'
import { createDepositHandlers } from './createDepositHandlers.ts'
import { createFaultCounter } from './createFaultCounter.ts'
import { createTime, type TimeNeeds } from './createTime.ts'
import { createWithdrawalHandlers } from './createWithdrawalHandlers.ts'
import type { Deposit } from './Deposit.ts'
import { methodsFor } from './methodsFor.ts'
import { problemsOf } from './problemsOf.ts'
import type { CallFault, Scenario } from './Scenario.ts'
import type { Withdrawal } from './Withdrawal.ts'
import { type CallName, isCallName, WIRE_CALLS } from './wireNames.ts'

export interface CashierOptions extends TimeNeeds {
  readonly scenario: Scenario
  /** Returns 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number
  readonly providerUrl?: (depositId: string) => string
  /** Called when the provider reports a status. */
  readonly onPush?: (news: DepositPush) => void
}

/** A push about a deposit. */
export interface DepositPush {
  readonly depositId: string
  readonly status: number | string
}

export interface Cashier {
  handle(call: CashierCall): Promise<CashierAnswer>
  /** Every call, in the order of arrival. */
  calls(): readonly CallRecord[]
  /** Stored deposits only. */
  deposits(): readonly Deposit[]
  withdrawals(): readonly Withdrawal[]
  /** Sets the status of a deposit as the provider does; false when the deposit does not exist. */
  setStatus(depositId: string, status: number | string): boolean
  /** Switches to another scenario; deposits stay. */
  setScenario(scenario: Scenario): void
  readonly scenario: Scenario
  /** Advances the cashier's clock; deposits that are due by then are stored. */
  pass(ms: number): void
}

/** An in-memory cashier, independent of HTTP. It validates requests strictly, to detect mistakes of the client. */
export function createCashier(options: CashierOptions): Cashier {
  const { random, providerUrl = (id) => `https://provider.example/pay/${id}` } = options
  const { later, now, pass } = createTime(options)
  let scenario = options.scenario
  let faults = createFaultCounter(scenario, now)
  const records: CallRecord[] = []
  const sessions = new Map<string, string>()
  const hasSession = (id: string) => sessions.has(id)
  const deposits = createDepositHandlers({ now, later, providerUrl, scenario: () => scenario, hasSession })
  const payouts = createWithdrawalHandlers({ now, later, scenario: () => scenario })
  let deadToken: string | undefined
  deposits.openOlder()

  function startSession(group: string): CashierAnswer {
    if (scenario.isOneSession && [...sessions.values()].includes(group)) {
      return refusal(409, 'banking.sessionExists', `A payment session for ${group} is open already.`)
    }
    const id = `session-${sessions.size + 1}-${random().toString(36).slice(2, 8)}`
    sessions.set(id, group)
    return ok({ payment_session_id: id, pending_group: group, created_at: new Date(now()).toISOString() })
  }

  // Requests are validated before a handler gets them, so the handlers can rely on the types.
  const handlers: Record<CallName, (payload: never, call: CashierCall, delayMs: number) => CashierAnswer> = {
    'methods-payment-v5': ({ country, currency }: { country: string; currency: { code: string } }) =>
      ok({
        methods: methodsFor(scenario, country, currency.code),
        initCurrencies: { fiat: COUNTRIES.find(({ code }) => code === country)?.currency ?? 'USD', crypto: 'USDT' },
        isDirectGeo: scenario.isDirectGeo ?? false,
      }),
    // Used by the sweepstake, whose boxes are paid in crypto, and by older platform versions.
    'methods-payment-v3': ({ country, currency }: { country: string; currency: string }) =>
      ok({
        methods:
          currency === 'QSC'
            ? methodsFor(scenario, country, BOX_COINS).filter(isCoin)
            : methodsFor(scenario, country, currency),
        isDirectGeo: scenario.isDirectGeo ?? false,
      }),
    'sweepstake-boxes': () => ok({ boxes: boxesOf(scenario) }),
    'sweepstake-balance-get': payouts.redeemable,
    'sweepstake-recoup-sum': payouts.toPlay,
    'methods-country-selector-v2': () => ok({ countries: scenario.countries ?? COUNTRIES }),
    'session-start': ({ pendingGroup }: { pendingGroup: string }) => startSession(pendingGroup),
    'deposit-limits': deposits.limits,
    'deposit-prepare': deposits.prepare,
    'deposit-create': deposits.create,
    'deposit-create-p2p': deposits.createP2p,
    'deposit-create-sweepstake': deposits.createSweepstake,
    'deposit-complete': deposits.complete,
    'deposit-cancel': deposits.cancel,
    'external-deposit-continue': deposits.goOn,
    'deposit-check': deposits.check,
    'deposit-status': deposits.status,
    'payment-convert-v2': convert,
    'bank-get': deposits.bank,
    'methods-withdrawal': ({ country, currency }: { country: string; currency: string }) =>
      payouts.list(country, currency),
    'methods-withdrawal-v4': ({ currency }: { currency: string }) => payouts.list(undefined, currency),
    'withdrawal-create': payouts.create,
    'withdrawal-confirm': payouts.confirm,
    'withdrawal-cancel': payouts.cancel,
    'withdrawal-check': payouts.check,
    'withdrawal-status': payouts.status,
    'session-form-on-close-modal': () => ({ kind: 'json', status: 204 }),
    events: () => ({ kind: 'json', status: 204 }),
  }

  function act(call: CashierCall, delayMs: number): CashierAnswer {
    if (!isCallName(call.name)) return refusal(404, 'banking.unknownCall', `There is no call ${call.name}.`)
    const { request, verb } = WIRE_CALLS[call.name]
    if (call.verb !== undefined && call.verb !== verb) return refusal(405, 'banking.verb', `${call.name} is a ${verb}.`)
    if (call.token === '') return refusal(401, 'banking.unauthorized', 'The Authorization header is missing.')
    if (call.name === scenario.tokenDiesAt) deadToken ??= call.token
    if (call.token === deadToken) return refusal(401, 'auth.tokenExpired', 'The token has expired.')
    const problems = problemsOf(request, call.payload)
    if (problems.length > 0) return refusal(400, 'banking.badRequest', problems.join('; '))
    return changed(handlers[call.name](call.payload as never, call, delayMs), scenario.answers?.[call.name])
  }

  function answerTo(call: CashierCall): CashierAnswer {
    const found = faults.of(call)
    const delayMs = found?.delayMs ?? scenario.delayMs ?? 0
    return delayed(found ? withFault(found, () => act(call, delayMs)) : act(call, delayMs), delayMs)
  }

  return {
    async handle(call) {
      const at = now()
      const answer = answerTo(call)
      records.push({ ...call, at, outcome: 'status' in answer ? answer.status : answer.kind })
      return scenario.tellsTime ? { ...answer, date: now() } : answer
    },
    calls: () => records,
    deposits: () => deposits.deposits(),
    withdrawals: () => payouts.withdrawals(),
    setStatus(id, status) {
      const isKnown = deposits.setStatus(id, status) || payouts.setStatus(id, status)
      if (isKnown) options.onPush?.({ depositId: id, status })
      return isKnown
    },
    setScenario(next) {
      scenario = next
      faults = createFaultCounter(next, now)
      deposits.openOlder()
    },
    get scenario() {
      return scenario
    },
    pass,
  }
}

const isCoin = (method: unknown): boolean => isRecord(method) && method.category === 'crypto'

/** Applies the scenario's change to a successful answer. */
function changed(answer: CashierAnswer, change: ((body: Record<string, unknown>) => unknown) | undefined) {
  if (change === undefined || answer.kind !== 'json' || !isRecord(answer.body) || answer.status !== 200) return answer
  return { ...answer, body: change(answer.body) }
}

function withFault(fault: CallFault, act: () => CashierAnswer): CashierAnswer {
  switch (fault.answer) {
    case 'normal':
      return act()
    case 'reset':
      return lost(act())
    case 'resetBefore':
      return { kind: 'reset', when: 'before' }
    case 'hang':
      if (fault.isStored) act()
      return { kind: 'hang' }
    default:
      if (fault.isStored) act()
      return fault.answer === 'html'
        ? { kind: 'html', status: fault.status, html: String(fault.body) }
        : { kind: 'json', status: fault.status, body: fault.body }
  }
}

/** Loses successful answers and 409 only: a client with an invalid request must still get the error. */
function lost(answer: CashierAnswer): CashierAnswer {
  return answer.kind === 'json' && (answer.status < 300 || answer.status === 409)
    ? { kind: 'reset', when: 'after' }
    : answer
}

import { METHOD_FOLDERS } from '../../fixtures/index.ts'
import type { MethodCashier } from '../../fixtures/MethodCashier.ts'
import type { BankGetRequest } from '../../schemas/calls/bankGet.ts'
import type { DepositCheckRequest } from '../../schemas/calls/depositCheck.ts'
import type { DepositCreateRequest } from '../../schemas/calls/depositCreate.ts'
import type { DepositLimitsRequest } from '../../schemas/calls/depositLimits.ts'
import type { DepositPrepareRequest } from '../../schemas/calls/depositPrepare.ts'
import type { DepositStatusRequest } from '../../schemas/calls/depositStatus.ts'
import type { PaymentMethod } from '../../schemas/calls/paymentMethod.ts'
import type { WireField } from '../../schemas/calls/serverField.ts'
import { amountProblem, type Bounds } from './amountProblem.ts'
import { type CashierAnswer, ok, refusal } from './CashierAnswer.ts'
import type { CashierCall } from './CashierCall.ts'
import { checkFields } from './checkFields.ts'
import type { Deposit } from './Deposit.ts'
import { fillTemplate } from './fillTemplate.ts'
import { methodsFor } from './methodsFor.ts'
import { isRecord } from './problemsOf.ts'
import type { Scenario } from './Scenario.ts'

interface DeskNeeds {
  readonly now: () => number
  readonly providerUrl: (depositId: string) => string
  readonly scenario: () => Scenario
  readonly hasSession: (id: string) => boolean
}

/** What was answered under an Idempotency-Key, and until when the first request is under way. */
interface Kept {
  readonly body: string
  readonly answer: CashierAnswer
  readonly busyUntil: number
}

const bad = (problem: string): CashierAnswer => refusal(400, 'banking.badRequest', problem)

// What a method answers that is not in the fixtures, such as a generated one: a plain redirect.
const REDIRECT = [{ depositId: '$depositId', apiResponse: { source: '$providerUrl', method: 'GET', data: {} } }]

/** The deposits of one player. */
export function createDepositDesk({ hasSession, now, providerUrl, scenario }: DeskNeeds) {
  const deposits: Deposit[] = []
  const kept = new Map<string, Kept>()
  const prepared = new Set<string>()

  const find = (id: string) => deposits.find((deposit) => deposit.id === id)

  /** The same key is the same deposit, whatever happened to the first answer. */
  function create(payload: DepositCreateRequest, call: CashierCall, delayMs: number): CashierAnswer {
    const key = call.headers['idempotency-key']
    const body = JSON.stringify(payload)
    const before = key === undefined ? undefined : kept.get(key)
    if (before && before.body !== body) return refusal(422, 'banking.keyReused', 'The key belongs to another request.')
    if (before && now() < before.busyUntil) return refusal(409, 'banking.requestInFlight', 'The first is under way.')
    if (before) return before.answer
    const answer = accept(payload, key)
    if (key !== undefined && isGood(answer)) kept.set(key, { body, answer, busyUntil: now() + delayMs })
    return answer
  }

  function accept(payload: DepositCreateRequest, key: string | undefined): CashierAnswer {
    const method = methodOf(payload)
    if (!method) return bad(`${payload.paymentType} is not offered here`)
    if (typeof payload.paymentSessionId === 'string' && !hasSession(payload.paymentSessionId)) {
      return bad(`paymentSessionId ${payload.paymentSessionId} is unknown`)
    }
    if (method.isPreparationRequired && !prepared.has(method.name)) return bad(`${method.name} was not prepared`)
    const draft = payload.depositId === null ? undefined : find(payload.depositId)
    if (payload.depositId !== null && !canContinue(draft, payload)) return bad('depositId is no draft of this deposit')
    const problem = amountProblem(payload.amount, payload.currency, boundsOf(method, payload))
    const problems = checkFields(
      fieldsOf(method, draft?.step ?? 0),
      payload.fields as Record<string, string>,
      payload.amount,
    )
    if (problem) return bad(problem)
    if (problems.length > 0) return bad(problems.join('; '))
    return advance(draft ?? open(payload, key), payload)
  }

  function methodOf({ currency, paymentType, selectedCountry }: DepositCreateRequest): PaymentMethod | undefined {
    const listed = methodsFor(scenario(), selectedCountry, currency)
    return listed.filter(isRecord).find(({ name }) => name === paymentType) as PaymentMethod | undefined
  }

  function open(payload: DepositCreateRequest, key: string | undefined): Deposit {
    const deposit: Deposit = {
      id: `dep-${1001 + deposits.length}`,
      key,
      method: payload.paymentType,
      amount: payload.amount,
      currency: payload.currency,
      country: payload.selectedCountry,
      returnUrl: payload.returnUrl,
      bonusId: payload.isActivatedBonus ? payload.bonusId : undefined,
      createdAt: now(),
      fields: {},
      status: 0,
      step: 0,
      isDraft: true,
      polls: 0,
    }
    deposits.push(deposit)
    return deposit
  }

  function advance(deposit: Deposit, payload: DepositCreateRequest): CashierAnswer {
    const answers = answersOf(deposit.method)
    const template = answers[deposit.step]
    deposit.step += 1
    deposit.isDraft = deposit.step < answers.length
    deposit.fields = payload.fields as Record<string, string>
    return ok(
      fillTemplate(template, {
        depositId: deposit.id,
        providerUrl: providerUrl(deposit.id),
        amount: deposit.amount,
        currency: deposit.currency,
        created: new Date(deposit.createdAt).toISOString(),
      }),
    )
  }

  return {
    create,
    /** Methods that are not in the fixtures have none. */
    limits({ currency, paymentMethod }: DepositLimitsRequest): CashierAnswer {
      const limits = cashierOf(paymentMethod)?.limits?.[currency]
      return ok(limits ? { [paymentMethod]: limits } : {})
    },
    prepare({ paymentMethod }: DepositPrepareRequest): CashierAnswer {
      prepared.add(paymentMethod)
      return ok({ details: null, fields: [], ...cashierOf(paymentMethod)?.prepare })
    },
    bank: ({ bin, payment_method }: BankGetRequest): CashierAnswer =>
      ok(cashierOf(payment_method)?.bins?.[bin] ?? { bank: null }),
    /** The newest deposit of the method that still waits. */
    check({ paymentMethod, selectedCountry }: DepositCheckRequest): CashierAnswer {
      const open = deposits.findLast(
        (deposit) =>
          deposit.method === paymentMethod &&
          deposit.country === selectedCountry &&
          deposit.status === 0 &&
          !deposit.isDraft,
      )
      return ok(open ? { exists: true, depositId: open.id } : { exists: false, depositId: null })
    },
    status({ depositId, paymentMethod }: DepositStatusRequest): CashierAnswer {
      const deposit = find(depositId)
      if (!deposit) return refusal(404, 'banking.depositNotFound', `There is no deposit ${depositId}.`)
      if (deposit.method !== paymentMethod) return bad(`deposit ${depositId} is not of ${paymentMethod}`)
      deposit.polls += 1
      const planned = scenario().statusAfter
      if (planned && deposit.polls >= planned.polls) deposit.status = planned.status
      return ok({ status: deposit.status })
    },
    deposits: (): readonly Deposit[] => deposits,
    setStatus(id: string, status: number | string): boolean {
      const deposit = find(id)
      if (deposit) deposit.status = status
      return deposit !== undefined
    },
  }
}

const isGood = (answer: CashierAnswer): boolean => answer.kind === 'json' && answer.status < 300

const cashierOf = (method: string): MethodCashier | undefined =>
  METHOD_FOLDERS.find(({ name }) => name === method)?.cashier

const answersOf = (method: string): readonly unknown[] => cashierOf(method)?.answers ?? REDIRECT

/** The fields that must have been filled by the given step: the method's, its preparation's, and those that the answers asked for. */
function fieldsOf(method: PaymentMethod, step: number): WireField[] {
  const prepared = (method.isPreparationRequired && cashierOf(method.name)?.prepare?.fields) || []
  const asked = answersOf(method.name)
    .slice(0, step)
    .flatMap((answer) => (isRecord(answer) && Array.isArray(answer.fields) ? (answer.fields as WireField[]) : []))
  return [...(method.fields ?? []), ...prepared, ...asked]
}

function canContinue(draft: Deposit | undefined, payload: DepositCreateRequest): boolean {
  const isSame = draft?.method === payload.paymentType && draft.currency === payload.currency
  return isSame && draft.isDraft && draft.amount === payload.amount
}

// deposit-limits, then amount_rules of the currency, then the method's own limits; minNonRus outside Russia.
function boundsOf(method: PaymentMethod, { currency, selectedCountry }: DepositCreateRequest): Bounds {
  const limits = cashierOf(method.name)?.limits?.[currency]
  if (limits) return limits
  const rule = method.amount_rules?.[currency]
  const min = selectedCountry === 'RU' ? rule?.min : (rule?.minNonRus ?? rule?.min)
  return { min: `${min ?? method.limits?.min ?? 0}`, max: `${rule?.max ?? method.limits?.max ?? 0}` }
}

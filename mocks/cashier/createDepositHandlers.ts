import type { BankGetRequest } from '../../schemas/calls/bankGet.ts'
import type { DepositCancelRequest } from '../../schemas/calls/depositCancel.ts'
import type { DepositCheckRequest } from '../../schemas/calls/depositCheck.ts'
import type { DepositCompleteRequest } from '../../schemas/calls/depositComplete.ts'
import type { DepositCreateRequest } from '../../schemas/calls/depositCreate.ts'
import type { DepositCreateP2pRequest } from '../../schemas/calls/depositCreateP2p.ts'
import type { DepositCreateSweepstakeRequest } from '../../schemas/calls/depositCreateSweepstake.ts'
import type { DepositLimitsRequest } from '../../schemas/calls/depositLimits.ts'
import type { DepositPrepareRequest } from '../../schemas/calls/depositPrepare.ts'
import type { DepositStatusRequest } from '../../schemas/calls/depositStatus.ts'
import type { ExternalDepositContinueRequest } from '../../schemas/calls/externalDepositContinue.ts'
import type { PaymentMethod } from '../../schemas/calls/paymentMethod.ts'
import type { WireField } from '../../schemas/calls/serverField.ts'
import { isRecord } from '../../schemas/isRecord.ts'
import { decimalsOf } from '../../src/reference/currencies.ts'
import { amountProblem, type Bounds } from './amountProblem.ts'
import { BOX_COINS, boxProblem, inCoins } from './boxes.ts'
import { bad, type CashierAnswer, delayed, ok, refusal } from './CashierAnswer.ts'
import type { CashierCall } from './CashierCall.ts'
import { cashierOf } from './cashierOf.ts'
import { checkFields } from './checkFields.ts'
import { createCaptchaCheck } from './createCaptchaCheck.ts'
import type { Deposit } from './Deposit.ts'
import { extrasProblem } from './extrasProblem.ts'
import { fillTemplate } from './fillTemplate.ts'
import { methodsFor } from './methodsFor.ts'
import { offersFor } from './offersFor.ts'
import type { OlderDeposit, Scenario } from './Scenario.ts'

interface DepositHandlersNeed {
  readonly now: () => number
  readonly later: (ms: number, act: () => void) => void
  readonly providerUrl: (depositId: string) => string
  readonly scenario: () => Scenario
  readonly hasSession: (id: string) => boolean
}

/** `deposit-check` returns a paid deposit for this long after its create: a lost create may have been paid at once. */
const PAID_COUNTS_MS = 60_000
const PAID = new Set<number | string>([1, 'PAYED', 'PROCESSED'])

/** The request and answer stored for an Idempotency-Key, and the time until which the request is in flight. */
interface Kept {
  readonly body: string
  readonly answer: CashierAnswer
  readonly busyUntil: number
}

/** The deposits of one player. */
export function createDepositHandlers({ hasSession, later, now, providerUrl, scenario }: DepositHandlersNeed) {
  // All deposits, in the order of the requests. Deposits that are not stored yet appear in no answer.
  const requested: Deposit[] = []
  let createdCount = 0
  const kept = new Map<string, Kept>()
  const prepared = new Set<string>()
  const lacksCaptcha = createCaptchaCheck(scenario)

  const stored = () => requested.filter(({ storedAt }) => storedAt !== undefined)
  const find = (id: string) => stored().find((deposit) => deposit.id === id)

  /** The same key returns the same deposit, even after a lost answer. A scenario can ignore keys. */
  function create(payload: DepositCreateRequest, call: CashierCall, delayMs: number): CashierAnswer {
    return once(payload, call, delayMs, (key) => accept(payload, key))
  }

  function once(
    payload: object,
    call: CashierCall,
    delayMs: number,
    act: (key: string | undefined) => CashierAnswer,
  ): CashierAnswer {
    const { sameKey = 'isRefused', storesAfterMs = 0 } = scenario()
    const key = call.headers['idempotency-key']
    const body = JSON.stringify(payload)
    const before = key === undefined || sameKey === 'isIgnored' ? undefined : kept.get(key)
    if (before && before.body !== body) return refusal(422, 'banking.keyReused', 'The key belongs to another request.')
    if (before) return again(before, sameKey === 'waits')
    const answer = act(key)
    const busyUntil = now() + Math.max(delayMs, storesAfterMs)
    if (key !== undefined && isGood(answer)) kept.set(key, { body, answer, busyUntil })
    return answer
  }

  function again({ answer, busyUntil }: Kept, isPatient: boolean): CashierAnswer {
    const delayMs = busyUntil - now()
    if (delayMs <= 0) return answer
    return isPatient
      ? delayed(answer, delayMs)
      : refusal(409, 'banking.requestInFlight', 'The first request with this key is in flight.')
  }

  function accept(payload: DepositCreateRequest, key: string | undefined): CashierAnswer {
    const method = methodOf(payload)
    if (!method) return bad(`${payload.paymentType} is not offered here`)
    if (typeof payload.paymentSessionId === 'string' && !hasSession(payload.paymentSessionId)) {
      return bad(`paymentSessionId ${payload.paymentSessionId} is unknown`)
    }
    if (method.isPreparationRequired && !prepared.has(method.name)) return bad(`${method.name} was not prepared`)
    const draft = requested.find(({ id }) => id === payload.depositId)
    if (payload.depositId !== null && !canContinue(draft, payload))
      return bad('depositId is not a draft of this deposit')
    const problem = amountProblem(
      payload.amount,
      decimalsOf(payload.currency, scenario().decimals),
      boundsOf(method, payload),
    )
    const problems = checkFields(
      fieldsOf(method, draft?.step ?? 0),
      payload.fields as Record<string, string>,
      payload.amount,
    )
    if (problem) return bad(problem)
    if (problems.length > 0) return bad(problems.join('; '))
    if (lacksCaptcha(method, payload)) return refusal(422, 'captcha_required', 'A captcha is required.')
    return advance(draft ?? open(payload, key), payload)
  }

  function methodOf({ currency, paymentType, selectedCountry }: DepositCreateRequest): PaymentMethod | undefined {
    const listed = methodsFor(scenario(), selectedCountry, currency)
    return listed.filter(isRecord).find(({ name }) => name === paymentType) as PaymentMethod | undefined
  }

  function open(payload: DepositCreateRequest, key: string | undefined, boxId?: string): Deposit {
    const { amount, currency, isActivatedBonus, paymentType: method, returnUrl, selectedCountry: country } = payload
    const deposit = newDeposit({
      id: `dep-${1001 + createdCount++}`,
      ...{ key, method, amount, currency, country, returnUrl },
      bonusId: isActivatedBonus ? payload.bonusId : undefined,
      requestedAt: now(),
      ...(boxId !== undefined && { boxId }),
    })
    requested.push(deposit)
    const { storesAfterMs = 0 } = scenario()
    if (storesAfterMs === 0) store(deposit)
    else later(storesAfterMs, () => store(deposit))
    return deposit
  }

  function store(deposit: Deposit): void {
    deposit.storedAt = now()
  }

  function openOlder({ agoMs, ...older }: OlderDeposit, index: number): void {
    const at = now() - agoMs
    const id = `dep-${901 + index}`
    if (requested.some((deposit) => deposit.id === id)) return
    const facts = { ...older, id, key: undefined, returnUrl: '', bonusId: undefined, requestedAt: at }
    requested.splice(index, 0, { ...newDeposit(facts), storedAt: at, isDraft: false })
  }

  function advance(deposit: Deposit, payload: DepositCreateRequest): CashierAnswer {
    const answers = answersOf(deposit.method)
    const template = answers[deposit.step]
    deposit.step += 1
    deposit.isDraft = deposit.step < answers.length
    deposit.fields = payload.fields as Record<string, string>
    return ok(withOffers(filled(template, deposit), deposit))
  }

  /** Calculates the offers of providers for the amount. */
  function withOffers(answer: Record<string, unknown>, { method, amount }: Deposit): Record<string, unknown> {
    const offers = offersFor(cashierOf(method), amount)
    if (offers === undefined || !isRecord(answer.apiResponse)) return answer
    return { ...answer, apiResponse: { ...answer.apiResponse, paymentMethodOffers: offers } }
  }

  /** Continues with one provider; refuses a second provider. */
  function goOn({ depositId, method }: ExternalDepositContinueRequest, call: CashierCall): CashierAnswer {
    const deposit = find(depositId)
    if (!deposit) return refusal(404, 'banking.depositNotFound', `There is no deposit ${depositId}.`)
    const cashier = cashierOf(deposit.method)
    if (!cashier.offers?.some((offer) => offer.method === method))
      return bad(`${method} has made no offer for ${depositId}`)
    const others = Object.values(deposit.continues).filter((one) => one !== method)
    if (others.length > 0)
      return refusal(409, 'banking.continued', `Deposit ${depositId} was already continued with ${others[0]}.`)
    deposit.continues = { ...deposit.continues, [call.headers['idempotency-key'] ?? '']: method }
    return ok(
      fillTemplate(cashier.continue ?? { source: '$providerUrl', method: 'GET' }, {
        providerUrl: providerUrl(depositId),
      }),
    )
  }

  function filled(
    template: unknown,
    { id, method, amount, currency, requestedAt, fields }: Deposit,
  ): Record<string, unknown> {
    const created = new Date(requestedAt).toISOString()
    const given = Object.entries(cashierOf(method).given ?? {}).map(
      ([name, { field, values: by }]) => [name, by[fields[field] ?? ''] ?? ''] as const,
    )
    const values = {
      ...fields,
      ...Object.fromEntries(given),
      depositId: id,
      providerUrl: providerUrl(id),
      amount,
      currency,
      created,
    }
    return fillTemplate(template, values) as Record<string, unknown>
  }

  /** The amount is the price of the box; the method's limits do not apply. */
  function createSweepstake(payload: DepositCreateSweepstakeRequest, call: CashierCall, delayMs: number) {
    const { boxId, bonusId, ...order } = payload
    const same = { ...order, paymentSessionId: null, ...(bonusId !== null && { bonusId }) } as DepositCreateRequest
    return once(payload, call, delayMs, (key) => {
      const problem = boxProblem(scenario(), payload)
      if (problem !== undefined) return refusal(422, 'sweepstake.box', problem)
      const method = methodOf({ ...same, currency: BOX_COINS })
      if (method === undefined) return bad(`${payload.paymentType} is not offered here`)
      return inCoins(advance(open(same, key, boxId), same), payload)
    })
  }

  /** While a peer-to-peer deposit is open, a new create call returns it instead of creating a second one. */
  function createP2p(payload: DepositCreateP2pRequest, call: CashierCall, delayMs: number): CashierAnswer {
    const { paymentMethod: method, bank: _, checkScore: __, ...same } = payload
    const open = payload.depositId === null ? openOf(method, payload.selectedCountry).at(-1) : undefined
    const key = call.headers['idempotency-key']
    if (open && open.key !== key) return ok({ ...filled(answersOf(method).at(-1), open), exists: true })
    return create({ ...same, paymentType: method, wallet: null, returnUrl: '' } as DepositCreateRequest, call, delayMs)
  }

  /** The deposits of the method without drafts, oldest first. */
  const ofMethod = (method: string, country: string) =>
    stored().filter((one) => one.method === method && one.country === country && !one.isDraft)
  const openOf = (method: string, country: string) => ofMethod(method, country).filter(({ status }) => status === 0)
  /** The deposits of the method that `deposit-check` can return: also those that were paid a moment ago. */
  const checkable = (method: string, country: string) =>
    ofMethod(method, country).filter(
      ({ status, storedAt = 0 }) => status === 0 || (PAID.has(status) && now() - storedAt < PAID_COUNTS_MS),
    )

  /** Acts on a deposit if it exists and belongs to the method; refuses otherwise. */
  function of({ depositId, paymentMethod }: DepositCancelRequest, act: (deposit: Deposit) => CashierAnswer) {
    const deposit = find(depositId)
    if (!deposit) return refusal(404, 'banking.depositNotFound', `There is no deposit ${depositId}.`)
    if (deposit.method !== paymentMethod)
      return bad(`deposit ${depositId} belongs to another method than ${paymentMethod}`)
    return act(deposit)
  }

  return {
    create,
    createP2p,
    createSweepstake,
    complete: (payload: DepositCompleteRequest, call: CashierCall): CashierAnswer =>
      of(payload, (deposit) => {
        const problem = extrasProblem(payload, answersOf(deposit.method).at(-1))
        if (problem !== undefined) return bad(problem)
        const key = call.headers['idempotency-key'] ?? ''
        deposit.completes = { ...deposit.completes, [key]: payload.extras }
        return ok({})
      }),
    goOn,
    cancel: (payload: DepositCancelRequest, call: CashierCall): CashierAnswer =>
      of(payload, (deposit) => {
        if (deposit.status !== 0) return refusal(409, 'banking.notOpen', `Deposit ${deposit.id} is not open.`)
        deposit.cancels = { ...deposit.cancels, [call.headers['idempotency-key'] ?? '']: true }
        deposit.status = 'CANCELED'
        return ok({})
      }),
    /** The limits of a method; empty if the method is not in the fixtures. */
    limits({ currency, paymentMethod }: DepositLimitsRequest): CashierAnswer {
      const limits = cashierOf(paymentMethod).limits?.[currency]
      return ok(limits ? { [paymentMethod]: limits } : {})
    },
    prepare({ paymentMethod }: DepositPrepareRequest): CashierAnswer {
      prepared.add(paymentMethod)
      return ok({ details: null, fields: [], ...cashierOf(paymentMethod).prepare })
    },
    bank: ({ bin, payment_method }: BankGetRequest): CashierAnswer =>
      ok(cashierOf(payment_method).bins?.[bin] ?? { bank: null }),
    /** An open or just paid deposit of the method: the newest, unless the scenario chooses another. */
    check({ paymentMethod, selectedCountry }: DepositCheckRequest): CashierAnswer {
      const open = checkable(paymentMethod, selectedCountry)
      const { check } = scenario()
      const named = check === 'oldest' ? open.at(0) : open.at(-1)
      if (!named) return ok({ exists: false, depositId: null })
      if (check === 'withoutId') return ok({ exists: true })
      const { card, unifiedFlow } = filled(answersOf(named.method).at(-1), named)
      const where = { ...(card !== undefined && { card }), ...(unifiedFlow !== undefined && { unifiedFlow }) }
      return ok({ exists: true, depositId: check === 'nullId' ? null : named.id, ...where })
    },
    status: (payload: DepositStatusRequest): CashierAnswer =>
      of(payload, (deposit) => {
        deposit.polls += 1
        const planned = scenario().statusAfter
        if (planned && deposit.polls >= planned.polls) deposit.status = planned.status
        return ok({ status: deposit.status })
      }),
    /** Stored deposits. */
    deposits: (): readonly Deposit[] => stored(),
    /** Stores the scenario's older deposits, once. */
    openOlder: (): void => scenario().olderDeposits?.forEach(openOlder),
    setStatus(id: string, status: number | string): boolean {
      const deposit = find(id)
      if (deposit) deposit.status = status
      return deposit !== undefined
    },
  }
}

const newDeposit = (
  facts: Omit<
    Deposit,
    'storedAt' | 'fields' | 'status' | 'step' | 'isDraft' | 'completes' | 'cancels' | 'continues' | 'polls'
  >,
): Deposit => ({
  ...facts,
  storedAt: undefined,
  fields: {},
  status: 0,
  step: 0,
  isDraft: true,
  completes: {},
  cancels: {},
  continues: {},
  polls: 0,
})

const isGood = (answer: CashierAnswer): boolean => answer.kind === 'json' && answer.status < 300

/** Methods that are not in the fixtures, such as generated ones, use the plain cashier. */
const answersOf = (method: string): readonly unknown[] => cashierOf(method).answers

/** The fields required up to a step: fields of the method, of its preparation, and of the answers that ask for more. */
function fieldsOf(method: PaymentMethod, step: number): WireField[] {
  const prepared = (method.isPreparationRequired && cashierOf(method.name).prepare?.fields) || []
  const asked = answersOf(method.name)
    .slice(0, step)
    .flatMap((answer) => (isRecord(answer) && Array.isArray(answer.fields) ? (answer.fields as WireField[]) : []))
  return [...(method.fields ?? []), ...prepared, ...asked]
}

function canContinue(draft: Deposit | undefined, payload: DepositCreateRequest): boolean {
  const isSame = draft?.method === payload.paymentType && draft.currency === payload.currency
  return isSame && draft.isDraft && draft.amount === payload.amount
}

// Precedence: deposit-limits, amount_rules of the currency, the method's limits. Outside Russia the minimum is
// minNonRus.
function boundsOf(method: PaymentMethod, { currency, selectedCountry }: DepositCreateRequest): Bounds {
  const limits = cashierOf(method.name).limits?.[currency]
  if (limits) return limits
  const rule = method.amount_rules?.[currency]
  const min = selectedCountry === 'RU' ? rule?.min : (rule?.minNonRus ?? rule?.min)
  return { min: `${min ?? method.limits?.min ?? 0}`, max: `${rule?.max ?? method.limits?.max ?? 0}` }
}

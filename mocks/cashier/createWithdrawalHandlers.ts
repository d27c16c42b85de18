import { METHOD_FOLDERS } from '../../fixtures/index.ts'
import type { PaymentMethod } from '../../schemas/calls/paymentMethod.ts'
import type { SweepstakeRecoupRequest } from '../../schemas/calls/sweepstakeRecoupSum.ts'
import type { WithdrawalCancelRequest } from '../../schemas/calls/withdrawalCancel.ts'
import type { WithdrawalCheckRequest } from '../../schemas/calls/withdrawalCheck.ts'
import type { WithdrawalConfirmRequest } from '../../schemas/calls/withdrawalConfirm.ts'
import type { WithdrawalCreateRequest } from '../../schemas/calls/withdrawalCreate.ts'
import { isRecord } from '../../schemas/isRecord.ts'
import { fromMinor } from '../../src/money/amount.ts'
import { decimalsOf } from '../../src/reference/currencies.ts'
import { amountProblem } from './amountProblem.ts'
import { bad, type CashierAnswer, ok, refusal } from './CashierAnswer.ts'
import type { CashierCall } from './CashierCall.ts'
import { cashierOf } from './cashierOf.ts'
import { checkFields } from './checkFields.ts'
import { converted } from './convert.ts'
import { methodsFor } from './methodsFor.ts'
import { minorOf } from './minorOf.ts'
import type { Scenario } from './Scenario.ts'
import type { Withdrawal } from './Withdrawal.ts'

interface WithdrawalHandlersNeed {
  readonly now: () => number
  readonly later: (ms: number, act: () => void) => void
  readonly scenario: () => Scenario
}

interface Kept {
  readonly body: string
  readonly answer: CashierAnswer
}

/** The valid confirmation code. */
const RIGHT_CODE = '4321'
/** Default balances, in any currency. */
const BALANCES = { main: '2500.00', additional: '0.00' }

const SWEEP_COINS = 'QSC'

/** The label of a field. */
function labelOf(method: string, field: string): string {
  const { fields } = METHOD_FOLDERS.find(({ name }) => name === method)?.method ?? {}
  return fields?.find(({ name }) => name === field)?.props?.label ?? field
}

/** The withdrawals of one player. */
export function createWithdrawalHandlers({ now, later, scenario }: WithdrawalHandlersNeed) {
  const requested: Withdrawal[] = []
  const kept = new Map<string, Kept>()
  let requestCount = 0
  const stored = () => requested.filter(({ storedAt }) => storedAt !== undefined)

  /** The available balance of an account: a withdrawal reserves its amount until it fails or is cancelled. */
  function balanceOf(account: 'main' | 'additional', currency: string): bigint {
    const of = (scenario().balances ?? BALANCES)[account] ?? '0'
    const decimals = decimalsOf(currency, scenario().decimals)
    const reserved = requested.filter((one) => one.account === account && one.currency === currency && !isOver(one))
    return reserved.reduce((left, { amount }) => left - minorOf(amount, decimals), minorOf(of, decimals))
  }

  function list(country: string | undefined, currency: string): CashierAnswer {
    const decimals = decimalsOf(currency, scenario().decimals)
    const text = (account: 'main' | 'additional') => textOf(balanceOf(account, currency), decimals)
    const methods = methodsFor(scenario(), country, currency, 'withdrawal')
    return ok({ methods, balances: { main: text('main'), additional: text('additional') } })
  }

  /** Redeemable sweep coins. */
  const redeemable = (): CashierAnswer =>
    ok([
      { currency: 'QGC', balance: '525000' },
      { currency: SWEEP_COINS, balance: textOf(balanceOf('main', SWEEP_COINS), 2) },
    ])

  const leftToPlay = (): string => {
    const { toPlay = [] } = scenario()
    return toPlay[Math.min(requestCount, toPlay.length) - 1] ?? toPlay[0] ?? '0.00'
  }

  function toPlay({ currency }: SweepstakeRecoupRequest): CashierAnswer {
    requestCount += 1
    return ok({ data: { status: 'ok', amount: currency === SWEEP_COINS ? leftToPlay() : '0.00' } })
  }

  /** The same key returns the same withdrawal, unless the scenario ignores keys. */
  function create(payload: WithdrawalCreateRequest, call: CashierCall): CashierAnswer {
    const key = call.headers['idempotency-key']
    const body = JSON.stringify(payload)
    const before = key === undefined || scenario().sameKey === 'isIgnored' ? undefined : kept.get(key)
    if (before && before.body !== body) return refusal(422, 'banking.keyReused', 'The key belongs to another request.')
    if (before) return before.answer
    const answer = accept(payload, key)
    if (key !== undefined && answer.kind === 'json' && answer.status < 300) kept.set(key, { body, answer })
    return answer
  }

  function accept(payload: WithdrawalCreateRequest, key: string | undefined): CashierAnswer {
    const { amount, currency, account, paymentMethod, selectedCountry } = payload
    const fields = payload.fields as Record<string, string>
    const listed = methodsFor(scenario(), selectedCountry, currency, 'withdrawal').filter(isRecord)
    const method = listed.find(({ name }) => name === paymentMethod) as PaymentMethod | undefined
    if (!method) return bad(`${paymentMethod} is not offered here`)
    const decimals = decimalsOf(currency, scenario().decimals)
    const { min, max } = method.amount_rules?.[currency] ?? {}
    const problem = amountProblem(amount, decimals, { min: String(min ?? 0), max: String(max ?? 0) })
    const problems = checkFields(method.fields ?? [], fields, amount)
    if (problem) return bad(problem)
    if (problems.length > 0) return bad(problems.join('; '))
    if (currency === SWEEP_COINS && minorOf(leftToPlay(), 2) > 0n)
      return refusal(422, 'sweepstake.recoup', `${leftToPlay()} ${currency} must be played first.`)
    if (minorOf(amount, decimals) > balanceOf(account, currency))
      return refusal(422, 'banking.insufficientFunds', 'The balance is too low.')
    const withdrawal: Withdrawal = {
      id: `wd-${5001 + requested.length}`,
      ...{ key, method: method.name, amount, currency, account, fields, country: selectedCountry },
      ...{ storedAt: undefined, status: 0, confirms: {}, cancels: {}, polls: 0 },
    }
    requested.push(withdrawal)
    const { storesAfterMs = 0 } = scenario()
    const store = () => {
      withdrawal.storedAt = now()
    }
    if (storesAfterMs === 0) store()
    else later(storesAfterMs, store)
    return ok({ withdrawalId: withdrawal.id, ...describe(withdrawal) })
  }

  function describe({ method, amount, currency }: Withdrawal): Record<string, unknown> {
    const { fee: terms } = METHOD_FOLDERS.find(({ name }) => name === method)?.method ?? {}
    const { code } = cashierOf(method)
    const decimals = decimalsOf(currency, scenario().decimals)
    const whole = minorOf(amount, decimals)
    const [hundredths, fixed] = [minorOf(String(terms?.percent ?? 0), 2), minorOf(String(terms?.fixed ?? 0), decimals)]
    const fee = (whole * hundredths + 9_999n) / 10_000n + fixed
    return {
      ...{ amount, currency },
      ...(fee > 0n && { fee: textOf(fee, decimals), receives: textOf(whole - fee, decimals) }),
      ...(currency === SWEEP_COINS && paidInCoins(method, textOf(whole - fee, decimals))),
      confirmationCode: code === undefined ? null : { sentTo: code.sentTo },
    }
  }

  /** Sweep coins are paid out in the coin of the method. */
  function paidInCoins(method: string, amount: string): Record<string, unknown> {
    const receivesCurrency = method.split('_')[0]?.toUpperCase() ?? ''
    return { receives: converted({ amount, from: SWEEP_COINS, to: receivesCurrency }), receivesCurrency }
  }

  function of(
    { withdrawalId, paymentMethod }: WithdrawalCancelRequest,
    act: (withdrawal: Withdrawal) => CashierAnswer,
  ): CashierAnswer {
    const found = stored().find(({ id }) => id === withdrawalId)
    if (!found) return refusal(404, 'banking.withdrawalNotFound', `There is no withdrawal ${withdrawalId}.`)
    return found.method === paymentMethod
      ? act(found)
      : bad(`withdrawal ${withdrawalId} belongs to another method than ${paymentMethod}`)
  }

  return {
    list,
    redeemable,
    toPlay,
    create,
    confirm: (payload: WithdrawalConfirmRequest, call: CashierCall): CashierAnswer =>
      of(payload, (withdrawal) => {
        const { code } = cashierOf(withdrawal.method)
        const key = call.headers['idempotency-key'] ?? ''
        if (Object.hasOwn(withdrawal.confirms, key) && scenario().sameKey !== 'isIgnored') return ok({})
        if (withdrawal.status !== 0)
          return refusal(409, 'banking.notOpen', `Withdrawal ${withdrawal.id} no longer awaits confirmation.`)
        if (code !== undefined && payload.code !== RIGHT_CODE)
          return refusal(422, 'banking.wrongCode', 'This is not the code that was sent.')
        withdrawal.confirms = { ...withdrawal.confirms, [key]: payload.code ?? '' }
        withdrawal.status = 3
        return ok({})
      }),
    cancel: (payload: WithdrawalCancelRequest, call: CashierCall): CashierAnswer =>
      of(payload, (withdrawal) => {
        if (withdrawal.status !== 0)
          return refusal(409, 'banking.notOpen', `Withdrawal ${withdrawal.id} no longer awaits confirmation.`)
        withdrawal.cancels = { ...withdrawal.cancels, [call.headers['idempotency-key'] ?? '']: true }
        withdrawal.status = 'CANCELED'
        return ok({})
      }),
    /** The newest withdrawal of the method that awaits confirmation. */
    check({ paymentMethod, selectedCountry }: WithdrawalCheckRequest): CashierAnswer {
      const isOpen = (one: Withdrawal) =>
        one.method === paymentMethod && one.country === selectedCountry && one.status === 0
      const open = stored().filter(isOpen)
      const named = scenario().check === 'oldest' ? open.at(0) : open.at(-1)
      return ok({ exists: named !== undefined, withdrawalId: named?.id ?? null })
    },
    status: (payload: WithdrawalCancelRequest): CashierAnswer =>
      of(payload, (withdrawal) => {
        withdrawal.polls += 1
        const lines = Object.entries(withdrawal.fields).map(([name, value]) => ({
          label: labelOf(withdrawal.method, name),
          value,
        }))
        return ok({ status: withdrawal.status, ...describe(withdrawal), destination: lines })
      }),
    withdrawals: (): readonly Withdrawal[] => stored(),
    setStatus(id: string, status: number | string): boolean {
      const found = stored().find((one) => one.id === id)
      if (found) found.status = status
      return found !== undefined
    },
  }
}

const isOver = ({ status }: Withdrawal): boolean => status === 2 || typeof status === 'string'

const textOf = (minor: bigint, decimals: number): string => fromMinor(minor < 0n ? 0n : minor, decimals)

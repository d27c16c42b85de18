import { action, computed, makeObservable, observable, observableRef } from 'mobx'
import type { Account, WithdrawalFacts } from '../model/withdrawal.ts'
import { compare, isPositive, roundTo } from '../money/amount.ts'
import type { Balances } from '../money/readBalances.ts'
import { type Bound, readBound, UNREAD } from '../money/readBound.ts'
import type { Settlement } from './Operation.ts'
import { type CreateState, UnresolvedPayments } from './UnresolvedPayments.ts'

/** An amount of a withdrawal. */
type Term = 'amount' | 'fee' | 'receives'

/** A withdrawal known to the server. Amounts are decimal texts. */
export interface Withdrawal extends Pick<WithdrawalFacts, 'destination' | 'code'> {
  readonly amount: string | undefined
  /** The fee, and the amount that arrives. */
  readonly fee: string | undefined
  readonly receives: string | undefined
  /** The currency of `receives`, such as the coin of a redemption; undefined if it is `currency`. */
  readonly receivesCurrency: string | undefined
  /** The amounts that the server last sent in an unreadable form: with any, the withdrawal can't be confirmed. */
  readonly unread: readonly Term[]
  readonly id: string
  readonly method: string
  readonly currency: string
  /** Wall time, in milliseconds. */
  readonly startedAt: number
  /** The requested amount; undefined when not known any more. */
  readonly requested: { readonly amount: string; readonly currency: string } | undefined
  /**
   * The player typed the destination after the last reload, and so knows it even if the server does not describe it.
   */
  readonly isTyped: boolean
}

const TERMS: readonly Term[] = ['amount', 'fee', 'receives']

/**
 * Merges the server's data into a known withdrawal; values that the server omits stay. An unreadable amount is not
 * shown and blocks the confirmation.
 */
export function withFacts(known: Withdrawal, facts: WithdrawalFacts): Withdrawal {
  const terms = { amount: readBound(facts.amount), fee: readBound(facts.fee), receives: readBound(facts.receives) }
  const { amount, fee, receives } = terms
  const isUnread = (term: Term) => (terms[term] === undefined ? known.unread.includes(term) : terms[term] === UNREAD)
  return {
    ...known,
    amount: amount === undefined ? known.amount : (amount ?? undefined),
    currency: facts.currency ?? known.currency,
    fee: fee ?? known.fee,
    receives: receives ?? known.receives,
    receivesCurrency: currencyOf(facts.receivesCurrency, receives, known),
    unread: TERMS.filter(isUnread),
    destination: facts.destination.length > 0 ? facts.destination : known.destination,
    code: facts.code ?? known.code,
  }
}

/**
 * The currency of the amount that arrives. It is kept if the response omits the amount, or repeats it without a
 * currency; another amount without a currency is in `currency`.
 */
function currencyOf(stated: string | undefined, receives: Bound, known: Withdrawal): string | undefined {
  const isOmitted = receives === undefined || receives === UNREAD
  if (isOmitted) return known.receives === undefined ? (stated ?? known.receivesCurrency) : known.receivesCurrency
  const isSame = known.receives !== undefined && compare(receives, known.receives) === 0
  return stated ?? (isSame ? known.receivesCurrency : undefined)
}

/**
 * The state of the withdrawal. `reading`: its details are loading; `open`: awaiting confirmation; `confirming`,
 * `cancelling`: the request is in flight; `asking`, `askingCancel`: the response to a confirmation, or to a
 * cancellation, was lost and the server is being polled; `unclear`: the polls gave no outcome, or the details could not
 * be loaded; `confirmed`, `cancelled`.
 */
export type WithdrawalStep =
  | 'reading'
  | 'open'
  | 'confirming'
  | 'cancelling'
  | 'asking'
  | 'askingCancel'
  | 'unclear'
  | 'confirmed'
  | 'cancelled'

const ACCOUNTS = ['main', 'additional'] as const satisfies readonly Account[]

/** The current withdrawal and its source account. */
export class WithdrawalStore extends UnresolvedPayments {
  /** The state of the current create. */
  state: CreateState = 'idle'
  current: Withdrawal | undefined = undefined
  step: WithdrawalStep = 'open'
  chosen: Account | undefined = undefined
  /** `markOf()` of the withdrawal that the player accepted. */
  acceptedMark: string | undefined = undefined
  /** The destination bank that the player chose for a method. */
  bank: { readonly method: string; readonly code: string } | undefined = undefined
  /** Whether a balance is enough for the selected method. */
  isEnough: (balance: Bound) => boolean = () => true
  readonly #methods: { readonly balances: Balances }
  readonly #decimals: () => number
  readonly #settledIds = new Set<string>()

  /** `decimals`: the decimals of the currency of the balances. */
  constructor(methods: { readonly balances: Balances }, decimals: () => number) {
    super()
    this.#methods = methods
    this.#decimals = decimals
    makeObservable(this, {
      state: observable,
      current: observableRef,
      step: observable,
      chosen: observable,
      accounts: computed,
      account: computed,
      accountWithEnough: computed,
      isEnough: observableRef,
      setEnough: action,
      balance: computed,
      setState: action,
      setStep: action,
      settle: action,
      adopt: action,
      choose: action,
      bank: observableRef,
      chooseBank: action,
      acceptedMark: observable,
      agree: action,
      isChanged: computed,
      isAgreed: computed,
    })
  }

  /** The accounts with at least a minor unit, and the chosen one, even if it is empty now. */
  get accounts(): readonly Account[] {
    return ACCOUNTS.filter((one) => this.#hasMoney(this.#methods.balances[one]) || this.#isChosen(one))
  }

  /** Less than a minor unit can't be withdrawn: servers leave it as float noise. */
  #hasMoney(balance: Bound): boolean {
    return isPositive(roundTo(balance ?? '0', this.#decimals(), 'down'))
  }

  /**
   * The source account: the chosen one, even after its balance was spent elsewhere, because a retry must not take the
   * money from another account; else the first that has enough for the method, or has money at all.
   */
  get account(): Account {
    const { accounts } = this
    // If no account has money: the first with a known balance, which then limits the amount.
    const [account] = ACCOUNTS.filter((one) => this.#methods.balances[one] !== undefined)
    const chosen = accounts.find((one) => this.#isChosen(one))
    return chosen ?? accounts.find((one) => this.#hasEnough(one)) ?? accounts[0] ?? account ?? 'main'
  }

  /** Another account that has enough for the method, if the source account has too little. */
  get accountWithEnough(): Account | undefined {
    const { account } = this
    return this.#hasEnough(account) ? undefined : this.accounts.find((one) => this.#hasEnough(one))
  }

  #isChosen(account: Account): boolean {
    return account === this.chosen && this.#methods.balances[account] !== undefined
  }

  #hasEnough(account: Account): boolean {
    return this.isEnough(this.#methods.balances[account])
  }

  setEnough(isEnough: (balance: Bound) => boolean): void {
    this.isEnough = isEnough
  }

  /** The account's balance; undefined when the server sent none, null when it is unreadable. */
  get balance(): string | null | undefined {
    return this.#methods.balances[this.account]
  }

  /** Whether the server changed the amount or currency requested by the player. */
  get isChanged(): boolean {
    const { requested, amount, currency } = this.current ?? {}
    if (requested === undefined) return false
    return requested.currency !== currency || (amount !== undefined && compare(requested.amount, amount) !== 0)
  }

  /** Consent applies to exactly the accepted amount; if the server changes it again, the player must agree again. */
  get isAgreed(): boolean {
    return this.acceptedMark === markOf(this.current)
  }

  agree(): void {
    this.acceptedMark = markOf(this.current)
  }

  choose(account: Account): void {
    this.chosen = account
  }

  /** The code of the bank chosen for the method. */
  bankOf(method: string | undefined): string | undefined {
    return this.bank?.method === method ? this.bank?.code : undefined
  }

  chooseBank(method: string, code: string): void {
    this.bank = { method, code }
  }

  setState(state: CreateState): void {
    this.state = state
  }

  setStep(step: WithdrawalStep): void {
    this.step = step
  }

  /** The server says that the current withdrawal is confirmed or cancelled: it no longer awaits the player. */
  settle(settled: Settlement): void {
    const { id = '', method = '' } = this.current ?? {}
    this.step = settled === 'paid' ? 'confirmed' : 'cancelled'
    this.#settledIds.add(id)
    const unresolved = this.unresolvedFor(method)
    if (unresolved?.kind === 'found' && unresolved.depositId === id) this.setUnresolved(method, undefined)
  }

  /** Whether the server has said, since this page was loaded, that this withdrawal is confirmed or cancelled. */
  isSettled(id: string): boolean {
    return this.#settledIds.has(id)
  }

  adopt(withdrawal: Withdrawal): void {
    if (withdrawal.id !== this.current?.id) this.step = 'open'
    this.current = withdrawal
  }
}

const markOf = (one: Withdrawal | undefined): string => `${one?.id} ${one?.amount} ${one?.currency}`

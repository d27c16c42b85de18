import { action, computed, makeObservable, observable, observableRef } from 'mobx'
import type { Account, WithdrawalFacts } from '../model/withdrawal.ts'
import { compare, isPositive } from '../money/amount.ts'
import { readBound, UNREAD } from '../money/readBound.ts'
import { Doubts } from './Doubts.ts'
import type { MethodsStore } from './MethodsStore.ts'

/** A withdrawal that the server knows of. Amounts are decimal texts. */
export interface Withdrawal extends Pick<WithdrawalFacts, 'destination' | 'code'> {
  readonly amount: string | undefined
  /** What is kept of it, and what arrives. */
  readonly fee: string | undefined
  readonly receives: string | undefined
  /** The server has said an amount that nobody can read: nothing is confirmed by it. */
  readonly isUnread: boolean
  readonly id: string
  readonly method: string
  readonly currency: string
  /** Wall time, in milliseconds. */
  readonly startedAt: number
  /** What the player asked for; undefined where nobody knows any more. */
  readonly asked: { readonly amount: string; readonly currency: string } | undefined
  /** Where it goes was typed in this document: without a line of it there is nothing to say. */
  readonly isTyped: boolean
}

/**
 * What the server says of a withdrawal, over what is known of it: what it leaves out stays known. An amount that is none is not
 * shown, and holds the confirmation: nobody guesses at money.
 */
export function withFacts(known: Withdrawal, facts: WithdrawalFacts): Withdrawal {
  const [amount, fee, receives] = [facts.amount, facts.fee, facts.receives].map(readBound)
  return {
    ...known,
    amount: amount === undefined ? known.amount : (amount ?? undefined),
    currency: facts.currency ?? known.currency,
    fee: fee ?? known.fee,
    receives: receives ?? known.receives,
    isUnread: [amount, fee, receives].includes(UNREAD),
    destination: facts.destination.length > 0 ? facts.destination : known.destination,
    code: facts.code ?? known.code,
  }
}

/**
 * How far the player is with the withdrawal. `reading`: what it is about is being asked for; `open`: it waits to be
 * confirmed; `confirming`, `cancelling`: the server is being told; `asking`: its answer was lost, and it is being asked;
 * `unclear`: it can't say; `confirmed`, `cancelled`.
 */
export type WithdrawalStep =
  | 'reading'
  | 'open'
  | 'confirming'
  | 'cancelling'
  | 'asking'
  | 'unclear'
  | 'confirmed'
  | 'cancelled'

const ACCOUNTS = ['main', 'additional'] as const satisfies readonly Account[]

/** The withdrawal that is being made, and where the money comes from. */
export class WithdrawalStore extends Doubts {
  /** The create that is on its way. */
  state: 'idle' | 'creating' = 'idle'
  current: Withdrawal | undefined = undefined
  step: WithdrawalStep = 'open'
  chosen: Account | undefined = undefined
  /** What the player has agreed to, where the server has made it another than was asked for. */
  agreed: string | undefined = undefined
  /** The bank that a transfer goes to, by its code. */
  bank: string | undefined = undefined
  readonly #methods: Pick<MethodsStore, 'balances'>

  constructor(methods: Pick<MethodsStore, 'balances'>) {
    super()
    this.#methods = methods
    makeObservable(this, {
      state: observable,
      current: observableRef,
      step: observable,
      chosen: observable,
      accounts: computed,
      account: computed,
      balance: computed,
      setState: action,
      setStep: action,
      adopt: action,
      choose: action,
      bank: observable,
      chooseBank: action,
      agreed: observable,
      agree: action,
      isChanged: computed,
      isAgreed: computed,
    })
  }

  /** Those that hold money. */
  get accounts(): readonly Account[] {
    return ACCOUNTS.filter((account) => isPositive(this.#methods.balances[account] ?? undefined))
  }

  /** The one that is taken from: chosen where both hold money, else the one that does. */
  get account(): Account {
    const { accounts } = this
    // Where none holds money, one whose balance was said: what it says bounds the amount.
    const [said] = ACCOUNTS.filter((one) => this.#methods.balances[one] !== undefined)
    return accounts.find((one) => one === this.chosen) ?? accounts[0] ?? said ?? 'main'
  }

  /** What lies on it; undefined when the server has not said, null when nobody can read what it said. */
  get balance(): string | null | undefined {
    return this.#methods.balances[this.account]
  }

  /** Whether the server has made it another amount, or another currency, than the player asked for. */
  get isChanged(): boolean {
    const { asked, amount, currency } = this.current ?? {}
    if (asked === undefined) return false
    return asked.currency !== currency || (amount !== undefined && compare(asked.amount, amount) !== 0)
  }

  /** The consent is to this very amount: to another one that the server says next it is none. */
  get isAgreed(): boolean {
    return this.agreed === markOf(this.current)
  }

  agree(): void {
    this.agreed = markOf(this.current)
  }

  choose(account: Account): void {
    this.chosen = account
  }

  chooseBank(bank: string | undefined): void {
    this.bank = bank
  }

  setState(state: 'idle' | 'creating'): void {
    this.state = state
  }

  setStep(step: WithdrawalStep): void {
    this.step = step
  }

  adopt(withdrawal: Withdrawal): void {
    if (withdrawal.id !== this.current?.id) this.step = 'open'
    this.current = withdrawal
  }
}

const markOf = (one: Withdrawal | undefined): string => `${one?.id} ${one?.amount} ${one?.currency}`

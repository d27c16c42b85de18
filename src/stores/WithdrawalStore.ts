import { action, computed, makeObservable, observable, observableRef } from 'mobx'
import type { Account, WithdrawalFacts } from '../model/withdrawal.ts'
import { isPositive } from '../money/amount.ts'
import { Doubts } from './Doubts.ts'
import type { MethodsStore } from './MethodsStore.ts'

/** A withdrawal that the server knows of. */
export interface Withdrawal extends WithdrawalFacts {
  readonly id: string
  readonly method: string
  readonly currency: string
  /** Wall time, in milliseconds. */
  readonly startedAt: number
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
    })
  }

  /** Those that hold money. */
  get accounts(): readonly Account[] {
    return ACCOUNTS.filter((account) => isPositive(this.#methods.balances[account]))
  }

  /** The one that is taken from: chosen where both hold money, else the one that does. */
  get account(): Account {
    const { accounts } = this
    return accounts.find((one) => one === this.chosen) ?? accounts[0] ?? 'main'
  }

  /** What lies on it; undefined when the server has not said. */
  get balance(): string | undefined {
    return this.#methods.balances[this.account]
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

import { action, computed, makeObservable, observable, observableRef } from 'mobx'
import type { CashierName } from '../../schemas/cashiers.ts'
import type { Place } from '../model/place.ts'
import { decimalsOf, isCrypto } from '../reference/currencies.ts'

/** The kinds of money: the tabs of the crypto-balance cashier. */
export type Money = 'fiat' | 'crypto'

export interface SessionUser {
  readonly currency: string
  readonly paymentGeo: string
  readonly platform: string
  readonly lang: string
}

/** The settings that the host may change at any time, so every use reads them again. */
export interface Look {
  readonly theme: 'light' | 'dark'
  readonly canClose: boolean
  /** The host's theme, as custom properties. */
  readonly variables?: Readonly<Record<string, string>> | undefined
  /** Fonts, images and height settings as the host sent them; code that loads after the method list validates them. */
  readonly branding?: { readonly fonts?: unknown; readonly assets?: unknown; readonly fit?: unknown } | undefined
  /** Host data that is passed on to the server: each request takes the latest. */
  readonly extras?: Readonly<Record<string, unknown>>
  /** The payments without an answer that the host has stored. */
  readonly resume?: string | undefined
  /** The host's bonuses, not validated. */
  readonly bonusList?: readonly unknown[] | undefined
}

export interface SessionFacts extends Look {
  readonly user: SessionUser
  /**
   * A digest of the user's id or token, never the value itself (D-22). It separates the stored data of different
   * players.
   */
  readonly identity: string
  readonly mode: CashierName
  readonly native: boolean
  /** The version of the host's platform, which selects the version of the call for the deposit list. */
  readonly platformVersion: string
  readonly experiments: Readonly<Record<string, string>>
  /** Whether the host wants instructions for sending coins (HOST-20). */
  readonly hasCryptoSteps?: boolean | undefined
  /** The deployment's own decimal places, by currency code (D-04). */
  readonly decimals?: Readonly<Record<string, number>> | undefined
}

/** The user, country and currency. The token is not here: only the transport gets it. */
export class SessionStore {
  readonly identity: string
  readonly mode: CashierName
  readonly native: boolean
  readonly platformVersion: string
  readonly experiments: Readonly<Record<string, string>>
  readonly hasCryptoSteps: boolean
  private readonly given: SessionUser
  private readonly decimals: Readonly<Record<string, number>>
  look: Look
  /** The country of the listed methods, which the player may change on the region page. */
  paymentGeo: string
  /** The currency of the method list and of payments: that of the account, or the player's choice (CBAL-08). */
  currency: string
  /** The player's last currency for each kind of money. */
  private readonly chosen: Partial<Record<Money, string>> = {}
  /** The coins that methods name and that our table of currencies lacks. */
  private readonly coins = new Set<string>()
  isOnline = true
  /**
   * Whether the server rejected the token. The host was informed, and no call that moves money is sent until a new
   * token arrives (I21).
   */
  isExpired = false
  errorId = ''

  constructor(facts: SessionFacts) {
    this.given = facts.user
    this.identity = facts.identity
    this.mode = facts.mode
    this.native = facts.native
    this.platformVersion = facts.platformVersion
    this.experiments = facts.experiments
    this.hasCryptoSteps = !!facts.hasCryptoSteps
    this.decimals = facts.decimals ?? {}
    this.look = facts
    this.paymentGeo = facts.user.paymentGeo
    this.currency = facts.user.currency
    makeObservable(this, {
      look: observableRef,
      paymentGeo: observable,
      currency: observable,
      user: computed,
      isOnline: observable,
      isExpired: observable,
      errorId: observable,
      applyLook: action,
      chooseGeo: action,
      chooseCurrency: action,
      setOnline: action,
      setExpired: action,
      setErrorId: action,
    })
  }

  /** The decimal places of a currency, both for display and in requests. */
  decimalsOf(currency: string, isCoin: boolean = this.coins.has(currency)): number {
    return decimalsOf(currency, this.decimals, isCoin)
  }

  moneyOf(currency: string): Money {
    return isCrypto(currency) || this.coins.has(currency) ? 'crypto' : 'fiat'
  }

  /** The player's last currency for a kind of money, or undefined. */
  currencyOf(money: Money): string | undefined {
    return this.chosen[money]
  }

  /** The currency of the account. */
  get ownCurrency(): string {
    return this.given.currency
  }

  /** The user with the chosen currency. */
  get user(): SessionUser {
    return { ...this.given, currency: this.currency }
  }

  /** The player's country and currency, unless a method overrides them. */
  get home(): Place {
    return { country: this.paymentGeo, currency: this.currency }
  }

  get theme(): 'light' | 'dark' {
    return this.look.theme
  }

  get canClose(): boolean {
    return this.look.canClose
  }

  applyLook(look: Look): void {
    this.look = look
  }

  chooseGeo(country: string): void {
    this.paymentGeo = country
  }

  chooseCurrency(code: string, money: Money): void {
    this.chosen[this.moneyOf(this.currency)] = this.currency
    if (money === 'crypto') this.coins.add(code)
    this.currency = code
  }

  setOnline(isOnline: boolean): void {
    this.isOnline = isOnline
  }

  setExpired(isExpired: boolean): void {
    this.isExpired = isExpired
  }

  setErrorId(id: string): void {
    this.errorId = id
  }
}

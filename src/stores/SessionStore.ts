import { action, computed, makeObservable, observable, observableRef } from 'mobx'
import type { Place } from '../model/place.ts'
import { CRYPTO_PLACEHOLDER, decimalsOf, isCrypto } from '../reference/currencies.ts'

/** What is paid with: the tabs of the crypto-balance cashier. */
export type Money = 'fiat' | 'crypto'

export interface SessionUser {
  readonly currency: string
  readonly paymentGeo: string
  readonly platform: string
  readonly lang: string
}

/** What a host may change while a player is typing: nothing of it is read once. */
export interface Look {
  readonly theme: 'light' | 'dark'
  readonly canClose: boolean
  /** The host's theme, as custom properties. */
  readonly variables?: Readonly<Record<string, string>>
  /** Fonts, pictures and the height, as the host wrote them: the code that comes after the list reads them. */
  readonly adornment?: { readonly fonts?: unknown; readonly assets?: unknown; readonly fit?: unknown } | undefined
  /** What the host says for the server alone: the next call takes the newest. */
  readonly extras?: Readonly<Record<string, unknown>>
}

export interface SessionFacts extends Look {
  readonly user: SessionUser
  /** Whose intents and drafts are met: never the id itself (D-22). */
  readonly identity: string
  readonly mode: 'main' | 'sweep' | 'cryptobalance'
  readonly native: boolean
  /** Of the host: which version of the list its deposits have. */
  readonly platformVersion: string
  readonly experiments: Readonly<Record<string, string>>
  /** The host wants players to be shown how coins are sent (HOST-20). */
  readonly hasCryptoSteps?: boolean
  /** The deployment's own, by currency code (D-04). */
  readonly decimals?: Readonly<Record<string, number>>
}

/** Who pays, from where, in what. The token is not here: only the transport knows it. */
export class SessionStore {
  readonly identity: string
  readonly mode: 'main' | 'sweep' | 'cryptobalance'
  readonly native: boolean
  readonly platformVersion: string
  readonly experiments: Readonly<Record<string, string>>
  readonly hasCryptoSteps: boolean
  readonly #user: SessionUser
  readonly #decimals: Readonly<Record<string, number>>
  look: Look
  /** The country whose methods are shown; the player may change it on the region page. */
  paymentGeo: string
  /** What the list is in and is paid in: the account's, or what the player has chosen (CBAL-08). */
  currency: string
  /** What the player has chosen of each kind of money. */
  readonly #chosen: Partial<Record<Money, string>> = {}
  /** Coins that are not among the sixteen, as methods have named them. */
  readonly #coins = new Set<string>()
  isOnline = true
  /** The server takes the token no more, and the host has been told: nothing that moves money leaves until a new one comes (I21). */
  isExpired = false
  errorId = ''

  constructor(facts: SessionFacts) {
    this.#user = facts.user
    this.identity = facts.identity
    this.mode = facts.mode
    this.native = facts.native
    this.platformVersion = facts.platformVersion
    this.experiments = facts.experiments
    this.hasCryptoSteps = facts.hasCryptoSteps === true
    this.#decimals = facts.decimals ?? {}
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
      wear: action,
      chooseGeo: action,
      chooseCurrency: action,
      setOnline: action,
      setExpired: action,
      setErrorId: action,
    })
  }

  /** How many decimals an amount of the currency has, on the screen and on the wire. */
  decimalsOf(currency: string): number {
    // A coin that nobody here knows is formatted as the placeholder of all of them (CUR-07).
    const isOther = this.#coins.has(currency) && this.#decimals[currency.toUpperCase()] === undefined
    return decimalsOf(isOther ? CRYPTO_PLACEHOLDER : currency, this.#decimals)
  }

  moneyOf(currency: string): Money {
    return isCrypto(currency) || this.#coins.has(currency) ? 'crypto' : 'fiat'
  }

  /** What the player last had of a kind of money, or undefined. */
  currencyOf(money: Money): string | undefined {
    return this.#chosen[money]
  }

  /** The currency of the account. */
  get ownCurrency(): string {
    return this.#user.currency
  }

  /** Who pays, in the currency that is chosen. */
  get user(): SessionUser {
    return { ...this.#user, currency: this.currency }
  }

  /** Where the player pays from, and in what, unless a method asks. */
  get home(): Place {
    return { country: this.paymentGeo, currency: this.currency }
  }

  get theme(): 'light' | 'dark' {
    return this.look.theme
  }

  get canClose(): boolean {
    return this.look.canClose
  }

  get variables(): Readonly<Record<string, string>> | undefined {
    return this.look.variables
  }

  get extras(): Readonly<Record<string, unknown>> {
    return this.look.extras ?? {}
  }

  wear(look: Look): void {
    this.look = look
  }

  chooseGeo(country: string): void {
    this.paymentGeo = country
  }

  chooseCurrency(code: string, money: Money): void {
    this.#chosen[this.moneyOf(this.currency)] = this.currency
    if (money === 'crypto') this.#coins.add(code)
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

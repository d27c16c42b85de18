import { action, computed, makeObservable, observable, observableRef } from 'mobx'
import type { Method } from '../model/method.ts'
import { type Balances, readBalances } from '../money/readBalances.ts'
import { type Group, gatherGroups } from '../reference/categories.ts'

export type ListEntry =
  | { readonly kind: 'method'; readonly method: Method }
  | { readonly kind: 'group'; readonly group: Group<Method> }

export interface Country {
  readonly code: string
  readonly name: string
  readonly currency: string
}

type LoadState = 'loading' | 'ready' | 'failed'

/** The methods of the list, what is selected of them, and the countries to choose from. */
export class MethodsStore {
  state: LoadState = 'loading'
  methods: readonly Method[] = []
  initCurrencies = { fiat: 'USD', crypto: 'USDT' }
  /** Of which list these are: what is paid by, or what is paid out by. */
  transaction = 'deposit'
  /** When the first list was painted, on the steady clock (ANALYT-03). */
  shownAt: number | undefined = undefined
  /** What can be withdrawn, by the account that it lies on. */
  balances: Balances = {}
  query = ''
  groupCode: string | undefined = undefined
  selected: Method | undefined = undefined
  countries: readonly Country[] = []
  countriesState: LoadState = 'loading'
  countryQuery = ''
  /** Of every list. */
  readonly #known = new Map<string, Method>()

  constructor() {
    makeObservable(this, {
      state: observable,
      methods: observableRef,
      initCurrencies: observableRef,
      transaction: observable,
      balances: observableRef,
      query: observable,
      groupCode: observable,
      selected: observableRef,
      countries: observableRef,
      countriesState: observable,
      countryQuery: observable,
      gathered: computed,
      entries: computed,
      group: computed,
      isGeoSelectorOn: computed,
      isNothingSelected: computed,
      begin: action,
      fail: action,
      setMethods: action,
      setCountries: action,
      failCountries: action,
      search: action,
      searchCountries: action,
      selectGroup: action,
      selectMethod: action,
      reset: action,
    })
  }

  get gathered(): { groups: Group<Method>[]; singles: Method[] } {
    return gatherGroups(this.methods)
  }

  /** Groups and single methods together, by position; a list of crypto alone is flat (LIST-10, LIST-13). */
  get entries(): readonly ListEntry[] {
    const isCryptoOnly = this.methods.length > 0 && this.methods.every((method) => method.category === 'crypto')
    const { groups, singles } = isCryptoOnly ? { groups: [], singles: this.methods } : this.gathered
    const entries = [
      ...groups.map((group) => ({ kind: 'group', group, at: group.position }) as const),
      ...singles.map((method) => ({ kind: 'method', method, at: method.position }) as const),
    ]
    return entries.sort((a, b) => a.at - b.at)
  }

  get group(): Group<Method> | undefined {
    return this.gathered.groups.find((group) => group.code === this.groupCode)
  }

  /**
   * The region card is shown when there is a country to change to; as long as nobody knows, it stands in its
   * place: coming late, it would push the list away from under the finger (P11).
   */
  get isGeoSelectorOn(): boolean {
    return this.countriesState === 'loading' || this.countries.length > 1
  }

  get isNothingSelected(): boolean {
    return this.groupCode === undefined && this.selected === undefined
  }

  find(name: string): Method | undefined {
    return this.methods.find((method) => method.name === name)
  }

  /** The same, or what an earlier list has said of it: the deposit of a tab is spoken of over the list of the other. */
  named(name: string): Method | undefined {
    return this.find(name) ?? this.#known.get(name)
  }

  begin(transaction = this.transaction): void {
    // The methods of one can't be had for the other.
    if (transaction !== this.transaction) this.methods = []
    this.transaction = transaction
    this.state = 'loading'
  }

  fail(): void {
    this.state = 'failed'
  }

  setMethods(methods: readonly Method[], initCurrencies: { fiat: string; crypto: string }, balances?: unknown): void {
    for (const method of methods) this.#known.set(method.name, method)
    this.methods = methods
    this.initCurrencies = initCurrencies
    this.balances = readBalances(balances)
    this.state = 'ready'
  }

  setCountries(countries: readonly Country[]): void {
    this.countries = countries
    this.countriesState = 'ready'
  }

  failCountries(): void {
    this.countriesState = 'failed'
  }

  search(query: string): void {
    this.query = query
  }

  searchCountries(query: string): void {
    this.countryQuery = query
  }

  selectGroup(code: string): void {
    this.groupCode = code
    this.selected = undefined
    this.query = ''
  }

  selectMethod(method: Method): void {
    this.selected = method
    if (this.group?.methods.includes(method) !== true) this.groupCode = undefined
    this.query = ''
  }

  /** Back to the list as it was at first: nothing selected, nothing searched (ROUTE-06). */
  reset(): void {
    this.groupCode = undefined
    this.selected = undefined
    this.query = ''
  }
}

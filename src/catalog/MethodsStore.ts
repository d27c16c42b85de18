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

/** The methods of the list, the selection, and the available countries. */
export class MethodsStore {
  state: LoadState = 'loading'
  methods: readonly Method[] = []
  initCurrencies = { fiat: 'USD', crypto: 'USDT' }
  /** The list's transaction type: deposit or withdrawal methods. */
  transaction = 'deposit'
  /** When the first page or load failure was painted, in ms on the monotonic clock (ANALYT-03). */
  shownAt: number | undefined = undefined
  /** The withdrawable balance per account. */
  balances: Balances = {}
  query = ''
  groupCode: string | undefined = undefined
  selected: Method | undefined = undefined
  countries: readonly Country[] = []
  countriesState: LoadState = 'loading'
  countryQuery = ''
  /** Methods of all lists loaded so far. */
  private readonly known = new Map<string, Method>()

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
      // Kept while no page reads them: they sort the whole list, and the tiles are kept with their groups.
      gathered: computed({ keepAlive: true }),
      entries: computed({ keepAlive: true }),
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

  /** Groups and single methods, sorted by position; a list with only crypto is not grouped (LIST-10, LIST-13). */
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
   * The region card is shown when there is another country to choose, and while countries load: a card that
   * appears late would move the list under the player's finger (P11).
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

  /**
   * Finds a method in this or an earlier list: a page may name a payment's method while the other transaction's list is
   * loaded.
   */
  named(name: string): Method | undefined {
    return this.find(name) ?? this.known.get(name)
  }

  begin(transaction = this.transaction): void {
    // Methods of one transaction type don't apply to the other.
    if (transaction !== this.transaction) this.methods = []
    this.transaction = transaction
    this.state = 'loading'
  }

  fail(): void {
    this.state = 'failed'
  }

  setMethods(methods: readonly Method[], initCurrencies: { fiat: string; crypto: string }, balances?: unknown): void {
    for (const method of methods) this.known.set(method.name, method)
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

  /** Resets the selection and search (ROUTE-06). */
  reset(): void {
    this.groupCode = undefined
    this.selected = undefined
    this.query = ''
  }
}

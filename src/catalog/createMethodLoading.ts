import type { RouteName } from '../../schemas/routes.ts'
import type { Api } from '../api/index.ts'
import { listRequest } from '../api/listRequest.ts'
import type { MethodList } from '../api/readMethodList.ts'
import type { GoOptions, Navigation } from '../model/navigation.ts'
import { CASHIER_STARTS } from '../reference/cashierStarts.ts'
import { isPayout } from '../reference/isPayout.ts'
import { unlisted } from '../reference/networks.ts'
import type { SessionStore } from '../session/SessionStore.ts'
import { TransportFailure } from '../transport/TransportFailure.ts'
import { listPageOf } from './listPageOf.ts'
import type { MethodsStore } from './MethodsStore.ts'

/** Which list it is, and the country that it was loaded for. */
export interface ListPlace {
  readonly transaction: string
  readonly country: string
}

export interface LoadNeed {
  readonly api: Pick<Api, 'methodsPaymentV5' | 'methodsCountrySelectorV2'>
  readonly session: SessionStore
  readonly methods: MethodsStore
  readonly navigation: Pick<Navigation, 'go'>
  readonly page: {
    /**
     * The list page, if it is open. A list that is empty or failed replaces no other page: the player may be reading
     * the result of a payment there.
     */
    readonly list: () => RouteName | undefined
    /** The transaction of the current page. */
    readonly transaction: () => string
  }
  /** Loads the lists whose code is lazy loaded: withdrawals, sweepstakes, and older platform versions. */
  readonly listLater: (transaction: string) => Promise<MethodList>
  readonly abTestGroup: string | undefined
  /** The stored value of `LAST_USED` for the list's transaction. */
  readonly lastUsed: () => string | null
  readonly onFailure: (failure: unknown) => void
  /** Reports to the operator; neither the player nor the host sees it. */
  readonly report: (code: string, message: string) => void
  /** Reports what is wrong in the list, and why methods are not shown; the code for this is lazy loaded. */
  readonly reportNotShown: (list: MethodList) => void
  /** Restricts the list as the host wants. */
  readonly choices?: { readonly allowed: (list: MethodList, place: ListPlace) => MethodList } | undefined
}

export interface MethodLoading {
  /**
   * Loads the list of the current page; `first` is a request that is already in flight, for the list of `transaction`.
   */
  load(first?: Promise<MethodList>, transaction?: string): Promise<void>
  /** Loads the list unless it has been requested already. */
  ensure(): void
  /** Invalidates the list, for example its balances: the next `ensure` reloads it. */
  expire(): void
  /**
   * Call when the list page was opened: if the list is empty or failed, redirects to the page that explains the
   * problem.
   */
  entered(): void
  loadCountries(): Promise<void>
}

interface Page {
  readonly name: 'emptyPage' | 'errorPage'
  readonly options: GoOptions
}

/** Loads methods and countries. Only the answer of the latest list request counts (LIST-16). */
export function createMethodLoading(need: LoadNeed): MethodLoading {
  const { api, session, methods, navigation, report, choices } = need
  let latest = 0
  let isStale = true
  /** Whether a list has been loaded since the start. */
  let hasLoaded = false
  /** The page to show instead of the list, if the list is empty or failed to load. */
  let instead: Page | undefined

  async function load(first?: Promise<MethodList>, transaction = need.page.transaction()): Promise<void> {
    const turn = ++latest
    isStale = false
    instead = undefined
    methods.begin(transaction)
    try {
      const list = await (first ?? request())
      if (turn === latest) return show(choices?.allowed(list, { transaction, country: session.paymentGeo }) ?? list)
    } catch (failure) {
      // The first list is requested before the app exists: the host may have renewed the token since.
      if (turn === latest && first !== undefined && isRenewed(failure, session)) return load(undefined, transaction)
      if (turn === latest) return failed(failure)
    }
    report('list.outdated', 'Race condition request error')
  }

  function request(): Promise<MethodList> {
    const { transaction } = methods
    const { mode, platformVersion } = session
    if (isPayout(transaction) || CASHIER_STARTS[mode]?.hasLaterList || platformVersion !== 'redesign')
      return need.listLater(transaction)
    const { currency } = session.user
    const place = { currency, country: session.paymentGeo, money: session.moneyOf(currency) }
    return api.methodsPaymentV5(listRequest(place, need.abTestGroup, session.look.extras))
  }

  function show(list: MethodList): void {
    hasLoaded = true
    const last = need.lastUsed()
    // The method used last comes first, and so does its group (D-67). The order of the networks of a coin is the
    // server's.
    const shown = list.methods
      .filter((method) => !list.isDirectGeo && !unlisted(method))
      .map((method) =>
        method.category !== 'crypto' && last === `${session.identity} ${method.name}`
          ? { ...method, position: -Infinity, badgeText: 'badge.last', badgeColours: undefined }
          : method,
      )
    methods.setMethods(shown, list.initCurrencies, list.balances)
    const { hasLaterList, showsEmptyList } = CASHIER_STARTS[session.mode] ?? {}
    if (shown.length < list.methods.length + list.problems.length || hasLaterList) need.reportNotShown(list)
    if (shown.length > 0) return
    report('methods.empty', 'Empty payment methods')
    if (!list.isDirectGeo && showsEmptyList && !isPayout(methods.transaction)) return
    const query = { direct: list.isDirectGeo ? '1' : '0', transaction: methods.transaction }
    lead({ name: 'emptyPage', options: { query, replace: true } })
  }

  function failed(failure: unknown): void {
    methods.fail()
    const isTimeout = failure instanceof TransportFailure && failure.kind === 'timeout'
    if (isTimeout) report('methods.timeout', failure.message)
    // Only the first list leads to the error page; later the list itself shows the failure, with a notice.
    if (!isTimeout || hasLoaded) return need.onFailure(failure)
    const state = { errorMessage: failure.message, stacktrace: failure.stack ?? '' }
    const { transaction } = methods
    const query = { backRoute: need.page.list() ?? listPageOf(transaction), transaction }
    lead({ name: 'errorPage', options: { query, state, replace: true } })
  }

  function lead(page: Page): void {
    instead = page
    if (need.page.list() !== undefined) entered()
  }

  function entered(): void {
    if (instead !== undefined) navigation.go(instead.name, instead.options)
  }

  async function loadCountries(): Promise<void> {
    try {
      methods.setCountries(await api.methodsCountrySelectorV2({}))
    } catch {
      methods.failCountries() // the list works without countries; the region page shows the error
    }
  }

  function ensure(): void {
    // A failed list is not reloaded here: its page shows the error, and the player retries.
    if (isStale || methods.transaction !== need.page.transaction()) void load()
  }

  function expire(): void {
    isStale = true
  }

  return { load, ensure, expire, entered, loadCountries }
}

/** Whether the call failed because of a token that the host has renewed since. */
const isRenewed = (failure: unknown, { isExpired }: SessionStore): boolean =>
  failure instanceof TransportFailure && failure.status === 401 && !isExpired

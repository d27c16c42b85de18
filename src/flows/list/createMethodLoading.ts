import type { RouteName } from '../../../schemas/routes.ts'
import type { Api } from '../../api/index.ts'
import { listRequest } from '../../api/listRequest.ts'
import type { MethodList } from '../../api/readMethodList.ts'
import type { GoOptions, Navigation } from '../../model/navigation.ts'
import { unlisted } from '../../reference/networks.ts'
import type { MethodsStore } from '../../stores/MethodsStore.ts'
import type { SessionStore } from '../../stores/SessionStore.ts'
import { TransportFailure } from '../../transport/TransportFailure.ts'
import { listPageOf } from './listPageOf.ts'

export interface LoadNeed {
  readonly api: Pick<Api, 'methodsPaymentV5' | 'methodsCountrySelectorV2'>
  readonly session: SessionStore
  readonly methods: MethodsStore
  readonly navigation: Pick<Navigation, 'go'>
  /** The page of the list, if the player stands on it: only from there one is led away: elsewhere the player may be reading what became of a payment. */
  readonly listPage: () => RouteName | undefined
  /** Which list the page that is open belongs to. */
  readonly transaction: () => string
  /** The lists whose code comes later: of what is paid out by, of what a sweepstake is paid by, and of an older platform. */
  readonly listLater: (transaction: string) => Promise<MethodList>
  readonly abTestGroup: string | undefined
  readonly onFailure: (failure: unknown) => void
  /** For the log and the host: nothing of it is for the player. */
  readonly report: (code: string, message: string) => void
}

export interface MethodLoading {
  /** Loads the list of the page that is open; `first` is an answer that is already on its way. */
  load(first?: Promise<MethodList>): Promise<void>
  /** The same, unless it has been asked for. */
  ensure(): void
  /** What it says of the balances holds no longer: whoever comes to the list next asks anew. */
  expire(): void
  /** The player has come to the list: where there is none, it leads to the page that says so. */
  entered(): void
  loadCountries(): Promise<void>
}

/** Of one list, so that a broken release does not drown all other reports. */
const MOST_PROBLEMS = 20

interface Page {
  readonly name: 'emptyPage' | 'errorPage'
  readonly options: GoOptions
}

/** Loads methods and countries. Only the answer of the latest list request counts (LIST-16). */
export function createMethodLoading(need: LoadNeed): MethodLoading {
  const { api, session, methods, navigation, report } = need
  let latest = 0
  let isStale = true
  /** What stands in the place of the list that there is not. */
  let instead: Page | undefined

  async function load(first?: Promise<MethodList>): Promise<void> {
    const turn = ++latest
    isStale = false
    instead = undefined
    methods.begin(first === undefined ? need.transaction() : 'deposit')
    try {
      const list = await (first ?? ask())
      if (turn === latest) show(list)
      else report('race', 'Race condition request error')
    } catch (failure) {
      if (turn === latest) failed(failure)
      else report('race', 'Race condition request error')
    }
  }

  function ask(): Promise<MethodList> {
    const { transaction } = methods
    const { mode, platformVersion } = session
    if (transaction === 'withdrawal' || mode === 'sweep' || platformVersion !== 'redesign')
      return need.listLater(transaction)
    const { currency } = session.user
    const place = { currency, country: session.paymentGeo, money: session.moneyOf(currency) }
    return api.methodsPaymentV5(listRequest(place, need.abTestGroup, session.extras))
  }

  function show(list: MethodList): void {
    const shown = list.methods.filter((method) => unlisted(method) === undefined)
    methods.setMethods(shown, list.initCurrencies, list.balances)
    for (const problem of list.problems.slice(0, MOST_PROBLEMS)) report('method.schema', problem)
    if (list.problems.length > MOST_PROBLEMS)
      report('method.schema', `${list.problems.length - MOST_PROBLEMS} more methods are not as agreed.`)
    const unclear = list.methods.filter((method) => unlisted(method) === 'networks').map(({ name }) => name)
    if (unclear.length > 0)
      report(
        'method.networks',
        `Not listed: ${unclear.slice(0, 5).join(', ')}. A method with several networks needs a field of the type "networks".`,
      )
    // In the crypto-balance cashier another currency may have some: its page says so, with the way there (ERR-11).
    if (!list.isDirectGeo && (shown.length > 0 || session.mode === 'cryptobalance')) return
    report('methods.empty', 'Empty payment methods')
    const direct = list.isDirectGeo ? '1' : '0'
    lead({ name: 'emptyPage', options: { query: { direct, transaction: methods.transaction }, replace: true } })
  }

  function failed(failure: unknown): void {
    methods.fail()
    if (failure instanceof TransportFailure && failure.kind === 'timeout') {
      report('methods.timeout', failure.message)
      const state = { errorMessage: failure.message, stacktrace: failure.stack ?? '' }
      const backRoute = need.listPage() ?? listPageOf(methods.transaction)
      lead({ name: 'errorPage', options: { query: { backRoute }, state, replace: true } })
    } else {
      need.onFailure(failure)
    }
  }

  function lead(page: Page): void {
    instead = page
    if (need.listPage() !== undefined) entered()
  }

  function entered(): void {
    if (instead !== undefined) navigation.go(instead.name, instead.options)
  }

  async function loadCountries(): Promise<void> {
    try {
      methods.setCountries(await api.methodsCountrySelectorV2({}))
    } catch {
      methods.failCountries() // the list works without them; the region page says so
    }
  }

  function ensure(): void {
    // Where it could not be had, the page says so, and the player asks again.
    if (isStale || methods.transaction !== need.transaction()) void load()
  }

  function expire(): void {
    isStale = true
  }

  return { load, ensure, expire, entered, loadCountries }
}

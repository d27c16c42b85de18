import type { Api } from '../../api/index.ts'
import { listRequest } from '../../api/listRequest.ts'
import type { MethodList } from '../../api/readMethodList.ts'
import type { GoOptions, Navigation } from '../../model/navigation.ts'
import type { MethodsStore } from '../../stores/MethodsStore.ts'
import type { SessionStore } from '../../stores/SessionStore.ts'
import { TransportFailure } from '../../transport/TransportFailure.ts'

export interface LoadNeed {
  readonly api: Pick<Api, 'methodsPaymentV5' | 'methodsCountrySelectorV2'>
  readonly session: SessionStore
  readonly methods: MethodsStore
  readonly navigation: Pick<Navigation, 'go'>
  /** Only who stands on the list is led away from it: elsewhere the player may be reading what became of a payment. */
  readonly isOnList: () => boolean
  readonly abTestGroup: string | undefined
  readonly onFailure: (failure: unknown) => void
  /** For the log and the host: nothing of it is for the player. */
  readonly report: (code: string, message: string) => void
}

export interface MethodLoading {
  /** Loads the list; `first` is an answer that is already on its way. */
  load(first?: Promise<MethodList>): Promise<void>
  /** The player has come to the list: where there is none, it leads to the page that says so. */
  entered(): void
  loadCountries(): Promise<void>
}

interface Page {
  readonly name: 'emptyPage' | 'errorPage'
  readonly options: GoOptions
}

/** Loads methods and countries. Only the answer of the latest list request counts (LIST-16). */
export function createMethodLoading(need: LoadNeed): MethodLoading {
  const { api, session, methods, navigation, report } = need
  let latest = 0
  /** What stands in the place of the list that there is not. */
  let instead: Page | undefined

  async function load(first?: Promise<MethodList>): Promise<void> {
    const turn = ++latest
    instead = undefined
    methods.begin()
    try {
      const country = session.paymentGeo
      const request = listRequest({ currency: session.user.currency, country }, need.abTestGroup)
      const list = await (first ?? api.methodsPaymentV5(request))
      if (turn === latest) show(list)
      else report('race', 'Race condition request error')
    } catch (failure) {
      if (turn === latest) failed(failure)
      else report('race', 'Race condition request error')
    }
  }

  function show(list: MethodList): void {
    methods.setMethods(list.methods, list.initCurrencies)
    if (list.odd.length > 0)
      report('method.schema', `Not as agreed, and read all the same: ${list.odd.slice(0, 5).join(', ')}`)
    if (list.refused > 0) report('method.schema', `${list.refused} methods do not fit their schema and are not shown.`)
    // In the crypto-balance cashier another currency may have some: its page says so, with the way there (ERR-11).
    if (!list.isDirectGeo && (list.methods.length > 0 || session.mode === 'cryptobalance')) return
    report('methods.empty', 'Empty payment methods')
    const direct = list.isDirectGeo ? '1' : '0'
    lead({ name: 'emptyPage', options: { query: { direct, transaction: 'deposit' }, replace: true } })
  }

  function failed(failure: unknown): void {
    methods.fail()
    if (failure instanceof TransportFailure && failure.kind === 'timeout') {
      const state = { errorMessage: failure.message, stacktrace: failure.stack ?? '' }
      lead({ name: 'errorPage', options: { query: { backRoute: 'depositListPage' }, state, replace: true } })
    } else {
      need.onFailure(failure)
    }
  }

  function lead(page: Page): void {
    instead = page
    if (need.isOnList()) entered()
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

  return { load, entered, loadCountries }
}

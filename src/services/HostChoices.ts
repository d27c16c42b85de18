import type { HostProblem } from '../../schemas/host/problems.ts'
import type { MethodList } from '../api/readMethodList.ts'
import type { ListPlace, MethodLoading } from '../catalog/createMethodLoading.ts'
import type { MethodsStore } from '../catalog/MethodsStore.ts'
import type { Navigation } from '../model/navigation.ts'
import type { WireLimits } from '../money/limits.ts'
import type { Ledger } from '../payments/ledger.ts'
import type { RouteStore } from '../session/RouteStore.ts'

/** Reports a problem that the host's operator can fix; `what` names the members of `loaded` that it concerns. */
export type NotifyHost = (code: HostProblem, what?: readonly string[]) => void

/** The dependencies of opening a page for the host. */
export interface OpeningNeed {
  readonly core: {
    readonly methods: MethodsStore
    readonly route: RouteStore
    readonly navigation: Pick<Navigation, 'go'>
    readonly list: { readonly loading: Pick<MethodLoading, 'ensure'> }
  }
  readonly cashier: { readonly sellsBoxes: boolean; readonly redeemsCoins: boolean }
  readonly messages: { readonly notifyHost: NotifyHost }
  readonly payments: { readonly ledger: Pick<Ledger, 'open'>; readonly withdrawals: Pick<Ledger, 'open'> }
  readonly provided: {
    readonly openMethod?: (name: string) => void
    readonly openGroup?: (code: string) => void
  }
}

/**
 * The host's settings for what the cashier shows: the page to open, the methods, and replaced texts (`open`, `methods`
 * and `texts` of `loaded`).
 */
export interface HostChoices {
  /** The usable texts of the host in this language. `english` has every key and its placeholders. */
  readonly texts: (lang: string, english: Readonly<Record<string, string>>) => Promise<Readonly<Record<string, string>>>
  /** The list as the host wants it: its methods, in the host's order, and for deposits with the host's limits. */
  readonly allowed: (list: MethodList, place: ListPlace) => MethodList
  /** The limits of a deposit as narrowed by the host. */
  readonly narrowed: (method: string, currency: string, limits: WireLimits | undefined) => WireLimits | undefined
  /**
   * Resolves when the page that the host requested is open, or can't be opened. Until then no page is drawn, so that
   * the list does not appear before a form. Undefined if the host requested no page.
   */
  readonly opened: Promise<void> | undefined
  /** Opens the page that the host requested, and reports invalid choices of the host. Returns the cleanup. */
  readonly start: (need: OpeningNeed) => () => void
  /** Takes the amount for the next form of this method, as a decimal text. A form gets it once. */
  readonly takeAmount: (method: string, transaction: string, currency: string) => string | undefined
}

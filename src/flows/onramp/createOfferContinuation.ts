import type { RouteName } from '../../../schemas/routes.ts'
import type { LedgerEntry } from '../../../schemas/stored/ledgerEntry.ts'
import type { Api } from '../../api/index.ts'
import type { Method } from '../../model/method.ts'
import type { Navigation } from '../../model/navigation.ts'
import type { PaymentSource } from '../../model/paymentSource.ts'
import { isOutcomeUnknown } from '../../payments/classify.ts'
import type { Deposit, DepositStore } from '../../payments/DepositStore.ts'
import type { Ledger } from '../../payments/ledger.ts'
import type { HelperWindow } from '../../platform/helperWindow.ts'
import type { PaymentAddresses } from '../../platform/paymentAddress.ts'
import type { OffersStore, RankedOffer } from '../../stores/OffersStore.ts'
import type { PlaceStore } from '../../stores/PlaceStore.ts'

export interface OfferContinuationNeed {
  readonly api: Pick<Api, 'externalDepositContinue'>
  readonly deposit: DepositStore
  readonly offers: OffersStore
  readonly ledger: Pick<Ledger, 'find' | 'keep'>
  readonly newKey: () => string
  readonly navigation: Pick<Navigation, 'go' | 'current'>
  readonly methodOf: (name: string) => Method | undefined
  /** Opens a window for the provider's page; undefined if the method opens none. Must be called during the press. */
  readonly openHelper: (method: Method) => HelperWindow | undefined
  /** Opens the provider's page, and `next` in the widget. */
  readonly redirect: (source: PaymentSource, next: RouteName, helper: HelperWindow | undefined) => void
  readonly addresses: Pick<PaymentAddresses, 'of'>
  /** True if nothing may be sent at the moment; the player has then been told why. */
  readonly isHeld: () => boolean
  /** Called if the player pressed without choosing an offer. */
  readonly onUnchosen: () => void
  readonly onFailure: (failure: unknown) => void
}

/** Continues an on-ramp deposit with the chosen offer (CALL-08). */
export interface OfferContinuation {
  /** Handles the press on "Deposit". Only one runs at a time, and a deposit continues with at most one offer. */
  press(): Promise<void>
  /** Aborts a request in flight; nothing is opened afterwards. */
  dispose(): void
}

/** Dependencies of the on-ramp pages that live longer than a page. */
export interface OnrampPayments {
  readonly place: PlaceStore
  /** The values that were last entered for the current method. */
  readonly entered: () => Readonly<Record<string, string>>
  readonly offers: OffersStore
  readonly continuation: Pick<OfferContinuation, 'press'>
}

export function createOfferContinuation(need: OfferContinuationNeed): OfferContinuation {
  const { deposit, offers, ledger, navigation } = need
  const stopped = new AbortController()
  let isUnderWay = false // a plain variable: a React state would let ten clicks of one task through

  async function press(): Promise<void> {
    const { current } = deposit
    if (isUnderWay || current === undefined || offers.state !== 'open') return
    const { chosen } = offers
    if (chosen === undefined) return need.onUnchosen()
    if (need.isHeld()) return
    isUnderWay = true
    deposit.setState('creating')
    try {
      await goOn(current, chosen)
    } finally {
      isUnderWay = false
      deposit.setState('idle')
    }
  }

  async function goOn(current: Deposit, { method }: RankedOffer): Promise<void> {
    const payment = need.methodOf(current.method)
    const helper = payment && need.openHelper(payment)
    const here = navigation.current()
    keep(current.id, { offer: method }) // stored before sending, so that no other offer can be used
    let source: PaymentSource | undefined
    try {
      const options = { idempotencyKey: need.newKey(), signal: stopped.signal }
      source = await need.api.externalDepositContinue({ depositId: current.id, method }, options)
    } catch (failure) {
      helper?.close()
      if (!stopped.signal.aborted) failed(failure, current, here)
      return
    }
    if (stopped.signal.aborted) return helper?.close()
    adopt(current)
    offers.take()
    if (source === undefined) {
      helper?.close()
      navigation.go('depositCompletePage')
      return
    }
    const page = need.addresses.of(source)
    if (page !== undefined) keep(current.id, { page })
    need.redirect(source, 'depositCompletePage', helper)
  }

  /**
   * If the outcome is unknown, only the server knows whether the deposit continued: the completion page polls it (ONRAMP-05).
   * Without the answer, the provider's page was never opened, so the player can't have paid there.
   */
  function failed(failure: unknown, current: Deposit, here: ReturnType<Navigation['current']>): void {
    const isLost = isOutcomeUnknown(failure)
    if (!isLost) forget(current.id) // a definite refusal: nothing was paid, so another offer may be used
    need.onFailure(failure)
    // The player may have started another deposit meanwhile.
    if (deposit.current?.id !== current.id) return
    offers.take()
    deposit.setPage(isLost ? 'lost' : 'unchosen')
    if (navigation.current() !== here) return
    navigation.go('depositCompletePage', { query: { status: 'mistaked', to: 'depositOnrampPage' }, replace: true })
  }

  /** Makes this the current deposit again, in case the player has opened another form meanwhile. */
  function adopt(current: Deposit): void {
    if (deposit.current?.id !== current.id) deposit.adopt(current)
  }

  function keep(id: string, change: Pick<LedgerEntry, 'offer' | 'page'>): void {
    const entry = ledger.find(id)
    if (entry !== undefined) ledger.keep({ ...entry, ...change })
  }

  function forget(id: string): void {
    const { offer: _, ...entry } = ledger.find(id) ?? {}
    if ('key' in entry) ledger.keep(entry as LedgerEntry)
  }

  return { press, dispose: () => stopped.abort() }
}

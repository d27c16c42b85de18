import type { RouteName } from '../../../schemas/routes.ts'
import type { Api } from '../../api/index.ts'
import type { Method } from '../../model/method.ts'
import type { Navigation } from '../../model/navigation.ts'
import type { PaymentSource } from '../../model/paymentSource.ts'
import { mayBeRepeated } from '../../payments/classify.ts'
import type { PaymentEngine } from '../../payments/createPaymentEngine.ts'
import type { Deposit, DepositStore } from '../../payments/DepositStore.ts'
import type { Ledger } from '../../payments/ledger.ts'
import type { Result } from '../../payments/Operation.ts'
import { offerContinue } from '../../payments/operations/offerContinue.ts'
import type { HelperWindow } from '../../platform/windows/helperWindow.ts'
import type { PaymentAddresses } from '../../platform/windows/paymentAddress.ts'
import type { OffersStore, RankedOffer } from './OffersStore.ts'

/** The windows of providers' pages. */
export interface OfferWindows {
  /** Opens a window for the provider's page; undefined if the method opens none. Must be called during the press. */
  readonly openHelper: (method: Method) => HelperWindow | undefined
  /** Opens the provider's page, and `next` in the widget. */
  readonly redirect: (source: PaymentSource, next: RouteName, helper: HelperWindow | undefined) => void
  readonly addresses: Pick<PaymentAddresses, 'of'>
}

export interface OfferContinuationNeed {
  readonly api: Pick<Api, 'externalDepositContinue'>
  readonly deposit: DepositStore
  readonly offers: OffersStore
  readonly engine: Pick<PaymentEngine, 'run' | 'exclusively'>
  readonly ledger: Pick<Ledger, 'setPage'>
  readonly navigation: Pick<Navigation, 'go' | 'current'>
  readonly methodOf: (name: string) => Method | undefined
  readonly windows: OfferWindows
  /** True if nothing may be sent now; the player then sees the reason. */
  readonly isBlocked: () => boolean
  /** Called if the player pressed without choosing an offer. */
  readonly onUnchosen: () => void
  /** `hasPage`: a page that names the outcome follows. */
  readonly onFailure: (failure: unknown, hasPage: boolean) => void
}

/** Continues an on-ramp deposit with the chosen offer (CALL-08). */
export interface OfferContinuation {
  /** Handles the press on "Deposit". One press runs at a time, and a deposit continues with at most one offer. */
  press(): Promise<void>
}

export function createOfferContinuation(need: OfferContinuationNeed): OfferContinuation {
  const { deposit, engine, offers, navigation } = need

  async function press(): Promise<void> {
    const { current } = deposit
    if (current === undefined || offers.state !== 'open') return
    const { chosen } = offers
    if (chosen === undefined) return need.onUnchosen()
    if (need.isBlocked()) return
    deposit.setState('creating')
    try {
      await goOn(current, chosen)
    } finally {
      deposit.setState('idle')
    }
  }

  async function goOn(current: Deposit, { method }: RankedOffer): Promise<void> {
    const payment = need.methodOf(current.method)
    const helper = payment && need.windows.openHelper(payment)
    const here = navigation.current()
    const result = await engine.run(offerContinue(need.api, { depositId: current.id, method }))
    if (result.kind !== 'accepted') {
      helper?.close()
      failed(result, current, here)
      return
    }
    adopt(current)
    offers.take()
    const source = result.answer
    if (source === undefined) {
      helper?.close()
      navigation.go('depositCompletePage')
      return
    }
    const page = need.windows.addresses.of(source)
    if (page !== undefined) need.ledger.setPage(current.id, page)
    need.windows.redirect(source, 'depositCompletePage', helper)
  }

  /**
   * If the outcome is unknown, only the server knows whether the deposit continued: the completion page polls the
   * status (ONRAMP-05). Without the answer, the provider's page was never opened, so the player can't have paid there.
   * The completion page also offers the on-ramp form again.
   */
  function failed(result: Result<unknown, unknown>, current: Deposit, here: ReturnType<Navigation['current']>): void {
    if (result.kind !== 'refused' && result.kind !== 'unknown') return
    // The offers stay, and the player may press again.
    if (result.kind === 'refused' && mayBeRepeated(result.failure)) return need.onFailure(result.failure, false)
    need.onFailure(result.failure, true)
    // The player may have started another deposit meanwhile.
    if (deposit.current?.id !== current.id) return
    offers.take()
    deposit.setPage(result.kind === 'unknown' ? 'lost' : 'unchosen')
    if (navigation.current() !== here) return
    navigation.go('depositCompletePage', { query: { status: 'mistaked', to: 'depositOnrampPage' }, replace: true })
  }

  /** Makes the continued deposit the current one again, in case the player has opened another form meanwhile. */
  function adopt(current: Deposit): void {
    if (deposit.current?.id !== current.id) deposit.adopt(current)
  }

  return { press: async () => void (await engine.exclusively(press)) }
}

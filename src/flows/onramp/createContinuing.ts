import type { RouteName } from '../../../schemas/routes.ts'
import type { Intent } from '../../../schemas/stored/intent.ts'
import type { Api } from '../../api/index.ts'
import type { Method } from '../../model/method.ts'
import type { Navigation } from '../../model/navigation.ts'
import type { PaymentSource } from '../../model/paymentSource.ts'
import type { HelperWindow } from '../../platform/helperWindow.ts'
import type { PaymentAddresses } from '../../platform/paymentAddress.ts'
import type { Deposit, DepositStore } from '../../stores/DepositStore.ts'
import type { OffersStore, WeighedOffer } from '../../stores/OffersStore.ts'
import type { PlaceStore } from '../../stores/PlaceStore.ts'
import type { Intents } from '../intent/Intents.ts'
import { isUnclear } from '../intent/isUnclear.ts'

export interface ContinuingNeed {
  readonly api: Pick<Api, 'externalDepositContinue'>
  readonly deposit: DepositStore
  readonly offers: OffersStore
  readonly intents: Pick<Intents, 'find' | 'keep'>
  readonly newKey: () => string
  readonly navigation: Pick<Navigation, 'go' | 'current'>
  readonly methodOf: (name: string) => Method | undefined
  /** A window for the provider's page, or undefined when none may be opened. Called inside the press. */
  readonly openHelper: (method: Method) => HelperWindow | undefined
  /** Sends the player on to the provider's page. */
  readonly redirect: (source: PaymentSource, next: RouteName, helper: HelperWindow | undefined) => void
  readonly addresses: Pick<PaymentAddresses, 'of'>
  /** Why nothing may be sent just now, said to the player; true when it is held. */
  readonly isHeld: () => boolean
  /** The player has pressed, and has chosen nothing yet. */
  readonly onUnchosen: () => void
  readonly onFailure: (failure: unknown) => void
}

/** Goes on with an on-ramp deposit by the offer that the player has chosen (CALL-08). */
export interface Continuing {
  /** The press on "Deposit". One at a time, and of one deposit one offer and no other, whatever becomes of it. */
  press(): Promise<void>
  /** Nothing is opened any more. */
  dispose(): void
}

/** What the pages of an on-ramp need of the code that outlives them. */
export interface OnrampPaying {
  readonly place: PlaceStore
  /** What was entered before for the method that is open. */
  readonly entered: () => Readonly<Record<string, string>>
  readonly offers: OffersStore
  readonly continuing: Pick<Continuing, 'press'>
}

export function createContinuing(need: ContinuingNeed): Continuing {
  const { deposit, offers, intents, navigation } = need
  const stopped = new AbortController()
  let isUnderWay = false // outside React: a state flag lets ten clicks of one task through

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

  async function goOn(current: Deposit, { method }: WeighedOffer): Promise<void> {
    const payment = need.methodOf(current.method)
    const helper = payment && need.openHelper(payment)
    const here = navigation.current()
    keep(current.id, { offer: method }) // before the first byte leaves: it goes on with no other
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
   * Whether it has gone on after all only the server can say: the page that the player is led to asks (ONRAMP-05). With the
   * answer the page of the provider is lost, so nobody can have paid on it.
   */
  function failed(failure: unknown, current: Deposit, here: ReturnType<Navigation['current']>): void {
    const isLost = isUnclear(failure)
    if (!isLost) forget(current.id) // a definite refusal: nothing of it can have been paid
    need.onFailure(failure)
    // The player may have gone on to something else meanwhile.
    if (deposit.current?.id !== current.id) return
    offers.take()
    deposit.setPage(isLost ? 'lost' : 'unchosen')
    if (navigation.current() !== here) return
    navigation.go('depositCompletePage', { query: { status: 'mistaked', to: 'depositOnrampPage' }, replace: true })
  }

  /** The player may have been on the list meanwhile, or in another form: what is paid now is this. */
  function adopt(current: Deposit): void {
    if (deposit.current?.id !== current.id) deposit.adopt(current)
  }

  function keep(id: string, change: Pick<Intent, 'offer' | 'page'>): void {
    const intent = intents.find(id)
    if (intent !== undefined) intents.keep({ ...intent, ...change })
  }

  function forget(id: string): void {
    const { offer: _, ...intent } = intents.find(id) ?? {}
    if ('key' in intent) intents.keep(intent as Intent)
  }

  return { press, dispose: () => stopped.abort() }
}

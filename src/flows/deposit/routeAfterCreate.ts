import type { RouteName } from '../../../schemas/routes.ts'
import type { DepositKind } from '../../../schemas/stored/depositKinds.ts'
import type { Intent } from '../../../schemas/stored/intent.ts'
import type { Texts } from '../../i18n/createTexts.ts'
import type { CryptoAddress } from '../../model/cryptoAddress.ts'
import type { Invoice } from '../../model/invoice.ts'
import type { Method } from '../../model/method.ts'
import type { MethodField } from '../../model/methodField.ts'
import type { Navigation } from '../../model/navigation.ts'
import type { OfferList } from '../../model/offer.ts'
import type { PaymentSource } from '../../model/paymentSource.ts'
import type { Place } from '../../model/place.ts'
import type { HelperWindow } from '../../platform/helperWindow.ts'
import type { PaymentAddresses } from '../../platform/paymentAddress.ts'
import type { DepositStore } from '../../stores/DepositStore.ts'
import type { Notify } from '../failures/notify.ts'
import type { Intents } from '../intent/Intents.ts'
import type { CreateNeed } from './CreateNeed.ts'
import type { Drafts } from './drafts.ts'
import type { PrepareNeed } from './prepareDeposit.ts'

export interface AfterCreateNeed {
  readonly texts: Texts
  readonly notify: Notify
  readonly intents: Pick<Intents, 'change' | 'get'>
  readonly addresses: Pick<PaymentAddresses, 'of'>
  readonly drafts: Pick<Drafts, 'drop'>
  /** Sends the player on to the provider's page. */
  readonly redirect: (source: PaymentSource, next: RouteName, helper: HelperWindow | undefined) => void
  readonly openPage: (page: RouteName) => void
  readonly navigation: Pick<Navigation, 'go'>
  readonly method: () => Method | undefined
  /** Whether a form is on the screen. */
  readonly isFormOpen: () => boolean
  /** The current deposit is paid by this. */
  readonly bill: (key: string, kind: DepositKind, invoice: Invoice | undefined) => void
  /** Where the coins of the current deposit are sent to. */
  readonly takeAddress: (method: string, address: CryptoAddress, depositId: string) => void
  readonly deposit: Pick<DepositStore, 'current'>
  /** What providers offer for the current deposit, asked for in this place. */
  readonly offer: (offers: OfferList, place: Place) => void
  readonly addFields: (fields: readonly MethodField[]) => void
}

/** Where a press leads, and what the player is told of it. */
export interface AfterCreateHandlers extends Pick<CreateNeed, 'onNext' | 'onOutcome' | 'onHeld'> {
  /** What a preparation has brought: the player has pressed, and must press again. */
  readonly onPrepared: PrepareNeed['tell']
  readonly say: (content: string) => void
}

export function routeAfterCreate(need: AfterCreateNeed): AfterCreateHandlers {
  const { texts, notify, drafts, navigation, method } = need
  const title = texts.t('deposit.v2.title')
  const say = (content: string) => notify({ title, content, tone: 'info' })
  return {
    say,
    onPrepared({ details, fields }) {
      const then = texts.t(fields.length > 0 ? 'form.fields.more' : 'form.prepare.ready')
      say([...details.map(texts.words), then].join(' '))
    },
    onHeld(held) {
      const content = texts.t(`form.held.${held.why}`, held.why === 'wait' ? { seconds: held.seconds } : {})
      notify({ title, content, tone: 'bad' })
    },
    onNext(next, { method: paid, key, helper }) {
      if (next.step !== 'askFields') drafts.drop()
      if (next.step === 'redirect') {
        const page = need.addresses.of(next.source)
        if (page !== undefined) need.intents.change(key, { page })
        need.redirect(next.source, next.next, helper)
        return
      }
      helper?.close()
      if (next.step === 'page') {
        if (next.kind !== undefined) need.bill(key, next.kind, next.invoice)
        if (next.address !== undefined) {
          need.intents.change(key, { isAddress: true })
          need.takeAddress(paid, next.address, need.deposit.current?.id ?? '')
        }
        const intent = need.intents.get(key)
        if (next.page === 'depositOnrampOfferListPage' && next.offers !== undefined && intent !== undefined) {
          need.intents.change(key, { isOffered: true })
          need.offer(next.offers, intent)
        }
        need.openPage(next.page)
        return
      }
      // Of a form that was left, the draft is kept; its fields are asked for anew (H10).
      if (method()?.name === paid) need.addFields(next.fields)
      say(texts.t('form.fields.more'))
    },
    onOutcome(outcome, intent: Intent) {
      if (outcome.kind !== 'exists') return say(texts.t('form.deposit.notCreated'))
      // Who is filling in the form of another method is not torn away from it.
      const isElsewhere = need.isFormOpen() && method()?.name !== intent.method
      if (isElsewhere) return say(texts.t('form.deposit.wasCreated', { id: outcome.depositId }))
      drafts.drop()
      navigation.go('depositCompletePage')
    },
  }
}

import type { RouteName } from '../../../schemas/routes.ts'
import type { LedgerEntry } from '../../../schemas/stored/ledgerEntry.ts'
import type { Drafts } from '../../forms/drafts.ts'
import type { Texts } from '../../i18n/createTexts.ts'
import type { MethodField } from '../../model/methodField.ts'
import type { Navigation } from '../../model/navigation.ts'
import type { PaymentSource } from '../../model/paymentSource.ts'
import type { DepositStore } from '../../payments/DepositStore.ts'
import type { Ledger } from '../../payments/ledger.ts'
import type { HelperWindow } from '../../platform/windows/helperWindow.ts'
import type { PaymentAddresses } from '../../platform/windows/paymentAddress.ts'
import type { Provided } from '../../services/Provided.ts'
import type { FormServices } from '../../services/Services.ts'
import type { CreateHandlers } from './CreateNeed.ts'
import type { PrepareNeed } from './prepareDeposit.ts'

export interface AfterCreateNeed {
  readonly texts: Texts
  /** Shows a neutral notice. */
  readonly showNotice: (content: string) => void
  readonly ledger: Pick<Ledger, 'setPresentation' | 'get'>
  readonly addresses: Pick<PaymentAddresses, 'of'>
  readonly forms: Pick<FormServices, 'method' | 'isFormOpen'> & { readonly drafts: Pick<Drafts, 'drop'> }
  /** Redirects the player to the provider's page. */
  readonly redirect: (source: PaymentSource, next: RouteName, helper: HelperWindow | undefined) => void
  readonly openPage: (page: RouteName) => void
  readonly navigation: Pick<Navigation, 'go'>
  readonly deposit: Pick<DepositStore, 'current'>
  /** The functions of other features that show the current deposit's invoice, its address and the providers' offers. */
  readonly provided: Partial<Pick<Provided, 'invoice' | 'takeAddress' | 'takeOffers'>>
  /** Whether the page on the screen shows another payment than this one. */
  readonly isOtherShown: (depositId: string) => boolean
  readonly addFields: (fields: readonly MethodField[]) => void
}

/** Routes the player after a press, and shows the notices about it. */
export interface AfterCreateHandlers extends Pick<CreateHandlers, 'created' | 'reconciled'> {
  /** Shows the player the result of a preparation: another press is needed. */
  readonly prepared: PrepareNeed['onPrepared']
}

export function routeAfterCreate(need: AfterCreateNeed): AfterCreateHandlers {
  const { texts, showNotice, forms, navigation } = need
  const { drafts, method } = forms
  return {
    prepared({ details, fields }) {
      const then = texts.t(fields.length > 0 ? 'form.fields.more' : 'form.prepare.ready')
      showNotice([...details.map(texts.words), then].join(' '))
    },
    created(next, { method: paid, key, helper, request }) {
      if (next.step !== 'askFields') drafts.drop()
      if (next.step === 'redirect') {
        const page = need.addresses.of(next.source)
        if (page !== undefined) need.ledger.setPresentation(key, { kind: 'page', url: page })
        need.redirect(next.source, next.next, helper)
        return
      }
      helper?.close()
      if (next.step === 'page') {
        if (next.kind !== undefined) need.provided.invoice?.show(key, next.kind, next.invoice, request.fields)
        if (next.address !== undefined) {
          need.ledger.setPresentation(key, { kind: 'address' })
          need.provided.takeAddress?.(paid, next.address, need.deposit.current?.id ?? '', request)
        }
        const entry = need.ledger.get(key)
        if (next.page === 'depositOnrampOfferListPage' && next.offers !== undefined && entry !== undefined) {
          need.ledger.setPresentation(key, { kind: 'offers' })
          need.provided.takeOffers?.(next.offers, entry)
        }
        need.openPage(next.page)
        return
      }
      // If the player left the form, its draft is kept, and the next create asks for the fields again (H10).
      if (method()?.name !== paid) return
      need.addFields(next.fields)
      // Without fields, there is nothing to fill in: the answer was reported as unusable.
      showNotice(texts.t(next.fields.length > 0 ? 'form.fields.more' : 'provider.error'))
    },
    reconciled(outcome, entry: LedgerEntry) {
      if (outcome.kind !== 'exists') return showNotice(texts.t('form.deposit.notCreated'))
      // A player filling in another method's form, or looking at another payment, stays there and gets a notice.
      const isElsewhere = forms.isFormOpen() && method()?.name !== entry.method
      if (isElsewhere || need.isOtherShown(outcome.depositId))
        return showNotice(texts.t('form.deposit.wasCreated', { id: outcome.depositId }))
      drafts.drop()
      navigation.go('depositCompletePage')
    },
  }
}

import { createStatusPushes } from '../../api/pushes/createStatusPushes.ts'
import { CASHIERS } from '../../cashiers/CASHIERS.ts'
import { type CloseNoticeNeed, closeNotice } from '../../features/deposit/closeNotice.ts'
import { reopenForm } from '../../features/deposit/reopenForm.ts'
import type { CarriedForm } from '../../forms/drafts.ts'
import type { PaymentPart } from '../../pages/PaymentPart.ts'
import { onUnload } from '../../platform/page/onUnload.ts'
import { onWakeOrReturn } from '../../platform/page/onWakeOrReturn.ts'
import { INVOICE_RULES } from '../../reference/invoiceTable.ts'
import { methodName } from '../../scopes/tiles.ts'
import type { AppNeed } from '../AppNeed.ts'
import { applyAppearance } from './applyAppearance.ts'
import type { Core } from './core.ts'
import { createPaymentServices } from './createPaymentServices.ts'
import { createWithdrawalPart } from './createWithdrawalPart.ts'
import { createDeposits } from './deposits.ts'
import { followPage } from './followPage.ts'
import { createForms } from './forms.ts'

/** The state of payments that outlives their pages: the deposit, its windows, the drafts. Loaded after the list. */
export function createPayment(need: AppNeed, core: Core) {
  const { bridge, clock, data, carried } = need
  const { session, methods, deposit, texts, report } = core
  const services = createPaymentServices(need, core)
  const { api, config, ledger, withdrawals, place, limits, drafts, method, newKey } = services
  const { paymentPage, paymentSession, transaction, notifyHost, startTelling, stopLedgers } = services
  const { pages, openBonus, giving, onramp, paying, coins, depositing, say, ...deposits } = createDeposits(
    need,
    core,
    services,
  )
  const withdrawing = createWithdrawalPart({ ...need, config, ledger: withdrawals, newKey, drafts }, core)
  const asking = () => methods.find(coins.crypto.asked ?? '')
  const notice = noticeOf({ api, deposit, method, asking, report }, texts, data?.userId)
  const statusPushes = createStatusPushes(core.reportDeviation)
  const stops = [
    need.onPush({ 'deposit.status': statusPushes.handle }),
    ...followPage({ need, core, say, notifyHost }),
    ...[notice.dispose, drafts.dispose, paymentSession.dispose, ...deposits.stops, withdrawing.dispose, stopLedgers],
    ...applyAppearance({ ...need, config, session, bonus: giving.bonus, report, notifyHost }),
    ...startTelling({ ...core, bridge, clock, config, transaction, withdrawal: withdrawing.part.withdrawal }),
    reopenForm({ methods, carried, openMethod: pages.openMethod }),
  ]

  const part: PaymentPart = {
    api,
    config,
    ledger,
    limits,
    place,
    ...onramp,
    transaction,
    ...giving,
    paymentPage,
    paying,
    coins,
    say,
    entered: () => drafts.entered(methods.selected),
    withdrawing: withdrawing.part,
    hasPage: (name) => CASHIERS[session.mode].routes.some(({ page }) => page === name),
    creating: depositing.creating,
    known: depositing.known,
    forms: (scopes, fields) =>
      createForms(
        { ...core, config, place, drafts, fields, limitsOf: services.limitsOf },
        { ...core.common, ...scopes },
      ),
    onWake: onWakeOrReturn,
    onStatusPush: statusPushes.listen,
  }
  return {
    part,
    pages: { ...pages, openBonus },
    challenge: deposits.challenge,
    invoicePage: () => paying.invoices.invoice && INVOICE_RULES[paying.invoices.invoice.kind].page,
    closed: notice.closed,
    /** Reconciles all creates without an answer. */
    check(): void {
      void depositing.creating.check()
      void withdrawing.part.creating.check()
    },
    /**
     * Returns the open form for the same player's next app. `isLeft`: another player follows, so windows are closed and
     * the draft is dropped.
     */
    dispose: (isLeft: boolean): CarriedForm | undefined => {
      const form = drafts.carry()
      if (isLeft) {
        notice.closed()
        drafts.drop()
        deposits.choice.drop()
        paymentPage.closeAll()
      }
      for (const stop of stops) stop()
      return form
    },
  }
}

const noticeOf = (
  need: Pick<CloseNoticeNeed, 'api' | 'asking' | 'deposit' | 'method' | 'report'>,
  texts: Core['texts'],
  userId = '',
) => closeNotice({ ...need, onUnload, nameOf: (one) => methodName(one, texts), userId })

export type Payment = ReturnType<typeof createPayment>

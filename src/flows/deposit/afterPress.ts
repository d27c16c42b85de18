import type { LaterPage, RouteName } from '../../../schemas/routes.ts'
import type { Intent } from '../../../schemas/stored/intent.ts'
import type { Texts } from '../../i18n/createTexts.ts'
import type { PaymentSource } from '../../model/depositAnswer.ts'
import type { Method } from '../../model/method.ts'
import type { MethodField } from '../../model/methodField.ts'
import type { Navigation } from '../../model/navigation.ts'
import type { HelperWindow } from '../../platform/helperWindow.ts'
import { addressOf } from '../../platform/paymentAddress.ts'
import type { SteadyTime } from '../../platform/steadyTime.ts'
import type { DepositStore } from '../../stores/DepositStore.ts'
import type { Notify } from '../failures/notify.ts'
import type { Intents } from '../intent/Intents.ts'
import { invoiceEndsAt } from '../invoice/invoiceEndsAt.ts'
import type { CreateNeed } from './createDeposit.ts'
import type { Drafts } from './drafts.ts'
import type { PrepareNeed } from './prepareDeposit.ts'

export interface AfterPressNeed {
  readonly texts: Texts
  readonly notify: Notify
  readonly intents: Pick<Intents, 'change'>
  readonly drafts: Pick<Drafts, 'drop'>
  /** Sends the player on to the provider's page. */
  readonly redirect: (source: PaymentSource, next: RouteName, helper: HelperWindow | undefined) => void
  readonly openPage: (page: RouteName | LaterPage) => void
  readonly navigation: Pick<Navigation, 'go'>
  readonly method: () => Method | undefined
  /** Whether a form is on the screen. */
  readonly isFormOpen: () => boolean
  readonly deposit: Pick<DepositStore, 'bill'>
  readonly time: Pick<SteadyTime, 'now'>
  readonly addFields: (fields: readonly MethodField[]) => void
}

/** Where a press leads, and what the player is told of it. */
export interface AfterPress extends Pick<CreateNeed, 'onNext' | 'onOutcome' | 'onHeld'> {
  /** What a preparation has brought: the player has pressed, and must press again. */
  readonly onPrepared: PrepareNeed['tell']
  readonly say: (content: string) => void
}

export function createAfterPress(need: AfterPressNeed): AfterPress {
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
        const page = addressOf(next.source)
        if (page !== undefined) need.intents.change(key, { page })
        need.redirect(next.source, next.next, helper)
        return
      }
      helper?.close()
      if (next.step === 'page') {
        const { invoice } = next
        if (invoice !== undefined) need.deposit.bill({ ...invoice, endsAt: invoiceEndsAt(invoice, need.time.now()) })
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

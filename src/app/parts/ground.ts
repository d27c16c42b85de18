import { createPaymentApi } from '../../api/paymentApi.ts'
import { startSession } from '../../flows/deposit/startSession.ts'
import { AMOUNT_FIELD } from '../../forms/AMOUNT_FIELD.ts'
import type { Method } from '../../model/method.ts'
import { allowsForms } from '../../platform/allowsForms.ts'
import { paymentAddresses } from '../../platform/paymentAddress.ts'
import { LimitsStore } from '../../stores/LimitsStore.ts'
import { PlaceStore } from '../../stores/PlaceStore.ts'
import { paymentLimits } from '../../stores/paymentLimits.ts'
import { TransactionStore } from '../../stores/TransactionStore.ts'
import type { AppNeed } from '../AppNeed.ts'
import type { Core } from './core.ts'
import { createDrafting } from './drafting.ts'
import { createBooks } from './intents.ts'
import { createPaymentWindows } from './paymentWindows.ts'
import { readPaymentConfig } from './readPaymentConfig.ts'
import { createTelling } from './telling.ts'

/** What every payment stands on: its settings, its calls, what is stored of it, the place and limits it is made in. */
export function createGround(need: AppNeed, core: Core) {
  const { bridge, clock } = need
  const { session, methods, route, form, report, reportOdd, reportMisfit } = core
  const { tellHost, tellMisfit, start: startTelling } = createTelling({ bridge, report, reportMisfit })
  const config = readPaymentConfig(need.config, { bridge, report })
  const api = createPaymentApi({ transport: need.transport, config, onOdd: reportOdd, onMisfit: tellMisfit })
  const transaction = new TransactionStore()
  const addresses = paymentAddresses(config.redirect.appSchemes)
  const method = () => (route.transaction === 'deposit' ? methods.selected : undefined)
  const limits = new LimitsStore()
  const place = new PlaceStore(session, methods)
  const canSendForms = allowsForms()
  if (!canSendForms) tellHost('frame.allow-forms')
  return {
    ...createBooks(need, core),
    ...{ tellHost, startTelling, config, api, transaction, addresses, method, limits, place, canSendForms },
    paymentPage: createPaymentWindows({ ...need, config }, { ...core, transaction, addresses }, tellHost),
    paymentSession: startSession({ api, clock, form, method }),
    drafts: createDrafting(need, core),
    limitsOf: (one: Method) => paymentLimits(one, { session, limits, place }),
    newKey: () => crypto.randomUUID(),
    // Not that of an invoice; and nobody is torn away from a withdrawal.
    isFormOpen: () => route.transaction !== 'deposit' || form()?.field(AMOUNT_FIELD) !== undefined,
  }
}

export type Ground = ReturnType<typeof createGround>

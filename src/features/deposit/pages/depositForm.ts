import type { Scopes } from '../../../../schemas/scopes/views.ts'
import { guideButtons } from '../../../guides/guideButtons.ts'
import { guidesOf } from '../../../guides/guidesOf.ts'
import { bonusActions } from '../../../pages/bonusActions.ts'
import { formActions } from '../../../pages/formActions.ts'
import { bonusScope } from '../../../scopes/bonusScope.ts'
import { depositScope } from '../../../scopes/depositScope.ts'
import { formScope } from '../../../scopes/formScope.ts'
import { instructionScope } from '../../../scopes/instructionScope.ts'
import { limitsScope, methodScope } from '../../../scopes/methodScope.ts'
import type { DepositForm } from '../../../services/formPages.ts'
import type { Services } from '../../../services/Services.ts'
import type { Deposits } from '../Deposits.ts'
import { loadLimits } from '../loadLimits.ts'
import { lookUpBanks } from '../lookUpBanks.ts'

export interface DepositFormNeed {
  readonly services: Services
  readonly own: Deposits
}

/** Opens a deposit form: its scopes and actions, besides the page's `added` scopes. */
export function createDepositForm({ services, own }: DepositFormNeed, added: Partial<Scopes> = {}): DepositForm {
  const { core, api, catalog, forms, messages, payments, provided } = services
  const { form, methods, session, texts } = core
  const { clock, choices } = core.environment
  const { report } = core.reports
  const { limits, place } = catalog
  const { creating, known } = own
  const method = () => methods.selected
  const stops = [
    loadLimits({
      api,
      limits,
      form,
      method,
      currency: () => place.currency,
      report,
      choices,
      extras: session.look.extras,
    }),
    lookUpBanks({ api, clock, form, method }),
  ]
  const views = { ...core, ...catalog, ...payments }
  const scopes = {
    method: methodScope(core),
    limits: limitsScope(views),
    form: formScope(views),
    deposit: depositScope(views),
    bonus: bonusScope(views),
    bonuses: catalog.bonusViews,
    instruction: instructionScope({ ...core, ...guidesOf(core) }),
  }
  return {
    scopes,
    actions: {
      ...formActions({ form: core.form, track: core.reports.track }),
      ...bonusActions(services),
      // If the shown bonus has expired, the player must see the current offer before anything is sent (C57).
      'deposit.create': () =>
        provided.hasBonusEnded?.() ? messages.showNotice(texts.t('bonus.ended')) : void creating.press(),
      'deposit.check': () => void creating.check(),
      'deposit.show': known.show,
      'deposit.startAnew': known.startAnew,
      setField: ({ field, value }) => form()?.setFromAction(field, String(value)),
    },
    method,
    forms: forms.create({ ...scopes, ...added }),
    buttons: guideButtons(core),
    stop: () => {
      for (const stop of stops) stop()
    },
  }
}

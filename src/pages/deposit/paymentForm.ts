import { loadLimits } from '../../features/deposit/loadLimits.ts'
import { lookUpBanks } from '../../features/deposit/lookUpBanks.ts'
import { guideButtons } from '../../guides/guideButtons.ts'
import { guidesOf } from '../../guides/guidesOf.ts'
import { bonusScope } from '../../scopes/bonusScope.ts'
import { depositScope } from '../../scopes/depositScope.ts'
import { formScope } from '../../scopes/formScope.ts'
import { instructionScope } from '../../scopes/instructionScope.ts'
import { limitsScope, methodScope } from '../../scopes/methodScope.ts'
import { formActions } from '../formActions.ts'
import type { Parts } from '../Parts.ts'
import { bonusActions } from './bonusActions.ts'

/** The scopes and actions of any payment form, besides the page's `own` scopes. */
export function paymentForm<Own extends object>({ core, payment }: Pick<Parts, 'core' | 'payment'>, own: Own) {
  const { clock, form, methods, report } = core
  const { api, limits, place, bonuses, creating, known } = payment
  const method = () => methods.selected
  const stops = [
    loadLimits({ api, limits, form, method, currency: () => place.currency, report, extras: core.session.extras }),
    lookUpBanks({ api, clock, form, method }),
  ]
  const scopes = {
    method: methodScope(core),
    limits: limitsScope({ ...core, limits, place }),
    form: formScope({ ...core, limits, place }),
    deposit: depositScope({ ...core, ...payment }),
    bonus: bonusScope({ ...core, ...payment }),
    bonuses: payment.bonusViews,
    instruction: instructionScope({ ...core, ...guidesOf(core) }),
    ...own,
  }
  return {
    scopes,
    actions: {
      ...formActions(core),
      ...bonusActions({ core, payment }),
      // If the shown bonus has expired, the player must see the current offer before anything is sent (C57).
      'deposit.create': () => (bonuses.hasEnded() ? payment.say(core.texts.t('bonus.ended')) : void creating.press()),
      'deposit.check': () => void creating.check(),
      'deposit.show': known.show,
      'deposit.startAnew': known.startAnew,
      setField: ({ field, value }: { readonly field: string; readonly value: unknown }) =>
        form()?.put(field, String(value)),
    },
    method,
    forms: payment.forms(scopes),
    buttons: guideButtons(core),
    stop: () => {
      for (const stop of stops) stop()
    },
  }
}

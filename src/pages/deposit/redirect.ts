import layout from 'virtual:built-in/deposit.redirect'
import { loadLimits } from '../../flows/deposit/loadLimits.ts'
import { lookUpBanks } from '../../flows/deposit/lookUpBanks.ts'
import { bonusScope } from '../../scopes/bonusScope.ts'
import { depositScope } from '../../scopes/depositScope.ts'
import { formScope } from '../../scopes/formScope.ts'
import { limitsScope, methodScope } from '../../scopes/methodScope.ts'
import { formVerbs } from '../formVerbs.ts'
import { definePage } from '../Page.ts'

/** The form of a method: amount, its fields, and the press that pays. */
export const redirect = definePage({
  screen: 'deposit.redirect',
  builtIn: layout,
  needs: ['drawing', 'payment'],
  open: ({ core, payment }) => {
    const { clock, form, methods, session, report } = core
    const { api, limits, bonuses, creating, known } = payment
    const method = () => methods.selected
    const stops = [
      loadLimits({ api, limits, form, method, currency: () => session.user.currency, report }),
      lookUpBanks({ api, clock, form, method }),
    ]
    const scopes = {
      method: methodScope(core),
      limits: limitsScope({ ...core, limits }),
      form: formScope({ ...core, limits }),
      deposit: depositScope(core),
      bonus: bonusScope(core),
    }
    return {
      scopes,
      verbs: {
        ...formVerbs(form),
        // The bonus on the screen has ended: what is offered now has to be seen before anything is sent (C57).
        'deposit.create': () => (bonuses.hasEnded() ? payment.say(core.texts.t('bonus.ended')) : void creating.press()),
        'deposit.check': () => void creating.check(),
        'deposit.show': known.show,
        'deposit.startAnew': known.startAnew,
        setField: ({ field, value }) => form()?.put(field, String(value)),
      },
      method,
      forms: payment.forms(scopes),
      stop: () => {
        for (const stop of stops) stop()
      },
    }
  },
})

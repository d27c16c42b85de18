import layout from 'virtual:built-in/withdrawal.redirect'
import { guideButtons } from '../../flows/guides/guideButtons.ts'
import { guidesOf } from '../../flows/guides/guidesOf.ts'
import { accountScope } from '../../scopes/accountScope.ts'
import { formScope } from '../../scopes/formScope.ts'
import { instructionScope } from '../../scopes/instructionScope.ts'
import { limitsScope, methodScope } from '../../scopes/methodScope.ts'
import { withdrawalScope } from '../../scopes/withdrawalScope.ts'
import { formVerbs } from '../formVerbs.ts'
import { definePage } from '../Page.ts'
import { withBank } from './withBank.ts'

/** The form of a withdrawal: how much, from which account, where to. */
export const withdrawalForm = definePage({
  screen: 'withdrawal.redirect',
  builtIn: layout,
  needs: ['drawing', 'payment'],
  open: ({ core, payment }) => {
    const { form, methods } = core
    const { withdrawal, creating, known, limitsOf, forms } = payment.withdrawing
    const scopes = {
      method: methodScope(core),
      limits: limitsScope({ ...core, limitsOf }),
      form: formScope({ ...core, limitsOf, deposit: withdrawal }),
      withdrawal: withdrawalScope({ ...core, ...payment, withdrawal }),
      account: accountScope({ ...core, withdrawal }),
      instruction: instructionScope({ ...core, ...guidesOf(core) }),
    }
    return {
      scopes,
      verbs: {
        ...formVerbs(form),
        'withdrawal.create': () => void creating.press(),
        'withdrawal.check': () => void creating.check(),
        'withdrawal.show': known.show,
        'withdrawal.startAnew': known.startAnew,
        'account.choose': ({ account }) => withdrawal.choose(account === 'additional' ? 'additional' : 'main'),
        setField: ({ field, value }) => form()?.put(field, String(value)),
      },
      method: () => methods.selected,
      forms: withBank(forms(scopes), withdrawal),
      buttons: guideButtons(core, { steps: 'withdrawalRedirectInstructionPage' }),
    }
  },
})

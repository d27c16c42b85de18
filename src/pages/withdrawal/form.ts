import layout from 'virtual:built-in/withdrawal.redirect'
import { banksOf } from '../../features/withdrawal/banksOf.ts'
import { banksScope } from '../../features/withdrawal/banksScope.ts'
import { guideButtons } from '../../guides/guideButtons.ts'
import { guidesOf } from '../../guides/guidesOf.ts'
import { instructionScope } from '../../scopes/instructionScope.ts'
import { definePage } from '../Page.ts'
import { formParts } from './formParts.ts'
import { withBank } from './withBank.ts'

/** The withdrawal form: amount, account and destination. */
export const withdrawalForm = definePage({
  screen: 'withdrawal.redirect',
  builtIn: layout,
  needs: ['drawing', 'payment'],
  open: (parts) => {
    const { core, payment } = parts
    const { withdrawal, forms } = payment.withdrawing
    const { banks } = banksOf(core.methods.selected)
    const made = formParts(parts)
    const scopes = {
      ...made.scopes,
      banks: banksScope({ ...core, banks, chosen: () => withdrawal.bank }),
      instruction: instructionScope({ ...core, ...guidesOf(core) }),
    }
    return {
      scopes,
      actions: made.actions,
      method: () => core.methods.selected,
      forms: withBank(forms(scopes), withdrawal),
      buttons: guideButtons(core, {
        steps: 'withdrawalRedirectInstructionPage',
        label: 'header.instruction.withdrawal',
      }),
    }
  },
})

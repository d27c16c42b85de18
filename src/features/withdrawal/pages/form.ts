import layout from 'virtual:built-in/withdrawal.redirect'
import { guideButtons } from '../../../guides/guideButtons.ts'
import { guidesOf } from '../../../guides/guidesOf.ts'
import { definePage, type PageParts } from '../../../pages/Page.ts'
import { instructionScope } from '../../../scopes/instructionScope.ts'
import { banksOf } from '../banksOf.ts'
import { banksScope } from '../banksScope.ts'
import type { Withdrawals } from '../Withdrawals.ts'
import { followBank, withBank } from './withBank.ts'
import { createWithdrawalForm } from './withdrawalForm.ts'

/** The withdrawal form: amount, account and destination. */
export const withdrawalForm = definePage({
  screen: 'withdrawal.redirect',
  builtIn: layout,
  needs: ['drawing', 'payment'],
  open: ({ core, services, own }: PageParts<Withdrawals>) => {
    const { withdrawal } = services.payments
    const method = core.methods.selected
    const { banks } = banksOf(method)
    const made = createWithdrawalForm({ services, own })
    const scopes = {
      ...made.scopes,
      banks: banksScope({ ...core, banks, chosen: () => withdrawal.bankOf(method?.name) }),
      instruction: instructionScope({ ...core, ...guidesOf(core) }),
    }
    return {
      scopes,
      actions: made.actions,
      method: () => core.methods.selected,
      forms: withBank(own.forms(scopes), withdrawal),
      buttons: guideButtons(core, {
        steps: 'withdrawalRedirectInstructionPage',
        label: 'header.instruction.withdrawal',
      }),
      stop: followBank(method, core.form, withdrawal),
    }
  },
})

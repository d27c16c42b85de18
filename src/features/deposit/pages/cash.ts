import layout from 'virtual:built-in/deposit.cash'
import { definePage, type PageParts } from '../../../pages/Page.ts'
import { cashScope } from '../cashScope.ts'
import type { Deposits } from '../Deposits.ts'
import { createDepositForm } from './depositForm.ts'

/** The form of a cash method, with its agents. */
export const cash = definePage({
  screen: 'deposit.cash',
  builtIn: layout,
  needs: ['drawing', 'payment'],
  open: ({ core, services, own }: PageParts<Deposits>) => {
    const cash = cashScope({ session: core.session, config: services.config })
    const form = createDepositForm({ services, own }, { cash })
    return { ...form, scopes: { ...form.scopes, cash } }
  },
})

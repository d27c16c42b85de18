import layout from 'virtual:built-in/deposit.cash'
import { cashScope } from '../../features/deposit/cashScope.ts'
import { definePage } from '../Page.ts'
import { paymentForm } from './paymentForm.ts'

/** The form of a cash method, with its agents. */
export const cash = definePage({
  screen: 'deposit.cash',
  builtIn: layout,
  needs: ['drawing', 'payment'],
  open: (parts) => paymentForm(parts, { cash: cashScope({ ...parts.core, ...parts.payment }) }),
})

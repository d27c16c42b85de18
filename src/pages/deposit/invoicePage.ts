import type { DepositKind } from '../../../schemas/stored/depositKinds.ts'
import { followInvoice } from '../../features/invoice/followInvoice.ts'
import { invoiceScope } from '../../features/invoice/invoiceScope.ts'
import { neededFields } from '../../features/invoice/neededFields.ts'
import { payInvoice } from '../../features/invoice/payInvoice.ts'
import { guidesOf } from '../../guides/guidesOf.ts'
import { depositScope } from '../../scopes/depositScope.ts'
import { formScope } from '../../scopes/formScope.ts'
import { instructionScope } from '../../scopes/instructionScope.ts'
import { formActions } from '../formActions.ts'
import { definePage, type Page } from '../Page.ts'

/**
 * A page for paying outside the cashier after the create; kinds differ in their document and in the effect of "paid".
 */
export const invoicePage = (kind: DepositKind, builtIn: unknown): Page =>
  definePage({
    screen: 'deposit.invoice',
    builtIn,
    needs: ['drawing', 'payment'],
    open: ({ core, payment }) => {
      const { deposit, methods, form } = core
      const { invoices, needsConfirmationId } = payment.paying
      const needsId = () => needsConfirmationId(deposit.current?.method ?? '')
      const scopes = {
        deposit: depositScope({ ...core, ...payment, invoices }),
        invoice: invoiceScope({ ...core, ...payment.paying }),
        form: formScope({ ...core, ...payment }),
        instruction: instructionScope({ ...core, ...guidesOf(core) }),
      }
      return {
        scopes,
        actions: {
          ...formActions(core),
          'deposit.paid': () => void payInvoice({ ...core, ...payment.paying, kind }),
          'deposit.openPage': () => invoices.mayOpenPage && payment.paymentPage.openPending(),
          'instruction.open': ({ bank }) =>
            core.navigation.go('depositPeerToPeerInstructionPage', { query: { bank: String(bank) } }),
          'invoice.acceptAmount': () => invoices.acceptAmount(),
          setField: ({ field, value }) => form()?.put(field, String(value)),
        },
        method: () => {
          const name = deposit.current?.method
          if (name === undefined) return undefined
          const { selected } = methods
          return methods.find(name) ?? (selected?.name === name ? selected : { name })
        },
        forms: payment.forms(scopes, () => neededFields(invoices.invoice?.fields ?? [], needsId())),
        stop: followInvoice({ ...core, ...payment, ...payment.paying, kind }),
      }
    },
  })

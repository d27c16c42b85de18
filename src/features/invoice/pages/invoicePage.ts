import type { DepositKind } from '../../../../schemas/stored/depositKinds.ts'
import { methodOfPayment } from '../../../catalog/methodOfPayment.ts'
import { guidesOf } from '../../../guides/guidesOf.ts'
import { formActions } from '../../../pages/formActions.ts'
import { definePage, type PageParts } from '../../../pages/Page.ts'
import { depositScope } from '../../../scopes/depositScope.ts'
import { formScope } from '../../../scopes/formScope.ts'
import { instructionScope } from '../../../scopes/instructionScope.ts'
import { createAmountAnswer } from '../createAmountAnswer.ts'
import { followInvoice } from '../followInvoice.ts'
import { invoiceScope } from '../invoiceScope.ts'
import { neededFields } from '../neededFields.ts'
import type { InvoicePayments } from '../payInvoice.ts'
import { payInvoice } from '../payInvoice.ts'

/**
 * The page after the create call of a deposit that is paid outside the cashier. The kinds of such deposits differ in
 * their layout and in the effect of the "paid" button.
 */
export const invoicePage = (kind: DepositKind, builtIn: unknown) =>
  definePage({
    screen: 'deposit.invoice',
    builtIn,
    needs: ['drawing', 'payment'],
    open: ({ core, services, own }: PageParts<InvoicePayments>) => {
      const { catalog, forms, payments, polling, windows } = services
      const { deposit, methods, form } = core
      const { invoices, needsConfirmationId } = own
      const changed = createAmountAnswer({ ...own, deposit })
      const needsId = () => needsConfirmationId(deposit.current?.method ?? '')
      const scopes = {
        deposit: depositScope({ ...core, ...catalog, ...payments }),
        invoice: invoiceScope({ ...core, ...own }),
        form: formScope({ ...core, ...catalog }),
        instruction: instructionScope({ ...core, ...guidesOf(core) }),
      }
      return {
        scopes,
        actions: {
          ...formActions({ form: core.form, track: core.reports.track }),
          'deposit.paid': () => void payInvoice({ ...core, ...core.reports, ...own, kind }),
          'deposit.openPage': () => invoices.mayOpenPage && windows.paymentPage.openPending(),
          'instruction.open': ({ bank }) =>
            core.navigation.go('depositPeerToPeerInstructionPage', { query: { bank: String(bank) } }),
          'invoice.acceptAmount': changed.accept,
          'invoice.cancel': changed.refuse,
          setField: ({ field, value }) => form()?.setFromAction(field, String(value)),
        },
        method: () => methodOfPayment(methods, deposit.current?.method),
        forms: forms.create(scopes, {
          fields: () => neededFields(invoices.invoice?.fields ?? [], needsId()),
          // Amounts that the player has transferred are in the currency of the invoice.
          place: {
            get currency() {
              return invoices.amount.currency || catalog.place.currency
            },
            get country() {
              return catalog.place.country
            },
          },
        }),
        stop: followInvoice({ ...core, ...polling, ...own, kind }),
      }
    },
  })

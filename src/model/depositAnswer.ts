import type { Invoice, Requisite } from './invoice.ts'
import type { MethodField } from './methodField.ts'

/** Where a payment goes on, with what has to be sent there. */
export interface PaymentSource {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly data: Readonly<Record<string, string>>
}

/** A form that the provider describes: what to pay, how, and what to fill in. */
export interface UnifiedForm {
  readonly requisites: readonly (Requisite & { readonly type: string })[]
  readonly text: string
  readonly steps: readonly string[]
  /** Its inputs, as the fields that every form is made of. */
  readonly fields: readonly MethodField[]
  readonly mayComplete: boolean
  /** In seconds from its creation. */
  readonly lifetimeS: number
}

/** A create answer as the product knows it: what decides where the player goes next, and what is shown there. */
export interface DepositAnswer {
  readonly depositId: string | undefined
  readonly fields: readonly MethodField[]
  readonly isFieldsRequired: boolean
  readonly source: PaymentSource | undefined
  readonly hasUnifiedFlow: boolean
  /** The unified form of the answer, when it came with one. */
  readonly unified?: UnifiedForm | undefined
  readonly hasOffers: boolean
  /** Where to pay, when it says so: by requisites or by a card. */
  readonly invoice: Invoice | undefined
  readonly pageId: string | undefined
}

import type { MethodField } from './methodField.ts'

/** Where a payment goes on, with what has to be sent there. */
export interface PaymentSource {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly data: Readonly<Record<string, string>>
}

/** A create answer as the product knows it: only what decides where the player goes next. */
export interface DepositAnswer {
  readonly depositId: string | undefined
  readonly fields: readonly MethodField[]
  readonly isFieldsRequired: boolean
  readonly source: PaymentSource | undefined
  readonly hasUnifiedFlow: boolean
  readonly hasOffers: boolean
  readonly hasCard: boolean
  readonly hasRequisites: boolean
  readonly pageId: string | undefined
}

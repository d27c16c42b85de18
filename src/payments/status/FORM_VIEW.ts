import type { TransactionStatus } from '../TransactionStore.ts'

/** The `form_view` state tracked for each displayed status (spec 4). */
export const FORM_VIEW: Readonly<Record<TransactionStatus, string>> = {
  waiting: 'payment_progress',
  accepted: 'status_processing',
  mistaked: 'status_decline',
  processed: 'status_success',
}

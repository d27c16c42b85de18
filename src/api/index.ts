import type { createListApi } from './listApi.ts'
import type { createPaymentApi } from './paymentApi.ts'

/** Every call of the cashier. A feature picks the calls it uses. */
export type Api = ReturnType<typeof createListApi> & ReturnType<typeof createPaymentApi>

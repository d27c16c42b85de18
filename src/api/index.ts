import type { createListApi } from './listApi.ts'
import type { createPaymentApi } from './paymentApi.ts'

/** Every call of the cashier. Flows take of it what they use. */
export type Api = ReturnType<typeof createListApi> & ReturnType<typeof createPaymentApi>

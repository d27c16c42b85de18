import type { createListApi } from './listApi.ts'
import type { createPaymentApi } from './paymentApi.ts'

/** The calls for deposits. A feature picks those that it uses. */
export type Api = ReturnType<typeof createListApi> & ReturnType<typeof createPaymentApi>

/** The types of cashier, as named by the host (`widgetViewType`). `src/cashiers` and features define them. */
export const CASHIER_NAMES = ['main', 'sweep', 'cryptobalance'] as const

export type CashierName = (typeof CASHIER_NAMES)[number]

export const DEFAULT_CASHIER: CashierName = 'main'

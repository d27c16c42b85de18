import type { CashierName } from '../../schemas/cashiers.ts'
import { CASHIER_STARTS } from '../../src/reference/cashierStarts.ts'
import type { Settings } from './Settings.ts'

/** `page` of the loader for the list that is selected; undefined for the first page of the cashier. */
export function firstPage({ mode, transaction }: Pick<Settings, 'mode' | 'transaction'>): string | undefined {
  if (transaction !== 'withdrawal') return undefined
  const root = CASHIER_STARTS[mode as CashierName]?.root ?? ''
  return `${root}/withdrawal`.slice(1)
}

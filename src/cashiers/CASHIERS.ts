import type { CashierName } from '../reference/cashierStarts.ts'
import type { Cashier } from './Cashier.ts'
import { cryptoBalance } from './cryptoBalance.ts'
import { regular } from './regular.ts'
import { sweepstake } from './sweepstake.ts'

export const CASHIERS: Readonly<Record<CashierName, Cashier>> = {
  main: regular,
  cryptobalance: cryptoBalance,
  sweep: sweepstake,
}

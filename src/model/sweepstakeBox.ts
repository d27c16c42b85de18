import type { WireAmount } from './method.ts'

/** A box of gold coins with free sweep coins (DATA-38). */
export interface SweepstakeBox {
  readonly id: string
  /** The price, exactly as the server sent it. */
  readonly price: WireAmount
  readonly currency: string
  /** The number of gold coins bought. */
  readonly gold: WireAmount
  /** The number of free sweep coins. */
  readonly sweep: WireAmount
}

/** A sweepstake box as displayed. Amounts are decimal texts; the price shown is the price charged. */
export interface ShownBox {
  readonly id: string
  readonly price: string
  readonly currency: string
  readonly gold: string
  readonly sweep: string
}

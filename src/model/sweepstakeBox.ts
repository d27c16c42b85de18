import type { WireAmount } from './method.ts'

/** A box of gold coins with free sweep coins in it (DATA-38). */
export interface SweepstakeBox {
  readonly id: string
  /** What is paid for it, to the letter. */
  readonly price: WireAmount
  readonly currency: string
  /** How many gold coins are in it: what is bought. */
  readonly gold: WireAmount
  /** How many sweep coins come with it, for nothing. */
  readonly sweep: WireAmount
}

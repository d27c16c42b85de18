import type { BoxesStore } from './BoxesStore.ts'
import type { BoxLoading } from './createBoxLoading.ts'

/** The state and actions of buying a sweepstake box. */
export interface BoxPurchases {
  readonly boxes: BoxesStore
  readonly loading: BoxLoading
  /** Called if no box is chosen: shows the problem and goes to the list of boxes (SWEEP-12). */
  readonly onNoBox: (problem: string) => void
}

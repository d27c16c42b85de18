import type { BoxesStore } from '../../stores/BoxesStore.ts'
import type { BoxLoading } from './createBoxLoading.ts'

/** What is bought in a sweepstake. */
export interface BoxBuying {
  readonly boxes: BoxesStore
  readonly loading: BoxLoading
  /** There is nothing to be paid for: says so, and leads to the boxes (SWEEP-12). */
  readonly onNoBox: (problem: string) => void
}

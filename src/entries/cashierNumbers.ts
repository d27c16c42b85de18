/**
 * The numbers of the cashiers in this page. Each cashier takes the lowest free one, which is part of its storage keys:
 * it is the same after a reload if the page mounts its cashiers in the same order.
 */
const taken = new Set<number>()

/** The number of a cashier in this page. */
export interface CashierNumber {
  /** The id for the cashier's storage keys; empty for the first cashier. */
  readonly id: string
  /** Lets the next cashier have the number. */
  free(): void
}

/** Takes the lowest free number. */
export function takeCashierNumber(): CashierNumber {
  let number = 0
  while (taken.has(number)) number++
  taken.add(number)
  return { id: number === 0 ? '' : String(number), free: () => void taken.delete(number) }
}

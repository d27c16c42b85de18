import { reaction } from 'mobx'
import { AMOUNT_FIELD } from '../../forms/AMOUNT_FIELD.ts'
import type { FormStore } from '../../forms/FormStore.ts'
import type { Clock } from '../../platform/time/clock.ts'

/** A player who types "1500" has entered one amount. */
const PAUSE_MS = 1_000

/** Tells the amount that the player has entered, after a pause and once for each amount. Returns the cleanup. */
export function followAmount(
  form: FormStore,
  clock: Pick<Clock, 'setTimeout'>,
  tell: (amount: string) => void,
): () => void {
  let last = form.amount
  let cancel = () => {}
  const stop = reaction(
    () => (form.field(AMOUNT_FIELD)?.isTouched === true ? form.amount : undefined),
    (amount) => {
      cancel()
      if (amount === undefined || amount === last) return
      cancel = clock.setTimeout(() => {
        last = amount
        tell(amount)
      }, PAUSE_MS)
    },
  )
  return () => {
    stop()
    cancel()
  }
}

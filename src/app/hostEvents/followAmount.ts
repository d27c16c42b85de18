import { reaction } from 'mobx'
import { AMOUNT_FIELD } from '../../forms/AMOUNT_FIELD.ts'
import type { FormStore } from '../../forms/FormStore.ts'
import type { Clock } from '../../platform/time/clock.ts'

/** A player who types "1500" has entered one amount. */
const PAUSE_MS = 1_000

/** Reports the entered amount after a pause, each amount once. Returns the cleanup. */
export function followAmount(
  form: FormStore,
  clock: Pick<Clock, 'setTimeout'>,
  notify: (amount: string) => void,
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
        notify(amount)
      }, PAUSE_MS)
    },
  )
  return () => {
    stop()
    cancel()
  }
}

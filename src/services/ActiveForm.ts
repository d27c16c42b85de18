import type { FormStore } from '../forms/FormStore.ts'
import type { Method } from '../model/method.ts'

/** The payment form on the screen. Its members are tracked by MobX. */
export interface ActiveForm {
  readonly form: () => FormStore | undefined
  readonly method: () => Method | undefined
  /** Identifies one opening of a form. */
  readonly opening: () => string
}

import type { Target } from './checkTarget.ts'
import { createListeners } from './createListeners.ts'
import { mountFrame } from './mountFrame.ts'
import type { Paywidget, PaywidgetOptions } from './types.ts'

/**
 * Mounts a cashier in an iframe inside `target` (spec §1, §3). Never throws: what is missing or wrong is reported by
 * `onProblem`, and the cashier opens once the host has corrected it with `setData`, or at once if `target` appears
 * before the page is complete.
 */
export function mountPaywidget(target: Target, options: PaywidgetOptions): Paywidget {
  const { on, emit } = createListeners(options.on)
  return { ...mountFrame(target, options, emit), on }
}

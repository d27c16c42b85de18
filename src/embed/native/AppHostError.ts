import type { HostMistake } from '../../../schemas/host/mistakes.ts'
import type { PaywidgetMessages } from '../types.ts'

/** A mistake in how the app mounts the cashier. `schemas/reference/problems.md` lists what to do about each code. */
export class AppHostError extends TypeError {
  readonly code: HostMistake

  constructor(code: HostMistake, text: string) {
    super(`Paywidget: ${text}`)
    this.code = code
  }
}

/** The payload of `onInitError` for an error that was thrown while the cashier was mounted. */
export const initErrorOf = (error: unknown): PaywidgetMessages['onInitError'] => ({
  code: error instanceof AppHostError ? error.code : 'code.failed',
  text: error instanceof Error ? error.message : String(error),
})

import type { InitErrorCode } from '../../schemas/host/problems.ts'

/** A mistake in how the host mounts the cashier. `schemas/reference/problems.md` lists what to do about each code. */
export class PaywidgetError extends TypeError {
  readonly code: InitErrorCode

  constructor(code: InitErrorCode, text: string) {
    super(`Paywidget: ${text}`)
    this.code = code
  }
}

/** The payload of `onInitError` for an error that was thrown while the cashier was mounted. */
export const initErrorOf = (error: unknown): { readonly code: InitErrorCode; readonly text: string } => ({
  code: error instanceof PaywidgetError ? error.code : 'code.failed',
  text: error instanceof Error ? error.message : String(error),
})

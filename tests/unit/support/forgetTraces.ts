import { afterAll, beforeAll } from 'vitest'

/** Turns off stack traces, which are slow, for a test file that creates a hundred thousand errors. */
export function forgetTraces(): void {
  const before = Error.stackTraceLimit
  beforeAll(() => {
    Error.stackTraceLimit = 0
  })
  afterAll(() => {
    Error.stackTraceLimit = before
  })
}

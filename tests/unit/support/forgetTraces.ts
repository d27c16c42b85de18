import { afterAll, beforeAll } from 'vitest'

/** For the tests of this file: of a hundred thousand lost answers nobody reads where they were lost. */
export function forgetTraces(): void {
  const before = Error.stackTraceLimit
  beforeAll(() => {
    Error.stackTraceLimit = 0
  })
  afterAll(() => {
    Error.stackTraceLimit = before
  })
}

import type { Clock } from '../../platform/time/clock.ts'

/** The lines of a report: enough for a form and its payment. */
const MAX_LOG_LINES = 50

export interface DebugLog {
  /** Adds a line, and writes it to the console. The caller has redacted it. */
  add(line: string): void
  lines(): readonly string[]
}

/** A log of what the cashier does, for developers and support. */
export function createDebugLog(clock: Pick<Clock, 'now'>, write: (line: string) => void): DebugLog {
  let lines: readonly string[] = []
  return {
    add(line) {
      const dated = `${new Date(clock.now()).toISOString().slice(11, 23)} ${line}`
      lines = [...lines, dated].slice(-MAX_LOG_LINES)
      write(dated)
    },
    lines: () => lines,
  }
}

import type { Track } from '../analytics/track.ts'
import { withoutQueries } from '../platform/values/withoutQueries.ts'

export interface Problem {
  readonly code: string
  readonly message: string
}

export type Report = (code: string, message: string) => void

/**
 * Reports problems that the player need not see: invalid layouts, unusable rules, outdated answers. Each distinct
 * problem is reported once: as an event to the operator, and in the console if logging is forced. The queries of URLs
 * are left out: a report may go to a third party.
 */
export function createReport({ track, isLogging }: { readonly track: Track; readonly isLogging: boolean }) {
  const reported = new Map<string, Problem>()
  let listener = (_: Problem): void => undefined
  const report: Report = (code, text) => {
    const message = withoutQueries(text)
    const key = `${code} ${message}`
    if (reported.has(key)) return
    const problem = { code, message }
    reported.set(key, problem)
    track('problem', problem)
    listener(problem)
    if (isLogging) console.warn(`[paywidget] ${key}`)
  }
  return {
    report,
    /** Subscribes to problems; the listener also gets the problems that were reported earlier. */
    onProblem(listen: (problem: Problem) => void): void {
      listener = listen
      reported.forEach(listener)
    },
  }
}

import type { ReportServices } from '../../services/CoreServices.ts'
import type { Problem } from '../createReport.ts'

type OnProblem = ReportServices['onProblem']

/**
 * Lets several listeners subscribe to problems; each also gets the problems reported earlier. `createReport` takes only
 * one listener, which keeps this code out of the first download.
 */
export function shareProblems(onProblem: OnProblem): OnProblem {
  const reported: Problem[] = []
  const listeners: ((problem: Problem) => void)[] = []
  onProblem((problem) => {
    reported.push(problem)
    for (const listener of listeners) listener(problem)
  })
  return (listener) => {
    listeners.push(listener)
    reported.forEach(listener)
  }
}

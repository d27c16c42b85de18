import type { ReportServices } from '../../services/CoreServices.ts'
import type { Problem } from '../createReport.ts'

type OnProblem = ReportServices['onProblem']

/** Lets several listeners hear the problems; each also hears those that were reported earlier. */
export function shareProblems(onProblem: OnProblem): OnProblem {
  const told: Problem[] = []
  const listeners: ((problem: Problem) => void)[] = []
  onProblem((problem) => {
    told.push(problem)
    for (const hear of listeners) hear(problem)
  })
  return (hear) => {
    listeners.push(hear)
    told.forEach(hear)
  }
}

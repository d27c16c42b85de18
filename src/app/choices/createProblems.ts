import type { HostProblem } from '../../../schemas/host/problems.ts'
import type { Embedding } from '../../services/AppNeed.ts'
import type { NotifyHost } from '../../services/HostChoices.ts'

/** Reports a problem of the host's data; `what` names the members. */
export type ReportProblem = (code: HostProblem, what: readonly string[]) => void

/** The problems that each cashier has reported. A cashier that restarts with other settings does not repeat them. */
const reported = new WeakMap<Embedding, Set<string>>()

/**
 * Collects the problems of the host's data until `deliver` is called: the code that reports them is loaded after the
 * list.
 */
export function createProblems(embedding: Embedding) {
  const before = reported.get(embedding) ?? new Set()
  reported.set(embedding, before)
  const waiting: Parameters<ReportProblem>[] = []
  let notifyHost: NotifyHost | undefined

  function reportProblem(...problem: Parameters<ReportProblem>): void {
    if (notifyHost === undefined) return void waiting.push(problem)
    const [code, what] = problem
    const mark = JSON.stringify(problem)
    if (what.length === 0 || before.has(mark)) return
    before.add(mark)
    notifyHost(code, what)
  }

  return {
    reportProblem: reportProblem as ReportProblem,
    deliver(notify: NotifyHost): void {
      notifyHost = notify
      for (const problem of waiting.splice(0)) reportProblem(...problem)
    },
  }
}

/** A name from the host, for a message: only what looks like a name is repeated. */
export const named = (name: string): string => (/^[\w.:-]{1,80}$/.test(name) ? name : '(no name)')

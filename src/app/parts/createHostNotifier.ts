import { HOST_PROBLEMS, type HostProblem } from '../../../schemas/host/problems.ts'
import { createTelemetry, type TelemetryNeed } from '../../analytics/createTelemetry.ts'
import type { AnswerProblem } from '../../api/AnswerProblem.ts'
import { type ResultsNeed, reportResults } from '../../flows/status/reportResults.ts'
import type { HostBridge } from '../../host/HostBridge.ts'
import { LOADED } from '../../host/protocol.ts'
import { onHide } from '../../platform/onHide.ts'
import type { Report } from '../createReport.ts'

export interface HostNotifierNeed {
  readonly bridge: Pick<HostBridge, 'send'>
  readonly report: Report
  readonly reportMismatch: (problem: AnswerProblem) => void
}

/** What others hear of a payment: the host, and the deployment's own endpoints. */
export function createHostNotifier({ bridge, report, reportMismatch }: HostNotifierNeed) {
  const told = new Set<string>()
  return {
    /** An answer that can't be used; of a peer-to-peer deposit the host hears as well (P2P-25, Q-102). */
    notifyMismatch(problem: AnswerProblem): void {
      reportMismatch(problem)
      const text = `${problem.call}: ${problem.paths.join(', ')}`
      if (!isPeerToPeer(problem) || told.has(text)) return
      told.add(text)
      bridge.send({ messageType: 'onInvalidP2PResponse', text })
    },
    notifyHost(code: HostProblem): void {
      const text = HOST_PROBLEMS[code]
      report(code, text)
      bridge.send({ messageType: 'onProblem', code, text })
    },
    /** Begins to tell; returns what ends it. */
    start: (need: ResultsNeed & Omit<TelemetryNeed, 'version' | 'onHide'>): readonly (() => void)[] => [
      reportResults(need),
      createTelemetry({ ...need, onHide, version: LOADED.version }),
    ],
  }
}

/** `deposit-check` speaks of deposits of every kind: where to pay is what it says of those between players. */
const isPeerToPeer = ({ call, paths }: AnswerProblem): boolean =>
  call === 'deposit-create-p2p' ||
  (call === 'deposit-check' && paths.some((path) => /^\/?(card|unifiedFlow)\b/.test(path)))

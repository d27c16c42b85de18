import { HOST_PROBLEMS, type HostProblem, problemText } from '../../../schemas/host/problems.ts'
import { createTelemetry, type TelemetryNeed } from '../../analytics/createTelemetry.ts'
import { AnswerProblem } from '../../api/AnswerProblem.ts'
import type { CallNeed } from '../../api/defineCall.ts'
import type { HostBridge } from '../../host/bridge/HostBridge.ts'
import { LOADED } from '../../host/bridge/protocol.ts'
import { type ResultsNeed, reportResults } from '../../payments/status/reportResults.ts'
import { onHide } from '../../platform/page/onHide.ts'
import type { Report } from '../createReport.ts'

export interface HostNotifierNeed {
  readonly bridge: Pick<HostBridge, 'send'>
  readonly report: Report
  readonly onCallFailure: CallNeed['onFailure']
}

/** Reports about payments to the host and to the deployment's own endpoints. */
export function createHostNotifier({ bridge, report, ...need }: HostNotifierNeed) {
  const reported = new Set<string>()
  return {
    /**
     * Reports a failed call to the operator, and an unusable answer about a peer-to-peer deposit also to the host
     * (P2P-25, Q-102).
     */
    onCallFailure(failure: unknown, isPolled?: boolean): void {
      need.onCallFailure?.(failure, isPolled)
      if (!(failure instanceof AnswerProblem) || !isPeerToPeer(failure)) return
      const text = `${failure.call}: ${failure.paths.join(', ')}`
      if (reported.has(text)) return
      reported.add(text)
      bridge.send({ messageType: 'onInvalidP2PResponse', text })
    },
    notifyHost(code: HostProblem, what: readonly string[] = []): void {
      const text = `${problemText(HOST_PROBLEMS[code])}${details(what)}`
      report(code, text)
      bridge.send({ messageType: 'onProblem', code, text })
    },
    /** Starts reporting; returns the cleanups. */
    start: (
      need: Omit<ResultsNeed, 'onResult'> & Omit<TelemetryNeed, 'version' | 'onHide'>,
    ): readonly (() => void)[] => [
      reportResults({ ...need, onResult: (result) => bridge.send({ messageType: 'onPaymentStatus', ...result }) }),
      createTelemetry({ ...need, onHide, version: LOADED.version }),
    ],
  }
}

/** At most this many details are given in one message. */
const MOST_NAMED = 20

function details(what: readonly string[]): string {
  const more = what.length > MOST_NAMED ? `, and ${what.length - MOST_NAMED} more` : ''
  return what.length === 0 ? '' : ` Details: ${what.slice(0, MOST_NAMED).join('; ')}${more}.`
}

/**
 * `deposit-check` covers deposits of every kind, but only peer-to-peer deposits have payment details at these paths.
 */
const isPeerToPeer = ({ call, paths }: AnswerProblem): boolean =>
  call === 'deposit-create-p2p' ||
  (call === 'deposit-check' && paths.some((path) => /^\/?(card|unifiedFlow)\b/.test(path)))

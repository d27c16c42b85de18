import { HOST_PROBLEMS, type HostProblem } from '../../../schemas/host/problems.ts'
import { createTelemetry, type TelemetryNeed } from '../../analytics/createTelemetry.ts'
import { type ResultsNeed, tellResults } from '../../flows/status/tellResults.ts'
import type { HostBridge } from '../../host/HostBridge.ts'
import { LOADED } from '../../host/protocol.ts'
import { onHide } from '../../platform/onHide.ts'
import type { Report } from '../createReport.ts'

export interface TellingNeed {
  readonly bridge: Pick<HostBridge, 'send'>
  readonly report: Report
}

/** What others hear of a payment: the host, and the deployment's own endpoints. */
export function createTelling({ bridge, report }: TellingNeed) {
  return {
    tellHost(code: HostProblem): void {
      const text = HOST_PROBLEMS[code]
      report(code, text)
      bridge.send({ messageType: 'onProblem', code, text })
    },
    /** Begins to tell; returns what ends it. */
    start: (need: ResultsNeed & Omit<TelemetryNeed, 'version' | 'onHide'>): readonly (() => void)[] => [
      tellResults(need),
      createTelemetry({ ...need, onHide, version: LOADED.version }),
    ],
  }
}

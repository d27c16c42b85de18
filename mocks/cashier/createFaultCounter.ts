import type { CashierCall } from './CashierCall.ts'
import type { CallFault, Scenario } from './Scenario.ts'

// When a keep-alive connection is reset, Chromium resends the request by itself one millisecond later (D-01). The
// player did not retry, so the resent request must get the same fault.
const RESEND_MS = 200

/** The fault of a call, if one is left: counts how often each has occurred. */
export function createFaultCounter(scenario: Scenario, now: () => number) {
  const met = new Map<string, number>()
  const lastMet = new Map<string, number>()

  return {
    of(call: CashierCall): CallFault | undefined {
      const fault = scenario.faults?.[call.name] ?? scenario.faults?.['*']
      if (fault?.times === undefined) return fault
      const same = `${call.name} ${call.headers['idempotency-key'] ?? JSON.stringify(call.payload)}`
      const isResend = fault.answer.startsWith('reset') && now() - (lastMet.get(same) ?? -Infinity) < RESEND_MS
      const count = met.get(call.name) ?? 0
      if (!isResend && count >= fault.times) return undefined
      if (!isResend) met.set(call.name, count + 1)
      lastMet.set(same, now())
      return fault
    },
  }
}

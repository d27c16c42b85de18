import type { CashierCall } from './CashierCall.ts'
import type { Scenario, Trouble } from './Scenario.ts'

// When a keep-alive connection is reset, Chromium resends the request by itself one millisecond later (D-01). The
// player did not retry, so the resent request must get the same fault.
const RESEND_MS = 200

/** Counts the remaining occurrences of each fault. */
export function createTroubleMaker(scenario: Scenario, now: () => number) {
  const met = new Map<string, number>()
  const lastMet = new Map<string, number>()

  return {
    of(call: CashierCall): Trouble | undefined {
      const trouble = scenario.trouble?.[call.name] ?? scenario.trouble?.['*']
      if (trouble?.times === undefined) return trouble
      const same = `${call.name} ${call.headers['idempotency-key'] ?? JSON.stringify(call.payload)}`
      const isResend = trouble.answer.startsWith('reset') && now() - (lastMet.get(same) ?? -Infinity) < RESEND_MS
      const count = met.get(call.name) ?? 0
      if (!isResend && count >= trouble.times) return undefined
      if (!isResend) met.set(call.name, count + 1)
      lastMet.set(same, now())
      return trouble
    },
  }
}

import type { CashierAnswer } from '../CashierAnswer.ts'
import type { Cashier } from '../createCashier.ts'
import type { CashierProfile } from './CashierProfile.ts'

/** Wraps a cashier with a profile. The cashier's records keep the conventions of the fixtures. */
export function withProfile(cashier: Cashier, profile: CashierProfile): Cashier {
  return {
    ...cashier,
    // A getter, because the spread would copy the initial scenario.
    get scenario() {
      return cashier.scenario
    },
    async handle(call) {
      return written(call.name, await cashier.handle(profile.readCall(call)), profile)
    },
  }
}

function written(call: string, answer: CashierAnswer, profile: CashierProfile): CashierAnswer {
  if (answer.kind !== 'json' || answer.status !== 200 || answer.body === undefined) return answer
  return { ...answer, body: profile.writeAnswer(call, answer.body) }
}

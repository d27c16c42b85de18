import type { PaymentConfig } from '../../../schemas/config.ts'
import type { Scopes } from '../../../schemas/scopes/views.ts'
import type { SessionStore } from '../../session/SessionStore.ts'

export interface CashNeed {
  readonly config: Pick<PaymentConfig, 'cash'>
  readonly session: Pick<SessionStore, 'paymentGeo'>
}

/** The pages of the cash agents in the player's country, by agent. */
export const agentsHere = ({ session, config }: CashNeed): Readonly<Record<string, string>> =>
  config.cash.agents[session.paymentGeo.toUpperCase()] ?? {}

/** The cash agents in the player's country (DATA-57). */
export function cashScope(need: CashNeed): Scopes['cash'] {
  return {
    get agents() {
      return Object.entries(agentsHere(need)).map(([name, url]) => ({ name, url }))
    },
  }
}

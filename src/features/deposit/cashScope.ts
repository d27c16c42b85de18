import type { PaymentConfig } from '../../../schemas/config.ts'
import type { Scopes } from '../../../schemas/scopes/views.ts'
import type { ScopesNeed } from '../../scopes/ScopesNeed.ts'

export interface CashNeed extends Pick<ScopesNeed, 'session'> {
  readonly config: Pick<PaymentConfig, 'cash'>
}

/** The cash agents in the player's country (DATA-57). */
export function cashScope({ session, config }: CashNeed): Scopes['cash'] {
  return {
    get agents() {
      const here = config.cash.agents[session.paymentGeo.toUpperCase()] ?? {}
      return Object.entries(here).map(([name, url]) => ({ name, url }))
    },
  }
}

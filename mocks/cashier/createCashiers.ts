import { type Cashier, type CashierOptions, createCashier } from './createCashier.ts'
import type { Scenario } from './Scenario.ts'

interface CashiersNeeds extends Pick<CashierOptions, 'now' | 'random'> {
  readonly scenarios: Readonly<Record<string, Scenario>> & { readonly default: Scenario }
  readonly providerUrl: (depositId: string, token: string) => string
}

/**
 * A cashier for each player, made on first sight. The token names the scenario: `scenario.<name>.<anything>`; the same
 * player's next one has `~2` behind it.
 */
export function createCashiers({ providerUrl, scenarios, ...rest }: CashiersNeeds) {
  const byToken = new Map<string, Cashier>()
  return {
    of(given: string): Cashier {
      const [token = ''] = given.split('~')
      const known = byToken.get(token)
      if (known) return known
      const scenario = scenarios[scenarioName(token)] ?? scenarios.default
      const cashier = createCashier({ ...rest, scenario, providerUrl: (id) => providerUrl(id, token) })
      byToken.set(token, cashier)
      return cashier
    },
  }
}

export type Cashiers = ReturnType<typeof createCashiers>

function scenarioName(token: string): string {
  const [word, name = 'default'] = token.split('.')
  return word === 'scenario' ? name : 'default'
}

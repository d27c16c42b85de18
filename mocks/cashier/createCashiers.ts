import { type Cashier, type CashierOptions, createCashier, type DepositNews } from './createCashier.ts'
import type { Scenario } from './Scenario.ts'

interface CashiersNeeds extends Pick<CashierOptions, 'now' | 'later' | 'random'> {
  readonly scenarios: Readonly<Record<string, Scenario>> & { readonly default: Scenario }
  readonly providerUrl: (depositId: string, token: string) => string
  /** Hears what the providers report, by the token of the player. */
  readonly onNews?: (token: string, news: DepositNews) => void
}

/**
 * A cashier for each player, made on first sight. The token names the scenario and the player: `scenario.<name>.<player>`;
 * with a number behind it, `scenario.<name>.<player>.<n>`, it is a renewed token of the same player.
 */
export function createCashiers({ providerUrl, onNews, scenarios, ...rest }: CashiersNeeds) {
  const byPlayer = new Map<string, Cashier>()
  return {
    of(token: string): Cashier {
      const player = playerOf(token)
      const known = byPlayer.get(player)
      if (known) return known
      const scenario = scenarios[scenarioName(token)] ?? scenarios.default
      const cashier = createCashier({
        ...{ ...rest, scenario },
        providerUrl: (id) => providerUrl(id, token),
        onNews: (news) => onNews?.(token, news),
      })
      byPlayer.set(player, cashier)
      return cashier
    },
  }
}

export type Cashiers = ReturnType<typeof createCashiers>

const playerOf = (token: string): string => /^(scenario\.\w+\.[^.]+)\.\d+$/.exec(token)?.[1] ?? token

function scenarioName(token: string): string {
  const [word, name = 'default'] = token.split('.')
  return word === 'scenario' ? name : 'default'
}

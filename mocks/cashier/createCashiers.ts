import { type Cashier, type CashierOptions, createCashier, type DepositPush } from './createCashier.ts'
import { createForeignProfile } from './profiles/createForeignProfile.ts'
import { withProfile } from './profiles/withProfile.ts'
import type { Scenario } from './Scenario.ts'

interface CashiersNeeds extends Pick<CashierOptions, 'now' | 'later' | 'random'> {
  readonly scenarios: Readonly<Record<string, Scenario>> & { readonly default: Scenario }
  readonly providerUrl: (depositId: string, token: string) => string
  /** Called with the player's token when a provider reports a status. */
  readonly onPush?: (token: string, news: unknown) => void
}

/**
 * One cashier per player, created on first use. The token names the scenario and the player:
 * `scenario.<name>.<player>`. `scenario.<name>.<player>.<n>` with a number is a renewed token of the same player. A
 * token that begins with `foreign` selects the foreign profile (profiles/createForeignProfile.ts).
 */
export function createCashiers({ providerUrl, onPush, scenarios, ...rest }: CashiersNeeds) {
  const byPlayer = new Map<string, Cashier>()
  return {
    of(token: string): Cashier {
      const player = playerOf(token)
      const known = byPlayer.get(player)
      if (known) return known
      const scenario = scenarios[scenarioName(token)] ?? scenarios.default
      const profile = token.startsWith('foreign.') ? createForeignProfile() : undefined
      const own = createCashier({
        ...{ ...rest, scenario },
        providerUrl: (id) => providerUrl(id, token),
        onPush: (news: DepositPush) => onPush?.(token, profile ? profile.writePush(news) : news),
      })
      const cashier = profile ? withProfile(own, profile) : own
      byPlayer.set(player, cashier)
      return cashier
    },
  }
}

export type Cashiers = ReturnType<typeof createCashiers>

const playerOf = (token: string): string => /^((?:scenario|foreign)\.\w+\.[^.]+)\.\d+$/.exec(token)?.[1] ?? token

function scenarioName(token: string): string {
  const [word, name = 'default'] = token.split('.')
  return word === 'scenario' || word === 'foreign' ? name : 'default'
}

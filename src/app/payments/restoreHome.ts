import type { MethodLoading } from '../../catalog/createMethodLoading.ts'
import type { Place } from '../../model/place.ts'
import type { ChosenHome } from '../../services/Carried.ts'
import type { SessionStore } from '../../session/SessionStore.ts'

export interface RestoreNeed {
  readonly session: SessionStore
  readonly loading: Pick<MethodLoading, 'load'>
  /** The country and currency of the host's data. */
  readonly own: Place
  /** The choice in the player's previous app. */
  readonly chosen: ChosenHome | undefined
}

/**
 * Restores the region and the currency that the player chose before a change of settings, and reloads the list. The
 * choice is discarded if the host has changed the cashier or the player's own country or currency, or if the player has
 * already chosen again.
 */
export function restoreHome({ session, loading, own, chosen }: RestoreNeed): void {
  if (chosen?.mode !== session.mode || !isSame(chosen.own, own) || !isSame(session.home, own)) return
  const { country, currency } = chosen.home
  if (isSame(chosen.home, own)) return
  if (country !== session.paymentGeo) session.chooseGeo(country)
  if (currency !== session.currency) session.chooseCurrency(currency, chosen.money)
  void loading.load()
}

const isSame = (one: Place, other: Place): boolean => one.country === other.country && one.currency === other.currency

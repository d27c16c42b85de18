import type { Scopes } from '../../schemas/scopes/views.ts'
import type { Place } from '../model/place.ts'
import { isCis } from '../reference/cis.ts'
import { offeredCountries, offeredCurrencies } from '../reference/onrampChoices.ts'
import type { ScopesNeed } from './ScopesNeed.ts'

/** The country and currency a deposit is paid from. */
export function placeScope({
  place,
  session,
}: Pick<ScopesNeed, 'session'> & { readonly place: Place }): Scopes['place'] {
  return {
    get country() {
      return place.country
    },
    get currency() {
      return place.currency
    },
    get cis() {
      return isCis(place.country)
    },
    get countries() {
      return [...offeredCountries(session.home.country)]
    },
    get currencies() {
      return [...offeredCurrencies()]
    },
  }
}

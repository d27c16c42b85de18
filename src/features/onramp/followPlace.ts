import { compareStructural, reaction } from 'mobx'
import type { PlaceStore } from '../../catalog/PlaceStore.ts'
import type { FormStore } from '../../forms/FormStore.ts'
import type { Place } from '../../model/place.ts'
import type { SessionStore } from '../../session/SessionStore.ts'
import { firstPlace } from './firstPlace.ts'

/** The form's fields for country and currency. */
const COUNTRY = 'country'
const CURRENCY = 'currency'

export interface FollowPlaceNeed {
  readonly place: PlaceStore
  readonly session: Pick<SessionStore, 'home'>
  readonly form: () => FormStore | undefined
  /** The values that were last entered for the current method. */
  readonly entered: () => Readonly<Record<string, string>>
}

/**
 * Restores the country and currency that the form was left with, because a kept amount is only valid in its currency
 * (M1). While the form is open, the player's choices in the form set country and currency. Returns the cleanup.
 */
export function followPlace({ place, session, form, entered }: FollowPlaceNeed): () => void {
  if (!place.isChosen) place.choose(firstPlace(session.home, entered()))
  return reaction(
    () => chosenIn(form()),
    (chosen) => place.choose(chosen),
    { equals: compareStructural, fireImmediately: true },
  )
}

function chosenIn(form: FormStore | undefined): Partial<Place> {
  const chosen = (name: string) => {
    const field = form?.field(name)
    return field?.isTouched ? field.value : ''
  }
  const [country, currency] = [chosen(COUNTRY), chosen(CURRENCY)]
  return { ...(country !== '' && { country }), ...(currency !== '' && { currency }) }
}

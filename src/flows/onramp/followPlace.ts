import { compareStructural, reaction } from 'mobx'
import type { FormStore } from '../../forms/FormStore.ts'
import type { Place } from '../../model/place.ts'
import type { PlaceStore } from '../../stores/PlaceStore.ts'
import type { SessionStore } from '../../stores/SessionStore.ts'
import { firstPlace } from './firstPlace.ts'

/** The fields in which the player says it. */
const COUNTRY = 'country'
const CURRENCY = 'currency'

export interface FollowPlaceNeed {
  readonly place: PlaceStore
  readonly session: Pick<SessionStore, 'home'>
  readonly form: () => FormStore | undefined
  /** What the player had entered before, in the fields of the method that is open. */
  readonly entered: () => Readonly<Record<string, string>>
}

/**
 * The form begins in the place that it was left in: an amount counts in no other currency (M1). While it is open, what the player chooses in it is where, and in what, is paid. Returns its stop.
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

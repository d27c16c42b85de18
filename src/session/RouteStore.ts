import { action, makeObservable, observable } from 'mobx'

export interface RouteFacts {
  /** The page's name, the same in every mode. */
  readonly name: string
  readonly transaction: string
  /** The translation key of the page's title in the header; empty until the first page is known. */
  readonly title: string
  readonly hasBack: boolean
  /** Whether the page has the tabs of the crypto-balance cashier. */
  readonly hasTabs: boolean
  readonly isHeaderHidden: boolean
  readonly isCloseHidden: boolean
  /** Whether the page is a detour from the player's task: the player returns from it to the page before. */
  readonly isDetour: boolean
  /** The CSS class of the page's transition, or empty. */
  readonly transition: string
}

/** The current page, for layouts and the header. The navigation writes it. */
export class RouteStore implements RouteFacts {
  name = ''
  transaction = 'deposit'
  title = ''
  hasBack = false
  hasTabs = false
  isHeaderHidden = false
  isCloseHidden = false
  isDetour = false
  transition = ''

  constructor() {
    makeObservable(this, {
      name: observable,
      transaction: observable,
      hasBack: observable,
      hasTabs: observable,
      isHeaderHidden: observable,
      isCloseHidden: observable,
      enter: action,
    })
  }

  enter(facts: RouteFacts): void {
    Object.assign(this, facts)
  }
}

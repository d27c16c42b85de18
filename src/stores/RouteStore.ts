import { action, makeObservable, observable } from 'mobx'

export interface RouteFacts {
  /** The page, by the name that it has in every mode. */
  readonly name: string
  readonly transaction: string
  /** The translation key of what the header says; it changes with the name. */
  readonly title: string
  readonly hasBack: boolean
  /** Whether the tabs of the crypto-balance cashier stand on it. */
  readonly hasTabs: boolean
  readonly isHeaderHidden: boolean
  readonly isCloseHidden: boolean
  /** It stands beside what the player is doing, who comes back from it. */
  readonly isAside: boolean
  /** How the page comes in: the class of its motion, or empty. */
  readonly transition: string
}

/** Where the player is, for layouts and the header to read; the router writes it. */
export class RouteStore implements RouteFacts {
  name = ''
  transaction = 'deposit'
  title = 'deposit.v2.title'
  hasBack = false
  hasTabs = false
  isHeaderHidden = false
  isCloseHidden = false
  isAside = false
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

import { action, makeObservable, observable } from 'mobx'

export interface RouteFacts {
  readonly name: string
  readonly transaction: string
  readonly hasBack: boolean
  readonly isHeaderHidden: boolean
  readonly isCloseHidden: boolean
}

/** Where the player is, for layouts and the header to read; the router writes it. */
export class RouteStore implements RouteFacts {
  name = ''
  transaction = 'deposit'
  hasBack = false
  isHeaderHidden = false
  isCloseHidden = false

  constructor() {
    makeObservable(this, {
      name: observable,
      transaction: observable,
      hasBack: observable,
      isHeaderHidden: observable,
      isCloseHidden: observable,
      enter: action,
    })
  }

  enter(facts: RouteFacts): void {
    this.name = facts.name
    this.transaction = facts.transaction
    this.hasBack = facts.hasBack
    this.isHeaderHidden = facts.isHeaderHidden
    this.isCloseHidden = facts.isCloseHidden
  }
}

import { action, makeObservable, observable } from 'mobx'

/** Where the player is, for layouts to read; the router writes it. */
export class RouteStore {
  name = ''
  hasBack = false

  constructor() {
    makeObservable(this, { name: observable, hasBack: observable, enter: action })
  }

  enter(name: string, hasBack: boolean): void {
    this.name = name
    this.hasBack = hasBack
  }
}

import { action, makeObservable, observable } from 'mobx'

export interface SessionUser {
  readonly currency: string
  readonly paymentGeo: string
  readonly platform: string
  readonly lang: string
}

/** Who pays, from where, in what. The token is not here: only the transport knows it. */
export class SessionStore {
  readonly user: SessionUser
  readonly userId: string
  readonly mode: 'main' | 'sweep' | 'cryptobalance'
  readonly theme: 'light' | 'dark'
  readonly native: boolean
  readonly canClose: boolean
  readonly experiments: Readonly<Record<string, string>>
  /** The country whose methods are shown; the player may change it on the region page. */
  paymentGeo: string
  isOnline = true
  errorId = ''

  constructor(
    facts: Omit<SessionStore, 'paymentGeo' | 'isOnline' | 'errorId' | 'chooseGeo' | 'setOnline' | 'setErrorId'>,
  ) {
    this.user = facts.user
    this.userId = facts.userId
    this.mode = facts.mode
    this.theme = facts.theme
    this.native = facts.native
    this.canClose = facts.canClose
    this.experiments = facts.experiments
    this.paymentGeo = facts.user.paymentGeo
    makeObservable(this, {
      paymentGeo: observable,
      isOnline: observable,
      errorId: observable,
      chooseGeo: action,
      setOnline: action,
      setErrorId: action,
    })
  }

  chooseGeo(country: string): void {
    this.paymentGeo = country
  }

  setOnline(isOnline: boolean): void {
    this.isOnline = isOnline
  }

  setErrorId(id: string): void {
    this.errorId = id
  }
}

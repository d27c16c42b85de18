import { action, makeObservable, observable, observableRef } from 'mobx'

/** A captcha page in an iframe. */
export interface ChallengeFrame {
  /** A unique id of the captcha's run, because each run gets a new iframe. */
  readonly run: string
  readonly src: string
  readonly sandbox: string
  /** Receives the iframe's window when it is mounted, and null when it is removed. */
  readonly onWindow: (frame: Window | null) => void
  /** Called when the iframe has loaded a page, possibly the browser's error page. */
  readonly onLoad: () => void
  /** Called when the player closes the captcha. */
  readonly onClose: () => void
}

/** The current captcha, if any, and whether it needs the player's action. */
export class ChallengeStore {
  frame: ChallengeFrame | undefined = undefined
  isShown = false

  constructor() {
    makeObservable(this, { frame: observableRef, isShown: observable, begin: action, show: action, end: action })
  }

  /** Call only when no other captcha runs: a replaced one would never end. */
  begin(frame: ChallengeFrame): void {
    this.frame = frame
    this.isShown = false
  }

  /** Only for the captcha of this run; likewise `end`. */
  show(run: string): void {
    if (this.frame?.run === run) this.isShown = true
  }

  end(run: string): void {
    if (this.frame?.run !== run) return
    this.frame = undefined
    this.isShown = false
  }
}

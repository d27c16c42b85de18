import { action, makeObservable, observable, observableRef } from 'mobx'

/** The page of a captcha, in a frame of its own. */
export interface ChallengeFrame {
  /** Another frame for each run. */
  readonly run: string
  readonly src: string
  readonly sandbox: string
  /** Told the frame's window when it is there, and null when it has gone. */
  readonly onWindow: (frame: Window | null) => void
  /** The frame has loaded a page, be it the browser's own that says why not. */
  readonly onLoad: () => void
  /** The player closes it. */
  readonly onClose: () => void
}

/** The captcha under way, if there is one, and whether the player has something to do in it. */
export class ChallengeStore {
  frame: ChallengeFrame | undefined = undefined
  isShown = false

  constructor() {
    makeObservable(this, { frame: observableRef, isShown: observable, begin: action, show: action, end: action })
  }

  begin(frame: ChallengeFrame): void {
    this.frame = frame
    this.isShown = false
  }

  show(): void {
    this.isShown = true
  }

  end(): void {
    this.frame = undefined
    this.isShown = false
  }
}

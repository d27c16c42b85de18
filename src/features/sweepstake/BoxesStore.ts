import { action, computed, makeObservable, observable, observableRef } from 'mobx'
import type { ShownBox } from '../../model/sweepstakeBox.ts'

/** The available boxes, and the chosen one. */
export class BoxesStore {
  /** The loading state. A reload does not change it, so the loaded boxes stay on the screen. */
  state: 'loading' | 'ready' | 'failed' = 'loading'
  boxes: readonly ShownBox[] = []
  chosenId: string | undefined = undefined

  constructor() {
    makeObservable(this, {
      state: observable,
      boxes: observableRef,
      chosenId: observable,
      chosen: computed,
      begin: action,
      fail: action,
      setBoxes: action,
      choose: action,
    })
  }

  get chosen(): ShownBox | undefined {
    return this.boxes.find(({ id }) => id === this.chosenId)
  }

  begin(): void {
    if (this.boxes.length === 0) this.state = 'loading'
  }

  fail(): void {
    if (this.boxes.length === 0) this.state = 'failed'
  }

  /** Clears the choice if the chosen box is sold out or has changed. */
  setBoxes(boxes: readonly ShownBox[]): void {
    const before = this.chosen
    this.boxes = boxes
    this.state = 'ready'
    const now = this.chosen
    if (before === undefined || now === undefined || !isSame(before, now)) this.chosenId = undefined
  }

  choose(id: string): void {
    this.chosenId = id
  }
}

const isSame = (one: ShownBox, other: ShownBox): boolean =>
  one.price === other.price && one.currency === other.currency && one.gold === other.gold && one.sweep === other.sweep

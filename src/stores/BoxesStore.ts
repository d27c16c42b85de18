import { action, computed, makeObservable, observable, observableRef } from 'mobx'

/** A box of a sweepstake as it stands on the screen. Amounts are decimal texts: what is shown is what is charged. */
export interface ShownBox {
  readonly id: string
  readonly price: string
  readonly currency: string
  readonly gold: string
  readonly sweep: string
}

/** The boxes that can be bought, and which of them the player has chosen. */
export class BoxesStore {
  /** Boxes that are there already stay on the screen while they are asked for again. */
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

  /** A box that is sold out, or is not what the player has chosen any more, is chosen no longer. */
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

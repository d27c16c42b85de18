import { action, makeObservable, observable } from 'mobx'

/** Why a method can't be paid by just now. */
export type Doubt =
  /** The answer to a create was lost: the server is being asked. Perhaps it has named this deposit. */
  | { readonly kind: 'checking'; readonly depositId: string | undefined }
  /** The server can't be at work on it any more, and nobody can tell what became of it: the player decides. */
  | { readonly kind: 'unknown'; readonly depositId: string | undefined }
  /** Another document of this player is paying. */
  | { readonly kind: 'elsewhere' }
  /** One is open that this document does not know: it may have been lost with a former document. */
  | { readonly kind: 'found'; readonly depositId: string }

/** What is not known of earlier creates, by the method that it holds. */
export class Doubts {
  readonly #doubts = observable.map<string, Doubt>(undefined, { deep: false })

  constructor() {
    makeObservable(this, { doubt: action })
  }

  /** Read as MobX reads. */
  doubtOf(method: string): Doubt | undefined {
    return this.#doubts.get(method)
  }

  /** Undefined: there is none any more. */
  doubt(method: string, doubt: Doubt | undefined): void {
    if (doubt === undefined) this.#doubts.delete(method)
    else this.#doubts.set(method, doubt)
  }
}

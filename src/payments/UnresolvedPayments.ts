import { action, makeObservable, observable } from 'mobx'

/** The reason why a method can't be used right now. */
export type UnresolvedPayment =
  /**
   * The response to a create was lost and the server is being polled. `depositId`: the deposit that the server last
   * named, which may be another one.
   */
  | { readonly kind: 'checking'; readonly depositId: string | undefined }
  /** The outcome can't be determined any more: the player decides. */
  | { readonly kind: 'unknown'; readonly depositId: string | undefined }
  /** Another tab or window of the player is paying. */
  | { readonly kind: 'elsewhere' }
  /** The player must see this open deposit before creating another. */
  | { readonly kind: 'found'; readonly depositId: string }

/** Whether a create is in flight. For what blocks a method afterwards, see `UnresolvedPayment`. */
export type CreateState = 'idle' | 'creating'

/** The reasons that block creates, by method. */
export class UnresolvedPayments {
  private readonly unresolved = observable.map<string, UnresolvedPayment>(undefined, { deep: false })

  constructor() {
    makeObservable(this, { setUnresolved: action })
  }

  /** The reason that blocks the method, if any. Tracked by MobX. */
  unresolvedFor(method: string): UnresolvedPayment | undefined {
    return this.unresolved.get(method)
  }

  /** Whether the server is being polled about a payment without an answer. Tracked by MobX. */
  get isChecking(): boolean {
    return [...this.unresolved.values()].some(({ kind }) => kind === 'checking')
  }

  /** Blocks the method; unblocks it if `unresolved` is undefined. */
  setUnresolved(method: string, unresolved: UnresolvedPayment | undefined): void {
    if (unresolved === undefined) this.unresolved.delete(method)
    else this.unresolved.set(method, unresolved)
  }
}

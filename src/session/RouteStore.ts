import { action, makeObservable, observable } from 'mobx'

export interface RouteFacts {
  /** The page's name, the same in every mode. */
  readonly name: string
  readonly transaction: string
  /** The translation key of the page's title in the header; empty until the first page is known. */
  readonly title: string
  readonly hasBack: boolean
  /** Whether the page has the tabs of the crypto-balance cashier. */
  readonly hasTabs: boolean
  readonly isHeaderHidden: boolean
  readonly isCloseHidden: boolean
  /** Whether the page is a detour from the player's task: the player returns from it to the page before. */
  readonly isDetour: boolean
  /** The CSS class of the page's transition, or empty. */
  readonly transition: string
}

/** The current page, for layouts and the header. The navigation writes it. */
export class RouteStore implements RouteFacts {
  name = ''
  transaction = 'deposit'
  title = ''
  hasBack = false
  hasTabs = false
  isHeaderHidden = false
  isCloseHidden = false
  isDetour = false
  transition = ''
  /** Whether the code of the next page is still loading: the screen shows a skeleton instead of the page (P11). */
  isLoadingNext = false
  /** When the skeleton was last shown, in ms of `performance.now()`: right after the press for the next page. */
  skeletonShownAt = 0
  /** Key of the rendered page; a page keeps the key of its skeleton, so it is not mounted again. */
  pageKey = 0
  /** Number of the latest wait. A higher number cancels the waits before it. */
  private wait = 0

  constructor() {
    makeObservable(this, {
      isLoadingNext: observable,
      pageKey: observable,
      showSkeleton: action,
      hideSkeleton: action,
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
    if (!this.isLoadingNext) this.pageKey += 1
    this.isLoadingNext = false
    this.wait += 1
    Object.assign(this, facts)
  }

  /** Shows the skeleton of the next page. Cancels the wait before it. */
  showSkeleton(): void {
    this.show(true, 'slide')
  }

  /** Shows the current page again. Cancels the wait for the next page. */
  hideSkeleton(): void {
    this.show(false, 'slide-back')
  }

  private show(isLoadingNext: boolean, transition: string): void {
    this.wait += 1
    if (isLoadingNext === this.isLoadingNext) return
    this.pageKey += 1
    this.isLoadingNext = isLoadingNext
    if (isLoadingNext) this.skeletonShownAt = performance.now()
    this.transition = transition
  }

  /**
   * Shows a skeleton while the code of the next page loads, then opens the page. If the player has gone elsewhere by
   * then, the page is not opened, and a load failure is ignored.
   */
  loadNextPage<T>(code: Promise<T>, open: (loaded: T) => void): Promise<void> {
    this.showSkeleton()
    const { wait } = this
    const isWanted = () => wait === this.wait
    return code
      .then(
        (loaded) => (isWanted() ? open(loaded) : undefined),
        (reason) => (isWanted() ? Promise.reject(reason) : undefined),
      )
      .catch((reason) => {
        if (isWanted()) this.hideSkeleton()
        throw reason
      })
  }
}

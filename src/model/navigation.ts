import type { RouteName } from '../../schemas/routes.ts'

/** Navigation for features: by page name, never by path. */
export interface Navigation {
  go(name: RouteName, options?: GoOptions): void
  /** Goes to the route's back page, else one step back in history (ROUTE-04, ROUTE-05). */
  leave(): void
  current(): RouteName | undefined
  query(name: string): string | undefined
  /** Removes a query parameter without adding a history entry. */
  dropQuery(name: string): void
  /** The state that was passed to `go` for the current page. */
  state(): Readonly<Record<string, string>>
}

export interface GoOptions {
  readonly query?: Readonly<Record<string, string>>
  readonly state?: Readonly<Record<string, string>>
  readonly replace?: boolean
  /**
   * The player pressed something that opens the page: while its code loads, a skeleton is shown, and Back cancels the
   * step. Never for a step that follows a payment.
   */
  readonly isPress?: boolean
}
